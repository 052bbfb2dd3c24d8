import type { Color } from '../../engine/index.ts';
import type { Suggested } from '../../protocol/messages.ts';
import type { CompanyWords } from '../i18n/company-words.ts';
import type { Words } from '../i18n/words.ts';
import { calledBy } from '../table/nameAt.ts';
import { ownSeat, shown, type TableState } from '../table/state.ts';
import { type Chip, chipsOf, fresh } from './chips.ts';

/** As many suggestions are said to those who listen. */
const SAID = 3;

/** What is proposed in the position on the board; nothing while a move of ours is on its way. */
export const suggestedIn = (state: TableState): readonly Suggested[] =>
  state.table?.phase === 'playing' && !shown(state)?.ahead ? state.company.suggestions : [];

/** `d3-d4 ×3` */
const tallyText = ({ move, count }: Suggested): string => `${move} ×${count}`;

/** What a screen reader says of a tally; empty where there is none. */
export const tallySpeech = (moves: readonly Suggested[], { suggestions }: CompanyWords): string =>
  moves.length === 0 ? '' : `${suggestions.label}: ${moves.slice(0, SAID).map(tallyText).join(', ')}`;

/** The reactions to be seen now. */
export const chipsIn = (state: TableState, now: number): readonly Chip[] =>
  chipsOf(fresh(state.company.reactions, now));

/** What somebody is called who has said something. */
const speaker = (state: TableState, by: Color | 'spectator', words: Words, own: CompanyWords): string =>
  by === 'spectator' || state.table === undefined
    ? own.reactions.spectator
    : calledBy(ownSeat(state), state.table, by, words);

/** Who has said something, and what: `Ayşe`, `Nice move ×2, Thanks`. */
export const chipParts = (
  state: TableState,
  { by, said }: Chip,
  words: Words,
  own: CompanyWords,
): readonly [who: string, what: string] => {
  const each = said.map(({ reaction, count }) => {
    const text = own.reactions.each[reaction];
    return count > 1 ? `${text} ×${count}` : text;
  });
  return [speaker(state, by, words, own), each.join(', ')];
};

/** `Ayşe: Nice move ×2, Thanks` */
export const chipText = (...chip: Parameters<typeof chipParts>): string => chipParts(...chip).join(': ');
