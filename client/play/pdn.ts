/** Writes a game down. It comes with the writer of PDN, when somebody asks for it. */
import type { Game } from '../../engine/game.ts';
import type { PdnResult } from '../../engine/pdn/types.ts';
import { makePdn } from '../../engine/pdn/writer.ts';
import type { Outcome, PerColor } from '../../engine/types.ts';

const resultOf = (outcome: Outcome | null): PdnResult => {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
};

/**
 * A game as PDN.
 *
 * @param outcome also one that the players agreed on
 * @param names of both sides
 * @param date as `2026.11.30`
 */
export const gamePdn = (
  { rules, start, moves }: Game,
  outcome: Outcome | null,
  names: PerColor<string>,
  date: string,
): string =>
  makePdn([
    {
      tags: [
        { name: 'White', value: names.white },
        { name: 'Black', value: names.black },
        { name: 'Date', value: date },
      ],
      rules,
      start,
      line: {
        comments: [],
        moves: moves.map((move) => ({ move, strength: '', glyphs: [], comments: [], variations: [] })),
      },
      result: resultOf(outcome),
    },
  ]);
