/*
 * AssemblyScript, not TypeScript: the engine's fast path written once more for WebAssembly, for Turkish draughts only, on sets of 64
 * bits. It is there to be measured beside it; nothing else uses it. `bench/wasm/index.ts` compiles and runs it.
 */

const NOT_A: u64 = 0xfefefefefefefefe;
const NOT_H: u64 = 0x7f7f7f7f7f7f7f7f;

// By ply: own pieces, the other's, kings of both.
const own = new StaticArray<u64>(32);
const enemy = new StaticArray<u64>(32);
const kings = new StaticArray<u64>(32);

// One list of moves a ply.
const ROWS: i32 = 1024;
const fromSets = new StaticArray<u64>(32 * 1024);
const toSets = new StaticArray<u64>(32 * 1024);
const takenSets = new StaticArray<u64>(32 * 1024);
const kingAfter = new StaticArray<bool>(32 * 1024);
const counts = new StaticArray<i32>(32);

/** The set one step on; 0 up, 1 right, 2 down, 3 left. */
function stepped(set: u64, direction: i32): u64 {
  if (direction == 0) return set << 8;
  if (direction == 1) return (set & NOT_H) << 1;
  if (direction == 2) return set >> 8;
  return (set & NOT_A) >> 1;
}

/** What a king on the bit `from` reaches in a direction, up to and without the first square that is not free. */
function slide(from: u64, direction: i32, free: u64): u64 {
  let reached: u64 = 0;
  for (let to = stepped(from, direction) & free; to != 0; to = stepped(to, direction) & free) reached |= to;
  return reached;
}

// The walk's state: where rows go, where those of this piece begin, and the most pieces taken so far.
let list: i32 = 0;
let first: i32 = 0;
let most: i32 = 0;
let start: u64 = 0;
let far: u64 = 0;

function end(square: u64, king: bool, taken: u64, depth: i32): void {
  if (depth < most) return;
  if (depth > most) {
    most = depth;
    first = 0;
    unchecked((counts[list] = 0));
  }
  const base = list * ROWS;
  const count = unchecked(counts[list]);
  for (let row = first; row < count; row++) {
    if (unchecked(toSets[base + row]) == square && unchecked(takenSets[base + row]) == taken) return;
  }
  unchecked((fromSets[base + count] = start));
  unchecked((toSets[base + count] = square));
  unchecked((takenSets[base + count] = taken));
  unchecked((kingAfter[base + count] = king || (square & far) != 0));
  unchecked((counts[list] = count + 1));
}

/** T5 to T8: every jump on from a square, in the three directions that do not turn back, of which a man lacks `behind`. */
function goOn(
  at: u64,
  king: bool,
  back: i32,
  behind: i32,
  foes: u64,
  free: u64,
  taken: u64,
  depth: i32,
): void {
  let jumped = false;
  for (let direction = 0; direction < 4; direction++) {
    if (direction == back || (!king && direction == behind)) continue;
    let over = stepped(at, direction);
    if (king) while ((over & free) != 0) over = stepped(over, direction);
    if ((over & foes) == 0) continue;
    const room = free | over;
    let to = stepped(over, direction) & free;
    if (to != 0) jumped = true;
    while (to != 0) {
      goOn(to, king, direction ^ 2, behind, foes & ~over, room, taken | over, depth + 1);
      if (!king) break;
      to = stepped(to, direction) & free;
    }
  }
  if (!jumped && depth > 0) end(at, king, taken, depth);
}

/** The men that can jump, of the position that was counted last. */
let manJumpers: u64 = 0;

/** Whether one of the kings can capture, or the number of their quiet moves. */
function countKings(set: u64, foes: u64, free: u64): i32 {
  let count = 0;
  for (let left = set; left != 0; left &= left - 1) {
    const from = left & (0 - left);
    for (let direction = 0; direction < 4; direction++) {
      const reached = slide(from, direction, free);
      const over = stepped(reached | from, direction) & foes;
      if ((stepped(over, direction) & free) != 0) return -1;
      count += <i32>popcnt(reached);
    }
  }
  return count;
}

/** The number of quiet moves, or -1 where the side must capture (T9). */
function countQuiet(ply: i32, white: bool): i32 {
  const mine = unchecked(own[ply]);
  const foes = unchecked(enemy[ply]);
  const free = ~(mine | foes);
  const royal = mine & unchecked(kings[ply]);
  const men = mine ^ royal;
  const forward = white ? free >> 8 : free << 8;
  const right = (free & NOT_A) >> 1;
  const left = (free & NOT_H) << 1;
  const over = forward & foes;
  const jumpers =
    men & ((white ? over >> 8 : over << 8) | ((right & foes & NOT_A) >> 1) | ((left & foes & NOT_H) << 1));
  manJumpers = jumpers;
  if (jumpers != 0) return -1;
  const count = <i32>(popcnt(forward & men) + popcnt(right & men) + popcnt(left & men));
  if (royal == 0) return count;
  const more = countKings(royal, foes, free);
  return more < 0 ? -1 : count + more;
}

function listCaptures(ply: i32, white: bool, into: i32): void {
  const mine = unchecked(own[ply]);
  const free = ~(mine | unchecked(enemy[ply]));
  list = into;
  most = 0;
  far = white ? 0xff00000000000000 : 0xff;
  unchecked((counts[into] = 0));
  for (let left = manJumpers | (mine & unchecked(kings[ply])); left != 0; left &= left - 1) {
    start = left & (0 - left);
    first = unchecked(counts[into]);
    const king = (start & unchecked(kings[ply])) != 0;
    goOn(start, king, -1, white ? 2 : 0, unchecked(enemy[ply]), free | start, 0, 0);
  }
}

function addQuiet(ply: i32, from: u64, to: u64, king: bool): void {
  const row = ply * ROWS + unchecked(counts[ply]);
  unchecked((fromSets[row] = from));
  unchecked((toSets[row] = to));
  unchecked((takenSets[row] = 0));
  unchecked((kingAfter[row] = king || (to & far) != 0));
  unchecked(counts[ply]++);
}

function listQuiet(ply: i32, white: bool): void {
  const mine = unchecked(own[ply]);
  const free = ~(mine | unchecked(enemy[ply]));
  const royal = mine & unchecked(kings[ply]);
  far = white ? 0xff00000000000000 : 0xff;
  unchecked((counts[ply] = 0));
  for (let direction = 0; direction < 4; direction++) {
    if (direction != (white ? 2 : 0)) {
      for (let left = stepped(mine ^ royal, direction) & free; left != 0; left &= left - 1) {
        const to = left & (0 - left);
        addQuiet(ply, stepped(to, direction ^ 2), to, false);
      }
    }
    for (let left = royal; left != 0; left &= left - 1) {
      const from = left & (0 - left);
      for (let to = stepped(from, direction) & free; to != 0; to = stepped(to, direction) & free) {
        addQuiet(ply, from, to, true);
      }
    }
  }
}

function countLines(ply: i32, depth: i32, white: bool): f64 {
  const quiet = countQuiet(ply, white);
  if (depth == 1) {
    if (quiet >= 0) return quiet;
    listCaptures(ply, white, 31);
    return unchecked(counts[31]);
  }
  if (quiet < 0) listCaptures(ply, white, ply);
  else listQuiet(ply, white);
  const count = unchecked(counts[ply]);
  let total: f64 = 0;
  for (let row = ply * ROWS, rows = row + count; row < rows; row++) {
    const from = unchecked(fromSets[row]);
    const to = unchecked(toSets[row]);
    const taken = unchecked(takenSets[row]);
    unchecked((own[ply + 1] = enemy[ply] & ~taken));
    unchecked((enemy[ply + 1] = (own[ply] & ~from) | to));
    unchecked((kings[ply + 1] = (kings[ply] & ~(from | taken)) | (unchecked(kingAfter[row]) ? to : 0)));
    total += countLines(ply + 1, depth - 1, !white);
  }
  return total;
}

/** Perft, moves with the same (from, to, captured set) counted once, of the side `mine`; sets come as two halves. */
export function perft(
  depth: i32,
  white: bool,
  mineLo: u32,
  mineHi: u32,
  foesLo: u32,
  foesHi: u32,
  kingsLo: u32,
  kingsHi: u32,
): f64 {
  own[0] = ((<u64>mineHi) << 32) | mineLo;
  enemy[0] = ((<u64>foesHi) << 32) | foesLo;
  kings[0] = ((<u64>kingsHi) << 32) | kingsLo;
  return countLines(0, depth, white);
}
