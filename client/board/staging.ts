import type { Square } from '../../engine/types.ts';
import { type Journey, journey, type Scene } from './journey.ts';
import { crownedInPassing, preview } from './preview.ts';
import { type TrackedPiece, track } from './tracking.ts';

/** A piece on its way: the squares from where it was seen to where it stands. */
export interface Slide {
  readonly id: number;
  readonly squares: readonly Square[];
  /** Whether it captures on the way, and so rises at each hop. */
  readonly jumping: boolean;
}

/** A piece that has left the board and fades once the `hop`th hop (from 0) passes it. */
export interface Leaving {
  readonly tracked: TrackedPiece;
  readonly hop: number;
}

/** A man that became a king: at the end of its way, or once the `hop`th hop (from 0) had come to the far row. */
export interface Crowned {
  readonly id: number;
  readonly hop: number;
}

/** What stands on the board, and what has to be seen happening on the way there. */
export interface Staging {
  readonly standing: readonly TrackedPiece[];
  readonly slides: readonly Slide[];
  readonly leaving: readonly Leaving[];
  readonly crowned: readonly Crowned[];
}

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

/** A scene that nothing led to: everything stands still. */
export const opening = (scene: Scene): Staging => ({
  standing: track([], preview(scene.position, scene.selection, scene.moves)),
  slides: [],
  leaving: [],
  crowned: [],
});

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
