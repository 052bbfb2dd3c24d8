import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { QUIET, qrPath } from '../../../client/handover/qrCode.ts';

const LINK = `https://dama.example/t/7fKq2mWxYz#seat=${'s'.repeat(32)}`;

/** Pixels of one module, in a picture for a reader. */
const SCALE = 4;

/** The picture of a code as a camera would have it: its path on white, with the quiet zone around. */
const photograph = ({ size, path }: ReturnType<typeof qrPath>) => {
  const side = (size + 2 * QUIET) * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < SCALE * SCALE; dot += 1) {
      const x = (Number(left) + QUIET) * SCALE + (dot % SCALE);
      const y = (Number(top) + QUIET) * SCALE + Math.floor(dot / SCALE);
      data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
};

describe('the code of a link', () => {
  it.each([
    { name: 'with a ticket', link: LINK },
    { name: 'with an invitation, too', link: `${LINK}&claim=${'c'.repeat(22)}` },
    {
      name: 'on plain http in a local network',
      link: LINK.replace('https://dama.example', 'http://192.168.0.17:8787'),
    },
  ])('is read by another library as the link $name', ({ link }) => {
    expect(decodeQR(photograph(qrPath(link)))).toBe(link);
  });

  it('differs for another link', () => {
    expect(qrPath(`${LINK}x`)).not.toEqual(qrPath(LINK));
  });
});
