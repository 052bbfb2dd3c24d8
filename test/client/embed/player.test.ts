import { describe, expect, test } from 'vitest';
import { createPlayer } from '../../../client/embed/live/later/player.ts';
import { lineOf } from '../../../client/embed/live/line.ts';
import type { Hands } from '../../../client/embed/live/playing.ts';
import { type LiveState, NOTHING_YET } from '../../../client/embed/live/state.ts';
import type { LiveTable } from '../../../client/embed/live/table.ts';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words } from '../../../client/i18n/embed-en.ts';
import { words as page } from '../../../client/i18n/en.ts';
import { EASED, LOW } from '../../../client/table/clockText.ts';
import { initialPosition, turkish } from '../../../engine/index.ts';
import { BLACK, WHITE } from '../table/tables.ts';

const { live } = words;

const HANDS: Hands = {
  page: '',
  asking: false,
  claim: undefined,
  forgetful: false,
  ask: () => undefined,
  send: () => undefined,
  sit: () => undefined,
  goOn: () => undefined,
};

const played = (moves: readonly string[]) => {
  const game = lineOf(initialPosition(turkish), moves);
  if (!game) throw new Error('no such game');
  return game;
};

/** White plays; Ayşe is Black, and it is White’s turn. */
const TABLE: LiveTable = {
  phase: 'playing',
  number: 1,
  game: played(['a3-a4', 'h6-h5']),
  seats: { white: { player: WHITE, name: '' }, black: { player: BLACK, name: 'Ayşe' } },
  offers: [],
  rests: { white: { draw: 0, takeback: 0 }, black: { draw: 0, takeback: 0 } },
  clock: { white: 60_000, black: 60_000, running: 'white', at: 0 },
  outcome: null,
  invite: null,
  level: null,
};

/** What White sees, one after another. */
interface Seen {
  readonly table?: Partial<LiveTable>;
  readonly state?: Partial<LiveState>;
  readonly left?: number;
  readonly asking?: boolean;
}

const PRESENT = { white: true, black: true, spectators: 0 };
const AWAY = { ...PRESENT, black: false };
const DRAW = { offer: 'draw', by: 'white' } as const;

/** What White is told of it all in the end. */
const told = (seen: readonly Seen[]): readonly string[] => {
  const player = createPlayer();
  let table = TABLE;
  return seen.map(({ table: changed, state, left = 60_000, asking = false }) => {
    if (changed) table = { ...TABLE, ...changed };
    const now: LiveState = {
      ...NOTHING_YET,
      status: { state: 'live' },
      player: WHITE,
      presence: PRESENT,
      ...state,
      table,
    };
    const shown = { state: now, turn: table.game.position.turn, hands: { ...HANDS, asking }, words };
    const facts = player.see(shown, 'white', left, 'Ayşe')?.facts ?? [];
    return facts.filter((fact) => fact !== '').join(' ');
  });
};

describe('who plays is told', () => {
  test.each([
    { name: 'nothing, where nothing happens', seen: [{}, {}], expected: ['', ''] },
    {
      name: 'that the own clock runs low, until it is given enough',
      seen: [{ left: LOW }, { left: LOW - 1 }, { left: EASED - 1 }, { left: EASED }],
      expected: ['', page.seat.timeLow, page.seat.timeLow, ''],
    },
    {
      name: 'nothing of a clock that does not run',
      seen: [{ left: LOW - 1, table: { clock: { white: 9, black: 9, running: 'black', at: 0 } } }],
      expected: [''],
    },
    {
      name: 'that the opponent is away, and back until something happens',
      seen: [
        {},
        { state: { presence: AWAY } },
        {},
        {},
        { table: { game: played(['a3-a4', 'h6-h5', 'b3-b4']) } },
      ],
      expected: [
        '',
        courtesyWords.absence.away('Ayşe'),
        courtesyWords.absence.back('Ayşe'),
        courtesyWords.absence.back('Ayşe'),
        '',
      ],
    },
    {
      name: 'of the opponent what was known, while oneself is cut off',
      seen: [{}, { state: { presence: AWAY, status: { state: 'waiting', attempt: 1 } } }],
      expected: ['', ''],
    },
    {
      name: 'that a takeback was accepted',
      seen: [{}, { table: { game: played(['a3-a4']) } }, { table: { game: played(['a3-a4', 'g6-g5']) } }],
      expected: ['', page.status.takenBack, ''],
    },
    {
      name: 'that an own offer was declined',
      seen: [{ table: { offers: [DRAW] } }, { table: { offers: [] } }],
      expected: ['', page.status.declined.draw],
    },
    {
      name: 'nothing of an offer that the opponent has answered by a move',
      seen: [
        { table: { offers: [DRAW] } },
        { table: { offers: [], game: played(['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5']) } },
      ],
      expected: ['', ''],
    },
    {
      name: 'nothing of an offer that was accepted',
      seen: [
        { table: { offers: [DRAW] } },
        { table: { offers: [], phase: 'finished', outcome: { winner: null, reason: 'agreement' } } },
      ],
      expected: ['', ''],
    },
    {
      name: 'that a rematch was declined, of which the game is over',
      seen: [
        { table: { phase: 'finished', offers: [{ offer: 'rematch', by: 'white' }] } },
        { table: { phase: 'finished', offers: [] } },
      ],
      expected: ['', page.status.declined.rematch],
    },
    {
      name: 'all that is offered',
      seen: [
        {
          table: {
            offers: [
              { offer: 'draw', by: 'black' },
              { offer: 'takeback', by: 'black' },
            ],
          },
        },
      ],
      expected: [`${live.offer.draw('Ayşe')} ${live.offer.takeback('Ayşe')}`],
    },
    {
      name: 'what was refused, and what is asked',
      seen: [{ state: { refused: true } }, { asking: true }],
      expected: [live.refused, live.resignSure],
    },
    {
      name: 'that a new game begins, and with which side',
      seen: [{ table: { number: 2, game: played([]) } }],
      expected: [live.newGame.white],
    },
  ] satisfies readonly { name: string; seen: readonly Seen[]; expected: readonly string[] }[])(
    '$name',
    ({ seen, expected }) => {
      expect(told(seen)).toEqual(expected);
    },
  );
});
