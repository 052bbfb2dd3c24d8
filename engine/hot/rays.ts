import { DIRECTIONS, OFF_BOARD, step } from '../rays.ts';

// Tables by `direction << 6 | square`; the directions are those of `../rays.ts`.

/** The neighbor of a square; beside the board there is none, and a step comes to nothing. */
export const STEPS = /* @__PURE__ */ Int8Array.from({ length: 8 * 64 }, (_, index) => {
  const to = step(index & 63, index >> 6);
  return to === OFF_BOARD ? index & 63 : to;
});

/** The squares in a direction, of the half of the board that begins with the square `first`. */
const raysIn = (first: 0 | 32): Int32Array =>
  Int32Array.from({ length: 8 * 64 }, (_, index) => {
    let ray = 0;
    for (let to = step(index & 63, index >> 6); to !== OFF_BOARD; to = step(to, index >> 6)) {
      if (to >> 5 === first >> 5) ray |= 1 << to;
    }
    return ray;
  });

/** All squares in a direction up to the edge, without the one that they start from; by halves of the board. */
export const RAYS_LO = /* @__PURE__ */ raysIn(0);
export const RAYS_HI = /* @__PURE__ */ raysIn(32);

/** The whole line through a square, along a direction and the opposite one, without the square itself. */
const linesOf = (rays: Int32Array): Int32Array => rays.map((ray, index) => ray | (rays[index ^ 256] ?? 0));

/** All squares of the line through a square, without the square itself; by halves of the board. */
export const LINES_LO = /* @__PURE__ */ linesOf(RAYS_LO);
export const LINES_HI = /* @__PURE__ */ linesOf(RAYS_HI);

/** By direction: by how much a square's number grows with a step. */
export const SHIFTS = /* @__PURE__ */ Int8Array.from([8, 9, 1, -7, -8, -9, -1, 7]);

/** By direction: the squares of a half that a step can reach; only files are lost. */
export const REACHED = /* @__PURE__ */ Int32Array.from(DIRECTIONS, (direction) =>
  (direction & 3) === 0 ? ~0 : direction < 4 ? 0xfefefefe : 0x7f7f7f7f,
);
