import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { initialPosition, makeFen, turkish } from '../../engine/index.ts';
import { type Act, type Ask, type Script, type Start, script } from '../table/acts.ts';
import { beginEvening, UPSETS, type Upset } from './setup/evening.ts';
import { DAY, later, MINUTE, SECOND, standStill } from './setup/time.ts';

// An evening is long on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

const upsets = fc.array(fc.constantFrom(...UPSETS), { maxLength: 60, size: 'max' });

/** By the server's clock it is tomorrow already, so no alarm comes by itself: only when an act rings it. */
async function playOut({ start, acts }: Script, mishaps: readonly Upset[]): Promise<ReadonlySet<string>> {
  standStill();
  later(DAY);
  const evening = await beginEvening(start);
  for (const [index, act] of acts.entries()) await evening.act(act, mishaps[index] ?? 'none');
  await evening.end();
  return evening.seen;
}

const HERE = { white: false, black: false };

const act = (who: Act['who'], ask: Ask, wait = 0): Act => ({ who, ask, wait, away: HERE });

/** An evening with one of everything that sockets and the server's memory have to do with, and what befalls them just then. */
const FULL: readonly (readonly [Act, Upset])[] = [
  [act('can', { type: 'sit', claim: 'wrong' }), 'none'],
  [act('banu', { type: 'sit', seat: 'black', claim: 'right' }), 'cut'],
  [act('white', { type: 'legal', choice: 0 }), 'twice'],
  [act('black', { type: 'legal', choice: 0 }), 'sleep'],
  [act('can', { type: 'hint', choice: 0 }), 'none'],
  ...Array.from({ length: 5 }, () => [act('can', { type: 'react', reaction: 'hello' }), 'none'] as const),
  [act('white', { type: 'offer', offer: 'takeback' }), 'move'],
  [act('black', { type: 'agree' }), 'lost'],
  [act('white', { type: 'handOver', ticket: 0 }), 'twice'],
  [act('dora', { type: 'takeOver', ticket: 0 }), 'cut'],
  [act('ali', { type: 'resign' }), 'sleep'],
  [act('dora', { type: 'legal', choice: 0 }), 'move'],
  [act('dora', { type: 'claim', result: 'win' }, 2 * 60 * MINUTE), 'sleep'],
  [act('dora', { type: 'offer', offer: 'rematch' }), 'cut'],
  [act('banu', { type: 'agree' }), 'twice'],
  [act('can', { type: 'hint', choice: 0 }), 'none'],
  [act('nobody', { type: 'hint', choice: 1 }), 'sleep'],
];

const START: Start = {
  rules: 'turkish',
  fen: makeFen(initialPosition(turkish)),
  clock: null,
  suggestions: 'on',
  opponent: 'friend',
  inviteOnly: true,
  opener: 'ali',
  seat: 'white',
};

test('an evening with one of everything', async () => {
  const acts = FULL.map(([one]) => one);
  const mishaps = FULL.map(([, upset]) => upset);
  const seen = await playOut({ start: START, acts }, mishaps);
  const happened = ['sat', 'moved', 'takenBack', 'ticketed', 'tookOver', 'ended', 'started'];
  const answered = [
    'claim-needed',
    'rate-limited',
    'not-seated',
    'ack suggest',
    'suggestions',
    'ack react',
    'ack claim',
    'ack offer',
  ];
  expect([...happened, ...answered].filter((name) => !seen.has(name))).toEqual([]);
});

/** An evening on which somebody goes, twice: once the table sleeps and wakes meanwhile, once the platform cuts everybody off. */
const DESERTED: readonly (readonly [Act, Upset])[] = [
  [act('banu', { type: 'sit', seat: 'black', claim: 'right' }), 'none'],
  [act('ali', { type: 'legal', choice: 0 }), 'none'],
  [act('banu', { type: 'legal', choice: 0 }), 'gone'],
  [act('ali', { type: 'legal', choice: 0 }), 'none'],
  [act('ali', { type: 'claim', result: 'win' }, 30 * SECOND), 'move'],
  [act('ali', { type: 'claim', result: 'win' }, 30 * SECOND - 1), 'sleep'],
  [act('ali', { type: 'claim', result: 'draw' }, 1), 'sleep'],
  [act('ali', { type: 'offer', offer: 'rematch' }), 'none'],
  [act('banu', { type: 'offer', offer: 'rematch' }), 'gone'],
  [act('ali', { type: 'claim', result: 'win' }, 70 * SECOND), 'move'],
  [act('ali', { type: 'claim', result: 'win' }, 15 * SECOND - 1), 'none'],
  [act('ali', { type: 'claim', result: 'win' }, 1), 'none'],
];

test('an evening on which somebody goes and stays away', async () => {
  const acts = DESERTED.map(([one]) => one);
  const mishaps = DESERTED.map(([, upset]) => upset);
  const seen = await playOut({ start: START, acts }, mishaps);
  for (const name of ['too-soon', 'abandonment null', 'abandonment black']) expect(seen).toContain(name);
});

test('over real sockets a table comes to what the pure functions say, however often it sleeps, moves or loses somebody', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(script, upsets, async (given, mishaps) => {
      for (const name of await playOut(given, mishaps)) seen.add(name);
    }),
    { numRuns: 15 },
  );
  for (const name of ['moved', 'offered', 'ack move', 'not-seated']) expect(seen).toContain(name);
});
