import { generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../../../client/handover/qrCode.ts';

const LINK = `https://dama.example/t/7fKq2mWxYz#seat=${'s'.repeat(32)}`;

/** The modules that a path draws, as rows of `#` and `.`. */
const drawn = ({ size, path }: ReturnType<typeof qrPath>): readonly string[] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y)];
    if (row) row[Number(x)] = '#';
  }
  return rows.map((row) => row.join(''));
};

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

describe('the code of a link', () => {
  const rows = drawn(qrPath(LINK));

  it('is the code, module by module', () => {
    const code = generate(LINK);
    expect(rows).toEqual(code.toString({ on: '#', off: '.', pad: 0 }).trimEnd().split('\n'));
  });

  it('has its three marks in three corners, and none in the fourth (ISO/IEC 18004)', () => {
    const size = rows.length;
    const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    expect([corner(0, 0), corner(size - 7, 0), corner(0, size - 7)]).toEqual([FINDER, FINDER, FINDER]);
    expect(corner(size - 7, size - 7)).not.toEqual(FINDER);
  });

  it('differs for another link', () => {
    expect(drawn(qrPath(`${LINK}x`))).not.toEqual(rows);
  });
});
