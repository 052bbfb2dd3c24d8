/** How pieces move: what a board loads once it stands on a page whose reader has nothing against it. */
import { type Place, placeOf } from '../../../drawing/geometry.ts';
import type { Color } from '../../../engine/types.ts';
import type { Released } from '../motion.ts';
import { transformTo } from '../pieces.ts';
import type { Slide, Staging } from '../staging.ts';

export { stage } from './staging.ts';

/** How long a piece takes for a quiet move, and for each hop of a capture, in milliseconds. */
const HOP_MS = 180;
/** How long a piece that is let go takes to its square. */
const SETTLE_MS = 120;
const FADE_MS = 200;
/** A jump rises a little: the piece looks this much larger half-way. */
const RISE = 1.14;

const between = (a: Place, b: Place): Place => ({
  column: (a.column + b.column) / 2,
  row: (a.row + b.row) / 2,
});

/** The places of a slide; a piece that was dragged begins where it was let go. */
const placesOf = ({ id, squares }: Slide, orientation: Color, released: Released | null): readonly Place[] =>
  squares.map((square, index) => {
    const place = placeOf(square, orientation);
    return index === 0 && released?.id === id
      ? { column: place.column + released.columns, row: place.row + released.rows }
      : place;
  });

const keyframes = (places: readonly Place[], rises: (hop: number) => boolean): Keyframe[] =>
  places.flatMap((place, hop): Keyframe[] => {
    const next = places[hop + 1];
    if (!next) return [{ transform: transformTo(place), offset: 1 }];
    const offset = hop / (places.length - 1);
    if (!rises(hop)) return [{ transform: transformTo(place), easing: 'ease-out', offset }];
    const top = `${transformTo(between(place, next))} scale(${RISE})`;
    return [
      { transform: transformTo(place), easing: 'ease-in', offset },
      { transform: top, easing: 'ease-out', offset: offset + 0.5 / (places.length - 1) },
    ];
  });

const slidePiece = (
  element: HTMLElement,
  slide: Slide,
  orientation: Color,
  released: Released | null,
): Animation => {
  const places = placesOf(slide, orientation, released);
  const dragged = released?.id === slide.id;
  const rises = (hop: number): boolean => slide.jumping && !(dragged && hop === 0);
  const hops = places.length - 1;
  element.classList.add('moving');
  const animation = element.animate(keyframes(places, rises), {
    duration: dragged && hops === 1 ? SETTLE_MS : HOP_MS * hops,
  });
  const land = (): void => element.classList.remove('moving');
  animation.finished.then(land, land);
  return animation;
};

/**
 * Shows what a staging asks for: slides hop by hop, captured pieces fading as they leave, crowns appearing on men that became kings.
 * Resolves when all has been seen or was cut short by something newer.
 */
export const perform = async (
  staging: Staging,
  elementOf: (id: number) => HTMLElement | null,
  orientation: Color,
  released: Released | null,
): Promise<void> => {
  const animations: Animation[] = [];
  for (const slide of staging.slides) {
    const element = elementOf(slide.id);
    if (element) animations.push(slidePiece(element, slide, orientation, released));
  }
  for (const { tracked, hop } of staging.leaving) {
    const fade = elementOf(tracked.id)?.animate([{ opacity: 1 }, { opacity: 0 }], {
      delay: (hop + 0.5) * HOP_MS,
      duration: FADE_MS,
      fill: 'forwards',
    });
    if (fade) animations.push(fade);
  }
  for (const { id, hop } of staging.crowned) {
    elementOf(id)
      ?.querySelector('.crown')
      ?.animate([{ opacity: 0 }, { opacity: 1 }], {
        delay: (hop + 1) * HOP_MS,
        duration: FADE_MS,
        fill: 'backwards',
      });
  }
  await Promise.allSettled(animations.map(({ finished }) => finished));
};

/** Lets a piece glide back from where it was let go to the square that it never left. */
export const settle = (element: HTMLElement, { columns, rows }: Released): void => {
  element.animate([{ translate: `${columns * 100}% ${rows * 100}%` }, { translate: '0 0' }], {
    duration: SETTLE_MS,
    easing: 'ease-out',
  });
};
