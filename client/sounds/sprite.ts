import { SOUNDS, type Sound, STRETCHES } from './stretches.ts';

/** Samples a second. */
const RATE = 11_025;

/** Something that rings and dies away: pitch in hertz, loudness of 1, what is left of it after a second, where it begins in seconds. */
interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly loudness: number;
  /** The larger, the shorter. */
  readonly decay: number;
}

/** Two pieces of wood that touch: a few pitches that have nothing to do with each other, and die at once. */
const tap = (at: number, size: number, loudness: number): readonly Tone[] => [
  { at, pitch: 690 * size, loudness: loudness * 0.5, decay: 55 },
  { at, pitch: 1130 * size, loudness: loudness * 0.32, decay: 80 },
  { at, pitch: 1870 * size, loudness: loudness * 0.2, decay: 130 },
  { at, pitch: 3310 * size, loudness: loudness * 0.16, decay: 320 },
];

/** A small bell: one pitch and its octave. */
const bell = (at: number, pitch: number, loudness: number): readonly Tone[] => [
  { at, pitch, loudness: loudness * 0.7, decay: 11 },
  { at, pitch: pitch * 2, loudness: loudness * 0.2, decay: 16 },
];

const RECIPES: { readonly [sound in Sound]: readonly Tone[] } = {
  move: tap(0, 1, 0.7),
  // The piece that is taken is laid aside.
  capture: [...tap(0, 0.86, 0.75), ...tap(0.075, 1.24, 0.45)],
  crown: [...tap(0, 1, 0.5), ...bell(0.05, 784, 0.35), ...bell(0.14, 1047, 0.35)],
  end: [...bell(0, 523, 0.3), ...bell(0.11, 659, 0.3), ...bell(0.22, 784, 0.35)],
};

/** How far the air is pushed at a moment, from -1 to 1; the very last of it fades, so that nothing clicks. */
const pressure = (tones: readonly Tone[], moment: number, length: number): number => {
  const whole = tones.reduce((sum, { at, pitch, loudness, decay }) => {
    const age = moment - at;
    return age < 0 ? sum : sum + loudness * Math.exp(-decay * age) * Math.sin(2 * Math.PI * pitch * age);
  }, 0);
  return whole * Math.min(1, (length - moment) * 50);
};

const HEADER = 44;

/**
 * The sounds of a game, one after the other in one small file: the build makes it of the recipes above, and pages load it when there is
 * something to hear. It is a WAV of one channel, which every browser decodes; eight bits and few samples are enough for wood on wood.
 */
export const soundSprite = (): Uint8Array => {
  const last = STRETCHES.end;
  const samples = Math.round((last.from + last.length) * RATE);
  const bytes = new Uint8Array(HEADER + samples).fill(128, HEADER);
  const view = new DataView(bytes.buffer);
  const text = (at: number, name: string) =>
    bytes.set(
      [...name].map((letter) => letter.charCodeAt(0)),
      at,
    );
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); // The length of what follows, up to `data`.
  view.setUint16(20, 1, true); // Plain samples
  view.setUint16(22, 1, true); // One channel
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true); // Bytes a second
  view.setUint16(32, 1, true); // Bytes a sample
  view.setUint16(34, 8, true); // Bits a sample
  text(36, 'data');
  view.setUint32(40, samples, true);
  for (const sound of SOUNDS) {
    const { from, length } = STRETCHES[sound];
    const first = Math.round(from * RATE);
    for (let index = 0; index < Math.round(length * RATE); index += 1) {
      const value = pressure(RECIPES[sound], index / RATE, length);
      bytes[HEADER + first + index] = 128 + Math.round(127 * Math.max(-1, Math.min(1, value)));
    }
  }
  return bytes;
};
