import { describe, expect, test } from 'vitest';
import { bitCount, lowestBit } from '../../engine/bits.ts';
import { lineTable } from '../../engine/hot/lines.ts';
import { LINES_HI, LINES_LO, RAYS_HI, RAYS_LO, REACHED, SHIFTS, STEPS } from '../../engine/hot/rays.ts';
import { DIRECTIONS, OFF_BOARD, step } from '../../engine/rays.ts';
import { mulberry32 } from './slow/index.ts';

const SQUARES = Array.from({ length: 64 }, (_, square) => square);

/** The squares from one on in a direction, without it. */
const ray = (square: number, direction: number): readonly number[] => {
  const next = step(square, direction);
  return next === OFF_BOARD ? [] : [next, ...ray(next, direction)];
};

const halves = (squares: readonly number[]): readonly [number, number] => [
  squares.filter((square) => square < 32).reduce((set, square) => set | (1 << square), 0),
  squares.filter((square) => square >= 32).reduce((set, square) => set | (1 << square), 0),
];

test('bits are counted as they are written', () => {
  const random = mulberry32(1);
  for (const bits of [
    0,
    1,
    -1,
    1 << 31,
    0x0f0f0f0f,
    ...Array.from({ length: 2000 }, () => (random.next() * 2 ** 32) | 0),
  ]) {
    const written = (bits >>> 0).toString(2);
    expect(bitCount(bits), written).toBe(written.replaceAll('0', '').length);
    expect(lowestBit(bits), written).toBe(bits === 0 ? -1 : written.length - 1 - written.lastIndexOf('1'));
  }
});

describe.each(DIRECTIONS)('direction %i', (direction) => {
  test('steps, shifts and reached squares are those of one step', () => {
    for (const square of SQUARES) {
      const to = step(square, direction);
      expect(STEPS[(direction << 6) | square]).toBe(to === OFF_BOARD ? square : to);
      if (to !== OFF_BOARD) expect(to - square).toBe(SHIFTS[direction]);
    }
    const files = new Set(
      SQUARES.map((square) => step(square, direction)).map((to) => (to === OFF_BOARD ? -1 : to & 7)),
    );
    expect([...files].filter((file) => file >= 0).sort()).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].filter((file) => (((REACHED[direction] ?? 0) >> file) & 1) !== 0),
    );
  });

  test('rays and lines are squares in a row', () => {
    for (const square of SQUARES) {
      const index = (direction << 6) | square;
      const ahead = ray(square, direction);
      expect([RAYS_LO[index], RAYS_HI[index]]).toEqual(halves(ahead));
      expect([LINES_LO[index], LINES_HI[index]]).toEqual(halves([...ahead, ...ray(square, direction ^ 4)]));
    }
  });
});

test.each([
  { name: 'all ways', steps: 0b11111111, jumps: 0b11111111 },
  { name: 'steps up, jumps down', steps: 0b00001111, jumps: 0b11110000 },
  { name: 'a rook', steps: 0b01010101, jumps: 0b01010101 },
])('a line says how far a piece goes and what it can jump: $name', ({ steps, jumps }) => {
  const table = lineTable(steps, jumps);
  for (let index = 0; index < table.length; index++) {
    const axis = index >> 11;
    const place = (index >> 8) & 7;
    const isFree = (at: number) => at >= 0 && at < 8 && ((index >> at) & 1) !== 0;
    let quiet = 0;
    let overs = 0;
    for (const [by, direction] of [
      [1, axis],
      [-1, axis + 4],
    ] as const) {
      let at = place + by;
      while (isFree(at)) {
        if (((steps >> direction) & 1) !== 0) quiet++;
        at += by;
      }
      if (((jumps >> direction) & 1) !== 0 && at >= 0 && at < 8 && isFree(at + by)) overs |= 1 << at;
    }
    expect(table[index], `axis ${axis}, place ${place}, free ${index & 255}`).toBe(quiet | (overs << 8));
  }
});
