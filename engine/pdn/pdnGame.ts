import type { Rules } from '../rules.ts';
import type { Move, Position } from '../types.ts';
import type { PdnGame, PdnResult, PdnTag } from './types.ts';

/** A game that was played, without a word about it, for `makePdn`. */
export const pdnGame = ({
  tags,
  rules,
  start,
  moves,
  result,
}: {
  readonly tags: readonly PdnTag[];
  readonly rules: Rules;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly result: PdnResult;
}): PdnGame => ({
  tags,
  rules,
  start,
  line: {
    comments: [],
    moves: moves.map((move) => ({ move, strength: '', glyphs: [], comments: [], variations: [] })),
  },
  result,
});
