import type { ThemeDesign } from '../design.ts';
import type { Palette } from '../palette.ts';

/** The same color whatever the page has. */
const always = (color: string): { readonly day: string; readonly night: string } => ({
  day: color,
  night: color,
});

const palette: Palette = {
  wood: always('#2A323E'),
  secondWood: always('#2A323E'),
  paleWood: always('#4A5566'),
  grain: always('#56637A'),
  rule: always('#76849A'),
  frame: always('#7C8AA1'),
  coordinate: always('#E4EAF3'),
  ivory: always('#EFE6D2'),
  ivoryEdge: always('#D3C6A8'),
  ivoryLine: always('#14171D'),
  ivoryGroove: always('#857350'),
  walnut: always('#3B2C16'),
  black: always('#3F4C61'),
  blackEdge: always('#7C8BA3'),
  blackGroove: always('#9DAECA'),
  brass: always('#F0C878'),
  shadow: always('#000000'),
  target: always('#8FE0B4'),
  mustCapture: always('#FF9A8B'),
  lastMove: always('#F0B45E'),
};

/** Moonlight: dark whatever the page is. */
export const night: ThemeDesign = { palette, dark: true, lettering: 'coordinate' };
