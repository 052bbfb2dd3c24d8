/** Writes a match down. It comes with the writer of PDN, when somebody asks for it. */
import { pdnGame } from '../../engine/pdn/pdnGame.ts';
import { resultOf } from '../../engine/pdn/results.ts';
import { makePdn } from '../../engine/pdn/writer.ts';
import type { Color, Outcome } from '../../engine/types.ts';
import type { Match } from './match.ts';

/** PDN is read everywhere, so what stands in it is English, as in a table's. A person has no name here. */
const playerOf = ({ opponent }: Match, color: Color) =>
  opponent.kind === 'computer' && opponent.color === color
    ? { name: `Computer (level ${opponent.level})`, type: 'program' }
    : { name: '?', type: 'human' };

/**
 * A match as PDN.
 *
 * @param outcome also one that the players agreed on
 * @param site the address of the page
 * @param date as `2026.11.30`
 */
export const matchPdn = (match: Match, outcome: Outcome | null, site: string, date: string): string => {
  const { rules, start, moves } = match.game;
  const result = outcome ? resultOf(outcome) : '*';
  const [white, black] = [playerOf(match, 'white'), playerOf(match, 'black')];
  const tags = [
    { name: 'Event', value: 'Friendly game' },
    { name: 'Site', value: site },
    { name: 'Date', value: date },
    { name: 'White', value: white.name },
    { name: 'Black', value: black.name },
    { name: 'WhiteType', value: white.type },
    { name: 'BlackType', value: black.type },
    { name: 'Result', value: result },
    ...(outcome ? [{ name: 'Termination', value: outcome.reason }] : []),
  ];
  return makePdn([pdnGame({ tags, rules, start, moves, result })]);
};

/** Today by this device, as `2026.11.30`. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
};

/** As `matchPdn`, played here and today. */
export const pdnHere = (match: Match, outcome: Outcome | null): string =>
  matchPdn(match, outcome, location.origin + location.pathname, today());

/** Keeps a text as a file, where the browser keeps such. */
export const saveFile = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: 'dama.pdn' }).click();
  setTimeout(() => URL.revokeObjectURL(url)); // Once the download has begun.
};
