/** What there is to hear of a game. */
export const SOUNDS = ['move', 'capture', 'crown', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** In seconds from the beginning of the file. */
interface Stretch {
  readonly from: number;
  readonly length: number;
}

/** Where each sound stands in `sounds.wav`, which the build makes by this. */
export const STRETCHES: { readonly [sound in Sound]: Stretch } = {
  move: { from: 0, length: 0.1 },
  capture: { from: 0.1, length: 0.18 },
  crown: { from: 0.28, length: 0.35 },
  end: { from: 0.63, length: 0.6 },
};
