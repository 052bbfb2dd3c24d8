import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { soundSprite } from '../../../client/sounds/sprite.ts';
import { SOUNDS, STRETCHES } from '../../../client/sounds/stretches.ts';

const file = soundSprite();
const view = new DataView(file.buffer);
const RATE = view.getUint32(24, true);

/** How far a stretch of the file goes from silence, of 128. */
const loudest = (from: number, to: number): number =>
  Math.max(
    ...file
      .slice(44 + Math.round(from * RATE), 44 + Math.round(to * RATE))
      .map((value) => Math.abs(value - 128)),
  );

describe('the file of sounds', () => {
  test('is a WAV of the length that it says', () => {
    expect(new TextDecoder().decode(file.slice(0, 4))).toBe('RIFF');
    expect(new TextDecoder().decode(file.slice(8, 16))).toBe('WAVEfmt ');
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect(view.getUint32(40, true)).toBe(file.length - 44);
  });

  test('is small: at most 10 KB on its way', () => {
    expect(gzipSync(file).length).toBeLessThanOrEqual(10 * 1024);
  });

  test.each(SOUNDS)('%s can be heard, is not cut, and ends in silence', (sound) => {
    const { from, length } = STRETCHES[sound];
    expect(loudest(from, from + length)).toBeGreaterThan(20);
    expect(loudest(from, from + length)).toBeLessThan(127);
    expect(loudest(from + length - 0.004, from + length - 0.001)).toBeLessThanOrEqual(4);
  });

  test('no two sounds overlap, and none is beyond the end', () => {
    const stretches = SOUNDS.map((sound) => STRETCHES[sound]);
    stretches.forEach(({ from, length }, index) => {
      const next = stretches[index + 1]?.from ?? (file.length - 44) / RATE;
      expect(from + length).toBeLessThanOrEqual(next + 1 / RATE);
    });
  });
});
