import type { Square } from '../../../engine/types.ts';
import { crownedInPassing, preview } from '../preview.ts';
import type { Scene } from '../scene.ts';
import type { Slide, Staging, TrackedPiece } from '../staging.ts';
import { type Journey, journey } from './journey.ts';
import { track } from './tracking.ts';

/** When more pieces than this change places, it is another game, and nothing slides. */
const MOST_SLIDES = 3;

const find = (pieces: readonly TrackedPiece[], id: number): TrackedPiece | undefined =>
  pieces.find((tracked) => tracked.id === id);

const slidesOf = (
  before: readonly TrackedPiece[],
  standing: readonly TrackedPiece[],
  way: Journey | null,
): readonly Slide[] => {
  const end = way?.squares[way.squares.length - 1];
  const slides = standing.flatMap(({ id, square }): readonly Slide[] => {
    if (way && square === end) return [{ id, squares: way.squares, jumping: way.captures.length > 0 }];
    const earlier = find(before, id);
    return earlier && earlier.square !== square
      ? [{ id, squares: [earlier.square, square], jumping: false }]
      : [];
  });
  return slides.length > MOST_SLIDES ? [] : slides;
};

/** The next scene, seen from the last one. */
export const stage = (last: Staging, before: Scene, after: Scene): Staging => {
  const way = journey(before, after);
  const [from] = way?.squares ?? [];
  const to = way?.squares[way.squares.length - 1];
  const known = from === undefined || to === undefined ? null : { from, to };
  const standing = track(last.standing, preview(after.position, after.selection, after.moves), known);
  const slides = slidesOf(last.standing, standing, way);
  const lastHop = Math.max(0, (way?.squares.length ?? 0) - 2);
  const passing = crownedInPassing(before.position, way?.squares.slice(1) ?? []);
  /** Passed pieces leave one by one (T7), or all together once the last one is passed (R7). */
  const lift = (square: Square): number =>
    before.position.rules.removal === 'at-end' ? lastHop : Math.max(0, way?.captures.indexOf(square) ?? 0);
  return {
    standing,
    slides,
    leaving:
      slides.length === 0
        ? []
        : last.standing
            .filter(({ id }) => !find(standing, id))
            .map((tracked) => ({ tracked, hop: lift(tracked.square) })),
    crowned: standing
      .filter(({ id, piece }) => piece.role === 'king' && find(last.standing, id)?.piece.role === 'man')
      .map(({ id }) => ({ id, hop: passing < 0 ? lastHop : passing })),
  };
};
