import { describe, expect, test, vi } from 'vitest';
import { legalMoves, makeFen, makeMove, RULESETS, startGame as startEngineGame } from '../../engine/index.ts';
import { type PdnGame, parsePdn } from '../../engine/pdn/index.ts';
import { createTable, type Game, join, KEYS, type Peer, request, startGame } from './setup/people.ts';
import { later } from './setup/time.ts';

const pdnOf = async (id: string): Promise<string> => (await request(`/api/tables/${id}/pdn`)).text();

/** What the engine reads, which must be all of it, without a warning. */
const gamesOf = (text: string): readonly PdnGame[] =>
  parsePdn(text).map(({ game, warnings }) => {
    expect(warnings).toEqual([]);
    if (!game.ok) throw new Error(`${game.error.line}:${game.error.column} ${game.error.message}`);
    return game.value;
  });

const tagOf = (game: PdnGame | undefined, wanted: string): string | undefined =>
  game?.tags.find(({ name }) => name === wanted)?.value;
const movesOf = (game: PdnGame | undefined): string =>
  game?.line.moves.map(({ move }) => makeMove(move)).join(' ') ?? '';

async function play(peers: readonly [first: Peer, second: Peer], ...moves: readonly string[]): Promise<void> {
  for (const [ply, move] of moves.entries()) {
    const { message } = await (ply % 2 === 0 ? peers[0] : peers[1]).command(`${move}-${ply}`, {
      type: 'move',
      ply,
      move,
    });
    expect(message, move).toMatchObject({ type: 'ack' });
  }
}

async function rematch({ white, black }: Game): Promise<void> {
  await white.command('r', { type: 'offer', offer: 'rematch' });
  await black.command('r', { type: 'answer', offer: 'rematch', accept: true });
}

const TODAY = /^20\d\d\.[01]\d\.[0-3]\d$/;

test('a game that is over, to the letter', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29, 23, 59, 59));
  const { id, white, black } = await startGame({ fen: 'W:Wa3,d3:Bd6,f6' });
  await play([white, black], 'd3-d4', 'f6-e6', 'a3-a4', 'd6-d5', 'd4xd6xf6');
  expect(await pdnOf(id)).toBe(`[Event "Friendly game"]
[Site "http://dama.test/t/${id}"]
[Date "2026.11.29"]
[Round "1"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]
[Termination "no-pieces"]
[GameType "30,W,8,8,A0,0"]
[FEN "W:Wa3,d3:Bd6,f6"]

1. d3-d4 f6-e6 2. a3-a4 d6-d5 3. d4xf6 1-0
`);
});

test('two games of a table, the second one running', async () => {
  const game = await startGame({ fen: 'W:Wa3,d3:Bd6,f6' });
  const { id, white, black } = game;
  await play([white, black], 'd3-d4', 'f6-e6', 'a3-a4', 'd6-d5', 'd4xd6xf6');
  await rematch(game);
  await play([black, white], 'd3-e3');
  const text = await pdnOf(id);
  const [first, second, ...more] = gamesOf(text);
  expect(more).toEqual([]);
  expect(first?.tags.map(({ name }) => name)).toEqual([
    'Event',
    'Site',
    'Date',
    'Round',
    'White',
    'Black',
    'Result',
    'Termination',
    'GameType',
    'FEN',
  ]);
  expect(first?.tags).toMatchObject([
    { value: 'Friendly game' },
    { value: `http://dama.test/t/${id}` },
    { value: expect.stringMatching(TODAY) },
    { value: '1' },
    { value: 'Ann' },
    { value: 'Bob' },
    { value: '1-0' },
    { value: 'no-pieces' },
    { value: '30,W,8,8,A0,0' },
    { value: 'W:Wa3,d3:Bd6,f6' },
  ]);
  expect(movesOf(first)).toBe('d3-d4 f6-e6 a3-a4 d6-d5 d4xd6xf6');
  expect(first?.result).toBe('1-0');
  expect(tagOf(second, 'Round')).toBe('2');
  expect([tagOf(second, 'White'), tagOf(second, 'Black')]).toEqual(['Bob', 'Ann']);
  expect([tagOf(second, 'Result'), tagOf(second, 'Termination')]).toEqual(['*', undefined]);
  expect(movesOf(second)).toBe('d3-e3');
  expect(text.trimEnd().endsWith('*')).toBe(true);
});

describe('a table where nothing was played', () => {
  test('nobody is there: one game without a move, a date or a name', async () => {
    const [game, ...more] = gamesOf(await pdnOf(await createTable({ rules: 'english' })));
    expect(more).toEqual([]);
    expect(game && [movesOf(game), game.result, game.rules.name]).toEqual(['', '*', 'english']);
    expect(['Date', 'White', 'Black', 'Round'].map((name) => tagOf(game, name))).toEqual([
      '????.??.??',
      '?',
      '?',
      '1',
    ]);
  });

  test('one has sat down', async () => {
    const id = await createTable({ key: KEYS.ann, seat: 'black', name: 'Ann' });
    const [game] = gamesOf(await pdnOf(id));
    expect([tagOf(game, 'White'), tagOf(game, 'Black')]).toEqual(['?', 'Ann']);
  });
});

test.each(RULESETS)('$name: who begins, what it is called, how captures are written', async (rules) => {
  const { id, white, black } = await startGame({ rules: rules.name });
  const { position } = startEngineGame(rules);
  const first = legalMoves(position).map(makeMove).sort()[0] ?? '';
  await play(rules.firstMover === 'white' ? [white, black] : [black, white], first);
  await black.command('resign', { type: 'resign' });
  const [game] = gamesOf(await pdnOf(id));
  expect(game?.rules.name).toBe(rules.name);
  expect(game && makeFen(game.start)).toBe(makeFen(position));
  expect(movesOf(game)).toBe(first);
  expect([game?.result, tagOf(game, 'Termination')]).toEqual(['1-0', 'resignation']);
  expect(tagOf(game, 'FEN')).toBeUndefined();
});

test('English draughts: Black first, by numbers', async () => {
  const { id, white, black } = await startGame({ rules: 'english', fen: 'B:Wc3:Bd6,h8' });
  await play([black, white], 'd6-e5', 'c3-d4', 'e5xc3');
  const text = await pdnOf(id);
  expect(text).toContain('[GameType "21,B,8,8,N1,0"]');
  const [game] = gamesOf(text);
  expect(movesOf(game)).toBe('d6-e5 c3-d4 e5xc3');
  expect([game?.result, tagOf(game, 'Termination')]).toEqual(['0-1', 'no-pieces']);
});

test('a flag that has fallen since is in it', async () => {
  const { id, white, black } = await startGame({ clock: { initial: 60, increment: 0 } });
  await play([white, black], 'a3-a4', 'h6-h5');
  later(61_000);
  const [game] = gamesOf(await pdnOf(id));
  expect([game?.result, tagOf(game, 'Termination')]).toEqual(['0-1', 'timeout']);
});

test.each([
  ['quotes and backslashes', '"Ali" \\ "Veli\\"'],
  ['brackets, braces, semicolons', '[Event "x"] {;} $1 1-0'],
  ['other scripts', 'Şükrü Ḥöçéğ Ю თამაში'],
  ['an emoji', '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['percent and at', '%@#&<b>'],
])('a name with %s comes through', async (_, name) => {
  const id = await createTable();
  const peer = await join(id, 'ann');
  expect((await peer.command('s', { type: 'sit', name })).message).toMatchObject({ type: 'ack' });
  const [game, ...more] = gamesOf(await pdnOf(id));
  expect(more).toEqual([]);
  expect(tagOf(game, 'White')).toBe(name);
});

test('a name with line breaks begins no tag', async () => {
  const id = await createTable({ key: KEYS.ann, name: 'x"]\n[Result "0-1' });
  const [game, ...more] = gamesOf(await pdnOf(id));
  expect(more).toEqual([]);
  expect([tagOf(game, 'White'), game?.result]).toEqual(['x"][Result "0-1', '*']);
});

test('its headers: a text to keep, from any origin, never cached', async () => {
  const { id } = await startGame();
  const { status, headers } = await request(`/api/tables/${id}/pdn`, {
    headers: { Origin: 'https://x.test' },
  });
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="dama-${id}.pdn"`,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const head = await request(`/api/tables/${id}/pdn`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect([...head.headers]).toEqual([...headers]);
});

test('the computer is told by its name and level, on its side, and as a program', async () => {
  const body = { opponent: 'computer', level: 5, seat: 'black', key: KEYS.ann, name: 'Computer (level 8)' };
  const id = await createTable(body);
  const ann = await join(id, 'ann');
  await ann.command('r', { type: 'resign' });
  await ann.command('o', { type: 'offer', offer: 'rematch' });
  const text = await pdnOf(id);
  expect(text).toContain(
    '[Result "1-0"]\n[WhiteType "program"]\n[BlackType "human"]\n[Termination "resignation"]\n',
  );
  const told = gamesOf(text).map((game) =>
    ['White', 'WhiteType', 'Black', 'BlackType'].map((tag) => tagOf(game, tag)),
  );
  expect(told).toEqual([
    ['Computer (level 5)', 'program', 'Computer (level 8)', 'human'],
    ['Computer (level 8)', 'human', 'Computer (level 5)', 'program'],
  ]);
});

test('between people nobody is told apart: what plays there is not known', async () => {
  const { id } = await startGame();
  expect(await pdnOf(id)).not.toContain('Type "human"');
});

test('no key and no player id is in it', async () => {
  const { id, white } = await startGame();
  await white.command('resign', { type: 'resign' });
  const text = await pdnOf(id);
  for (const key of Object.values(KEYS)) expect(text).not.toContain(key);
  const { table } = await (await request(`/api/tables/${id}`)).json<{ table: { points: object } }>();
  const players = Object.keys(table.points);
  expect(players).toHaveLength(2);
  for (const player of players) expect(text).not.toContain(player);
});
