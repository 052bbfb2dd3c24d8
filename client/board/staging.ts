import type { Square } from '../../engine/types.ts';
import { type PlacedPiece, preview } from './preview.ts';
import type { Scene } from './scene.ts';

/** A piece that keeps its identity from one position to the next, so that it can be seen to move. */
export interface TrackedPiece extends PlacedPiece {
  readonly id: number;
}

/** A piece on its way: the squares from where it was seen to where it stands. */
export interface Slide {
  readonly id: number;
  readonly squares: readonly Square[];
  /** Whether it captures on the way, and so rises at each hop. */
  readonly jumping: boolean;
}

/** A piece that has left the board and fades once the `hop`th hop (from 0) passes it. */
interface Leaving {
  readonly tracked: TrackedPiece;
  readonly hop: number;
}

/** A man that became a king: at the end of its way, or once the `hop`th hop (from 0) had come to the far row. */
interface Crowned {
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

/** A scene that nothing led to: everything stands still. */
export const opening = (scene: Scene): Staging => ({
  standing: preview(scene.position, scene.selection, scene.moves).map((placed, id) => ({ ...placed, id })),
  slides: [],
  leaving: [],
  crowned: [],
});
