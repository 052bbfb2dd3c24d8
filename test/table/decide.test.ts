import { describe, expect, test } from 'vitest';
import { legalMoves, makeMove } from '../../engine/index.ts';
import { type Command, REJECT_CODES } from '../../table/commands.ts';
import type { PlayerId } from '../../table/ids.ts';
import { TICKETS } from './cast.ts';
import type { Told } from './people.ts';
import {
  ALI,
  answer,
  BANU,
  CAN,
  game,
  leave,
  move,
  offer,
  open,
  outcomeOf,
  resign,
  sit,
  tell,
} from './people.ts';

const PHASES: { readonly [name: string]: Told } = {
  empty: open(),
  waiting: tell(open(), [ALI, sit]),
  new: game(open()),
  going: game(open(), 'a3-a4', 'h6-h5'),
  over: tell(game(open(), 'a3-a4', 'h6-h5'), [BANU, resign]),
};

const PEOPLE: { readonly [name: string]: PlayerId | null } = {
  nobody: null,
  visitor: CAN,
  white: ALI,
  black: BANU,
};

const legal = ({ table }: Told): string =>
  legalMoves(table.game.position)
    .map(makeMove)
    .find((path) => path.startsWith('b3')) ?? 'none';

const COMMANDS: { readonly [name: string]: (told: Told) => Command } = {
  sit: () => sit,
  'sit:white': () => ({ type: 'sit', seat: 'white' }),
  'sit:black': () => ({ type: 'sit', seat: 'black' }),
  leave: () => leave,
  move: (told) => move(told.table.game.moves.length, legal(told)),
  'move:early': (told) => move(told.table.game.moves.length + 1, legal(told)),
  'move:late': (told) => move(told.table.game.moves.length - 1, legal(told)),
  'move:illegal': (told) => move(told.table.game.moves.length, 'a1-a8'),
  'move:stale-illegal': () => move(99, 'nonsense'),
  resign: () => resign,
  'offer:draw': () => offer('draw'),
  'offer:takeback': () => offer('takeback'),
  'offer:rematch': () => offer('rematch'),
  'answer:draw': () => answer('draw', true),
  'answer:takeback': () => answer('takeback', true),
  'answer:rematch': () => answer('rematch', false),
  claim: () => ({ type: 'claim', result: 'win' }),
  suggest: (told) => ({ type: 'suggest', ply: told.table.game.moves.length, move: legal(told) }),
  'suggest:stale': () => ({ type: 'suggest', ply: 99, move: 'nonsense' }),
  'suggest:illegal': (told) => ({ type: 'suggest', ply: told.table.game.moves.length, move: 'a1-a8' }),
  react: () => ({ type: 'react', reaction: 'good-game' }),
  handOver: () => ({ type: 'handOver', ticket: TICKETS[0] }),
  revoke: () => ({ type: 'revoke' }),
  takeOver: () => ({ type: 'takeOver', ticket: TICKETS[0] }),
};

/**
 * Every command, by everybody, at every phase: what happens, or the code. `same` repeats the column before. Everybody has been away for
 * long enough to claim.
 */
const GRID = `
command            who     empty           waiting      new           going         over
sit                nobody  not-seated      same         same          same          same
sit                visitor sat             sat+started  seat-taken    same          same
sit                white   sat             nothing      same          same          same
sit                black   sat             sat+started  nothing       same          same
sit:white          nobody  not-seated      same         same          same          same
sit:white          visitor sat             seat-taken   same          same          same
sit:white          white   sat             nothing      same          same          same
sit:white          black   sat             seat-taken   nothing       same          same
sit:black          nobody  not-seated      same         same          same          same
sit:black          visitor sat             sat+started  seat-taken    same          same
sit:black          white   sat             nothing      same          same          same
sit:black          black   sat             sat+started  nothing       same          same
leave              nobody  not-seated      same         same          same          same
leave              visitor not-seated      same         same          same          same
leave              white   not-seated      left         left          stale         game-over
leave              black   not-seated      same         left          stale         game-over
move               nobody  not-seated      same         same          same          same
move               visitor not-seated      same         same          same          same
move               white   not-seated      not-started  moved         same          game-over
move               black   not-seated      same         not-your-turn same          game-over
move:early         white   not-seated      not-started  stale         same          game-over
move:early         black   not-seated      same         stale         same          game-over
move:late          white   not-seated      not-started  stale         same          game-over
move:late          black   not-seated      same         stale         same          game-over
move:illegal       visitor not-seated      same         same          same          same
move:illegal       white   not-seated      not-started  illegal-move  same          game-over
move:illegal       black   not-seated      same         not-your-turn same          game-over
move:stale-illegal white   not-seated      not-started  stale         same          game-over
move:stale-illegal black   not-seated      same         stale         same          game-over
resign             nobody  not-seated      same         same          same          same
resign             visitor not-seated      same         same          same          same
resign             white   not-seated      not-started  ended         same          game-over
resign             black   not-seated      same         ended         same          game-over
offer:draw         nobody  not-seated      same         same          same          same
offer:draw         visitor not-seated      same         same          same          same
offer:draw         white   not-seated      not-started  offered       same          game-over
offer:draw         black   not-seated      same         offered       same          game-over
answer:draw        nobody  not-seated      same         same          same          same
answer:draw        visitor not-seated      same         same          same          same
answer:draw        white   not-seated      not-started  no-offer      same          game-over
answer:draw        black   not-seated      same         no-offer      same          game-over
offer:rematch      nobody  not-seated      same         same          same          same
offer:rematch      visitor not-seated      same         same          same          same
offer:rematch      white   not-seated      not-started  too-soon      same          offered
offer:rematch      black   not-seated      same         too-soon      same          offered
answer:rematch     nobody  not-seated      same         same          same          same
answer:rematch     visitor not-seated      same         same          same          same
answer:rematch     white   not-seated      not-started  no-offer      same          same
answer:rematch     black   not-seated      same         no-offer      same          same
offer:takeback     nobody  not-seated      same         same          same          same
offer:takeback     visitor not-seated      same         same          same          same
offer:takeback     white   not-seated      not-started  too-soon      offered       game-over
offer:takeback     black   not-seated      same         too-soon      offered       game-over
answer:takeback    nobody  not-seated      same         same          same          same
answer:takeback    visitor not-seated      same         same          same          same
answer:takeback    white   not-seated      not-started  no-offer      same          game-over
answer:takeback    black   not-seated      same         no-offer      same          game-over
claim              nobody  not-seated      same         same          same          same
claim              visitor not-seated      same         same          same          same
claim              white   not-seated      not-started  too-soon      same          game-over
claim              black   not-seated      same         ended         same          game-over
suggest            nobody  not-started     same         nothing       same          game-over
suggest            visitor not-started     same         nothing       same          game-over
suggest            white   not-started     same         not-your-turn same          game-over
suggest            black   not-started     same         not-your-turn same          game-over
suggest:stale      visitor not-started     same         stale         same          game-over
suggest:stale      white   not-started     same         stale         same          game-over
suggest:illegal    nobody  not-started     same         illegal-move  same          game-over
suggest:illegal    black   not-started     same         not-your-turn same          game-over
react              nobody  nothing         same         same          same          same
react              visitor nothing         same         same          same          same
react              white   nothing         same         same          same          same
react              black   nothing         same         same          same          same
handOver           nobody  not-seated      same         same          same          same
handOver           visitor not-seated      same         same          same          same
handOver           white   not-seated      ticketed     same          same          same
handOver           black   not-seated      same         ticketed      same          same
revoke             nobody  not-seated      same         same          same          same
revoke             visitor not-seated      same         same          same          same
revoke             white   not-seated      no-offer     same          same          same
revoke             black   not-seated      same         no-offer      same          same
takeOver           nobody  not-seated      same         same          same          same
takeOver           visitor no-offer        same         same          same          same
takeOver           white   no-offer        same         same          same          same
takeOver           black   no-offer        same         same          same          same
`;

const rows = GRID.trim()
  .split('\n')
  .map((line) => line.split(/ +/));
const [header = [], ...cases] = rows;
const phases = header.slice(2);

const cells = cases.flatMap(([command = '', who = '', ...answers]) => {
  let expected = '';
  return phases.map((phase, column) => {
    const cell = answers[column] ?? 'missing';
    expected = cell === 'same' ? expected : cell;
    return { command, who, phase, expected };
  });
});

describe('every command, by everybody, at every phase', () => {
  test.each(cells)('$command by $who at the $phase table: $expected', ({ command, who, phase, expected }) => {
    const told = PHASES[phase];
    const make = COMMANDS[command];
    const player = PEOPLE[who];
    if (!told || !make || player === undefined) throw new Error('The grid names what is not there.');
    expect(outcomeOf(told, player, make(told), 0, { white: true, black: true })).toBe(expected);
  });

  test('names every command', () => {
    expect(new Set(cases.map(([command]) => command))).toEqual(new Set(Object.keys(COMMANDS)));
  });

  test('reaches every code that these tables can give, but for a second offer', () => {
    // malformed, too-large, rate-limited: not the table's. The others need a table by invitation, or one without suggestions.
    const elsewhere = [
      'malformed',
      'too-large',
      'rate-limited',
      'already-offered',
      'claim-needed',
      'unknown-command',
    ];
    const reached = new Set(cells.map(({ expected }) => expected));
    expect(REJECT_CODES.filter((code) => !reached.has(code))).toEqual(
      REJECT_CODES.filter((code) => elsewhere.includes(code)),
    );
  });

  test('changes nothing in the table that it is given', () => {
    for (const { command, who, phase } of cells) {
      const told = PHASES[phase];
      const before = JSON.stringify(told);
      if (told) outcomeOf(told, PEOPLE[who] ?? null, COMMANDS[command]?.(told) ?? sit);
      expect(JSON.stringify(told)).toBe(before);
    }
  });
});
