import { captureWalk, walkCaptures } from './captures.ts';
import { type OnQuiet, walkQuietMoves } from './quiet.ts';
import type { Rules } from './rules.ts';

/**
 * The moves of one node in columns, one row for each (from, to, captured set). A list is filled again and again, so that the hot
 * path makes no garbage; rows from `count` on are left over from earlier.
 */
export interface MoveList {
  count: number;
  /** How many landing paths the rows stand for. */
  paths: number;
  readonly from: number[];
  readonly to: number[];
  /** Whether the piece is a king afterwards. */
  readonly king: boolean[];
  /** The enemies that stay on the board. */
  readonly leftLo: number[];
  readonly leftHi: number[];
  /** The landing paths that come to the same. */
  readonly ways: number[];
  /** Fills the list with the moves of the side `own`. */
  readonly fill: (
    turn: number,
    ownLo: number,
    ownHi: number,
    enemyLo: number,
    enemyHi: number,
    kingsLo: number,
    kingsHi: number,
  ) => void;
}

export const moveList = (rules: Rules): MoveList => {
  const from: number[] = [];
  const to: number[] = [];
  const king: boolean[] = [];
  const leftLo: number[] = [];
  const leftHi: number[] = [];
  const ways: number[] = [];
  // The enemies, all of which a quiet move leaves on the board.
  let allLo = 0;
  let allHi = 0;

  const addRow = (start: number, end: number, crowned: boolean, enemyLo: number, enemyHi: number): void => {
    const row = list.count++;
    list.paths++;
    from[row] = start;
    to[row] = end;
    king[row] = crowned;
    leftLo[row] = enemyLo;
    leftHi[row] = enemyHi;
    ways[row] = 1;
  };

  const walk = captureWalk(rules, {
    clear() {
      list.count = 0;
      list.paths = 0;
    },
    add(start, landings, _captures, crowned, enemyLo, enemyHi) {
      const end = landings[landings.length - 1] ?? start;
      // The walk takes one piece after the other, so equal rows can only stand at the end.
      for (let row = list.count - 1; row >= 0 && from[row] === start; row--) {
        if (to[row] === end && leftLo[row] === enemyLo && leftHi[row] === enemyHi) {
          ways[row] = (ways[row] ?? 0) + 1;
          list.paths++;
          return;
        }
      }
      addRow(start, end, crowned, enemyLo, enemyHi);
    },
  });

  const addQuiet: OnQuiet = (start, end, crowned) => addRow(start, end, crowned, allLo, allHi);

  const list: MoveList = {
    count: 0,
    paths: 0,
    from,
    to,
    king,
    leftLo,
    leftHi,
    ways,
    fill(turn, ownLo, ownHi, enemyLo, enemyHi, kingsLo, kingsHi) {
      walkCaptures(walk, turn, ownLo, ownHi, enemyLo, enemyHi, kingsLo, kingsHi);
      if (list.count > 0) return;
      allLo = enemyLo;
      allHi = enemyHi;
      walkQuietMoves(rules, turn, ownLo, ownHi, enemyLo, enemyHi, kingsLo, kingsHi, addQuiet);
    },
  };
  return list;
};
