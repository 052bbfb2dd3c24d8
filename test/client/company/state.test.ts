import { describe, expect, it } from 'vitest';
import type { Chip } from '../../../client/company/chips.ts';
import { chipText, suggestedIn, tallySpeech } from '../../../client/company/view.ts';
import { companyWords } from '../../../client/i18n/company-en.ts';
import { words } from '../../../client/i18n/en.ts';
import type { Heard } from '../../../client/table/heard.ts';
import { hasAudience, mayReact } from '../../../client/table/reacting.ts';
import { heard, sending, type TableState } from '../../../client/table/state.ts';
import type { Happening } from '../../../table/events.ts';
import { isCommandId } from '../../../table/ids.ts';
import { BLACK, moved, numbered, opened, SEATED, STRANGER, WHITE } from '../table/tables.ts';
import { stateOf } from '../table/views.ts';

const NOW = 1_000_000;
const ID = 'c1';

const watching = (...after: readonly Happening[]): TableState =>
  stateOf(STRANGER, opened(), ...SEATED, ...after);

const hear = (state: TableState, ...messages: readonly Heard[]): TableState =>
  messages.reduce((now, message) => heard(now, message, NOW), state);

const tally = (ply: number, ...moves: readonly string[]): Heard => ({
  type: 'suggestion',
  ply,
  moves: moves.map((move) => ({ move, count: 1 })),
});

const events = (from: number, ...happenings: readonly Happening[]): Heard => ({
  type: 'events',
  events: numbered(happenings, from),
});

const suggested = (state: TableState) => suggestedIn(state).map(({ move }) => move);

describe('suggestions', () => {
  it('are those of the last tally', () => {
    expect(suggested(hear(watching(), tally(0, 'd3-d4', 'e3-e4'), tally(0, 'e3-e4')))).toEqual(['e3-e4']);
  });

  it('of another ply are passed over', () => {
    expect(suggested(hear(watching(), tally(0, 'd3-d4'), tally(1, 'e3-e4')))).toEqual(['d3-d4']);
  });

  it('vanish with the move, and do not come back when it is taken back', () => {
    const after = hear(watching(), tally(0, 'd3-d4'), events(5, ...moved(['a3-a4'])));
    expect(suggested(after)).toEqual([]);
    expect(suggested(hear(after, events(6, { type: 'takenBack', ply: 0, by: 'white' })))).toEqual([]);
  });

  it('vanish with a takeback', () => {
    const after = hear(
      watching(...moved(['a3-a4'])),
      tally(1, 'h6-h5'),
      events(6, { type: 'takenBack', ply: 0, by: 'white' }),
    );
    expect(suggested(after)).toEqual([]);
    expect(suggested(hear(after, events(7, ...moved(['b3-b4']))))).toEqual([]);
  });

  it('stay while something else happens than a move', () => {
    const offered = events(5, { type: 'offered', offer: 'draw', by: 'white' });
    expect(suggested(hear(watching(), tally(0, 'd3-d4'), offered))).toEqual(['d3-d4']);
  });

  it('are told anew after a welcome', () => {
    const welcome: Heard = { type: 'welcome', v: 1, role: 'spectator', seq: 4, at: NOW };
    expect(suggested(hear(watching(), tally(0, 'd3-d4'), welcome))).toEqual([]);
  });

  it('are not shown over a move of ours that is on its way', () => {
    if (!isCommandId(ID)) throw new Error('no command id');
    const state = hear(stateOf(WHITE, opened(), ...SEATED), tally(0, 'd3-d4'));
    expect(suggested(sending(state, ID, { type: 'move', ply: 0, move: 'a3-a4' }))).toEqual([]);
  });

  it('are said with the three most wanted', () => {
    const moves = ['a3-a4', 'b3-b4', 'c3-c4', 'd3-d4'].map((move, index) => ({ move, count: 9 - index }));
    expect(tallySpeech(moves, companyWords)).toBe('Suggested: a3-a4 ×9, b3-b4 ×8, c3-c4 ×7');
    expect(tallySpeech([], companyWords)).toBe('');
  });
});

describe('one’s own suggestion', () => {
  const asked = (): TableState => {
    if (!isCommandId(ID)) throw new Error('no command id');
    return sending(watching(), ID, { type: 'suggest', ply: 0, move: 'd3-d4' });
  };
  const answer = (type: 'ack' | 'reject'): Heard => {
    if (!isCommandId(ID)) throw new Error('no command id');
    return type === 'ack' ? { type, id: ID, seq: 0 } : { type, id: ID, seq: 0, code: 'rate-limited' };
  };

  it('is known when the table has taken it', () => {
    expect(asked().company.own).toBeUndefined();
    const after = hear(asked(), answer('ack'));
    expect(after.company.own).toBe('d3-d4');
    expect(after.pending).toEqual([]);
    expect(hear(after, events(5, ...moved(['a3-a4']))).company.own).toBeUndefined();
  });

  it('that the table refuses is none, and the person is told', () => {
    const after = hear(asked(), answer('reject'));
    expect(after.company.own).toBeUndefined();
    expect(after.notice).toEqual({ kind: 'refused', code: 'rate-limited' });
  });
});

describe('reactions', () => {
  it('are kept with their time, the newest last, the oldest forgotten', () => {
    const reactions = Array.from(
      { length: 30 },
      (): Heard => ({ type: 'reaction', reaction: 'oops', by: 'white' }),
    );
    const state = hear(watching(), ...reactions, { type: 'reaction', reaction: 'hello', by: 'spectator' });
    expect(state.company.reactions.at(-1)).toEqual({ reaction: 'hello', by: 'spectator', at: NOW });
    expect(state.company.reactions).toHaveLength(31);
    const later = heard(state, { type: 'reaction', reaction: 'thanks', by: 'black' }, NOW + 8000);
    expect(later.company.reactions).toEqual([{ reaction: 'thanks', by: 'black', at: NOW + 8000 }]);
  });

  it('are said with who had them', () => {
    const said = [
      { reaction: 'nice-move', count: 2 },
      { reaction: 'thanks', count: 1 },
    ] as const;
    expect(chipText(watching(), { by: 'white', said }, words, companyWords)).toBe(
      'Ayşe: Nice move ×2, Thanks',
    );
    expect(chipText(watching(), { by: 'spectator', said }, words, companyWords)).toBe(
      'Spectator: Nice move ×2, Thanks',
    );
  });

  it.each([
    { who: 'who watches, of the nameless', player: STRANGER, by: 'black', expected: 'Black: Thanks' },
    { who: 'a player, of a nameless opponent', player: WHITE, by: 'black', expected: 'Guest: Thanks' },
    { who: 'a nameless player, of oneself', player: BLACK, by: 'black', expected: 'You: Thanks' },
    { who: 'a player, of an opponent with a name', player: BLACK, by: 'white', expected: 'Ayşe: Thanks' },
  ] as const)('are named as on the players’ lines: to $who', ({ player, by, expected }) => {
    const nameless: readonly Happening[] = SEATED.map((happening) =>
      happening.type === 'sat' && happening.seat === 'black' ? { ...happening, name: '' } : happening,
    );
    const state = stateOf(player, opened(), ...nameless);
    const chip: Chip = { by, said: [{ reaction: 'thanks', count: 1 }] };
    expect(chipText(state, chip, words, companyWords)).toBe(expected);
  });

  it('are offered once both have sat down', () => {
    expect(mayReact(stateOf(WHITE, opened(), ...SEATED.slice(0, 1)))).toBe(false);
    expect(mayReact(stateOf(WHITE, opened(), ...SEATED))).toBe(true);
  });

  it.each([
    { who: 'a player against a friend', player: WHITE, level: undefined, spectators: 0, expected: true },
    { who: 'a player against the computer, alone', player: WHITE, level: 3, spectators: 0, expected: false },
    { who: 'a player against the computer, watched', player: WHITE, level: 3, spectators: 1, expected: true },
    { who: 'a spectator', player: STRANGER, level: 3, spectators: 1, expected: true },
  ] as const)(
    'of $who are offered where somebody sees them: $expected',
    ({ player, level, spectators, expected }) => {
      const state = stateOf(player, opened(undefined, 'turkish', level), ...SEATED);
      expect(hasAudience({ ...state, presence: { white: true, black: true, spectators } })).toBe(expected);
    },
  );
});
