import type { ThemeDesign } from '../../drawing/design.ts';
import { hostProperty } from '../../drawing/palette.ts';
import { ownProperty } from '../../drawing/shapes.ts';

/**
 * A theme's inks as declarations for a board, each as the host page has it if it has one. Browsers from before 2024 do not know `light-dark()`
 * and see the day.
 */
export const inksOf = ({ palette, dark }: ThemeDesign): string => {
  const both = CSS.supports('color', 'light-dark(red,red)');
  const inks = Object.entries(palette).map(
    ([ink, { day, night }]) =>
      `${ownProperty(ink)}:var(${hostProperty(ink)},${both ? `light-dark(${day},${night})` : day})`,
  );
  return [...(dark ? ['color-scheme:dark'] : []), ...inks].join(';');
};
