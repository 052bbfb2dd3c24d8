import { env, exports } from 'cloudflare:workers';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { RulesetName } from '../../engine/rulesets.ts';
import type { CreatedTable, ErrorAnswer, TableAnswer } from '../../protocol/http.ts';
import worker from '../../worker/index.ts';
import type { Words } from '../../worker/words.ts';
import { join, KEYS, ORIGIN, request } from './setup/people.ts';
import { storedEvents } from './setup/storage.ts';

const post = (body: BodyInit, path = '/api/tables') => request(path, { method: 'POST', body });
const create = (body: object) => post(JSON.stringify(body));
const errorOf = async (response: Response) => (await response.json<ErrorAnswer>()).error;

test('a body that is not UTF-8 is refused', async () => {
  const response = await post(
    new Uint8Array([...'{"name":"'].map((c) => c.charCodeAt(0)).concat(0xff, 0xfe, 0x22, 0x7d)),
  );
  expect(response.status).toBe(400);
  expect(await errorOf(response)).toEqual({ code: 'malformed', message: 'The body is not UTF-8.' });
});

describe('POST /api/tables', () => {
  test('201 with the id, the addresses and no seat', async () => {
    const response = await create({});
    expect(response.status).toBe(201);
    const created = await response.json<CreatedTable>();
    expect(created.id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{10,}$/);
    const url = `http://dama.test/t/${created.id}`;
    expect(created).toEqual({ id: created.id, url, inviteUrl: url, seat: null });
    expect(response.headers.get('Location')).toBe(url);
  });

  test.each([
    ['a key alone: White', { key: KEYS.ann }, 'white'],
    ['a key and a seat', { key: KEYS.ann, seat: 'black', name: 'Ann' }, 'black'],
    ['a seat without a key: nobody', { seat: 'black' }, null],
    ['by lot', { key: KEYS.ann, seat: 'random' }, expect.stringMatching(/^(white|black)$/)],
  ])('%s', async (_, body, seat) => {
    const created = await (await create(body)).json<CreatedTable>();
    expect(created.seat).toEqual(seat);
    const { table } = await (await request(`/api/tables/${created.id}`)).json<TableAnswer>();
    const { white, black } = table.seats;
    expect([white, black].filter((taken) => taken !== null)).toHaveLength(created.seat ? 1 : 0);
    if (!created.seat) return;
    const peer = await join(created.id, 'ann');
    expect(peer.frames[0]).toContain(`"role":"${created.seat}"`);
  });

  test('the lot falls on both sides', async () => {
    const seats = await Promise.all(
      Array.from(
        { length: 24 },
        async () => (await (await create({ key: KEYS.ann, seat: 'random' })).json<CreatedTable>()).seat,
      ),
    );
    expect(new Set(seats)).toEqual(new Set(['white', 'black']));
  });

  test('what is asked for is what is opened', async () => {
    const fen = 'B:Ba7,Kh8:WKd4,a2';
    const clock = { initial: 300, increment: 2 };
    const created = await (
      await create({ rules: 'turkish', fen, clock, visibility: 'public' })
    ).json<CreatedTable>();
    const { seq, table } = await (await request(`/api/tables/${created.id}`)).json<TableAnswer>();
    expect(seq).toBe(1);
    expect(table).toMatchObject({
      rules: 'turkish',
      phase: 'open',
      fen: 'B:Wa2,Kd4:Ba7,Kh8',
      turn: 'black',
      clock: { ...clock, white: 300_000, black: 300_000 },
      visibility: 'public',
      suggestions: 'off',
    });
    expect(await storedEvents(created.id)).toHaveLength(1);
  });
});

describe('a bad body is refused, and says what is wrong', () => {
  const large = JSON.stringify({ name: 'x'.repeat(20_000) });
  test.each<[string, BodyInit, number, object]>([
    ['no JSON', '{"rules":', 400, { code: 'malformed' }],
    ['an empty body', '', 400, { code: 'malformed' }],
    ['JSON that is no object', '[]', 400, { code: 'malformed' }],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00]), 400, { code: 'malformed' }],
    [
      'an unknown ruleset',
      '{"rules":"chess"}',
      400,
      { code: 'malformed', field: 'rules', reason: 'unknown-rules' },
    ],
    ['a ruleset that is no text', '{"rules":7}', 400, { code: 'malformed', field: 'rules' }],
    ['an unknown square', '{"fen":"W:Wi9:Bh6"}', 400, { field: 'fen', reason: 'unknown-square' }],
    ['a square used twice', '{"fen":"W:Wa3:Ba3"}', 400, { field: 'fen', reason: 'square-used-twice' }],
    ['a man on its crowning row', '{"fen":"W:Wa8:Bh5"}', 400, { field: 'fen', reason: 'uncrowned-man' }],
    ['a color missing', '{"fen":"W:Wa3"}', 400, { field: 'fen', reason: 'color-missing' }],
    ['no side to move', '{"fen":"X:Wa3:Ba4"}', 400, { field: 'fen', reason: 'unknown-turn' }],
    ['a game that is over', '{"fen":"B:Wa3:B"}', 400, { field: 'fen', reason: 'game-over' }],
    ['a short key', '{"key":"abc"}', 400, { code: 'malformed', field: 'key' }],
    ['an unknown seat', '{"seat":"green"}', 400, { code: 'malformed', field: 'seat' }],
    ['a long name', JSON.stringify({ name: 'x'.repeat(25) }), 400, { code: 'malformed', field: 'name' }],
    ['a clock without time', '{"clock":{"initial":0,"increment":0}}', 400, { field: 'clock.initial' }],
    ['a level for a friend', '{"level":3}', 400, { code: 'malformed', field: 'level' }],
    ['a level above', '{"opponent":"computer","level":9}', 400, { code: 'malformed', field: 'level' }],
    ['deep nesting', `{"clock":${'['.repeat(50)}${']'.repeat(50)}}`, 400, { code: 'malformed' }],
    ['an oversized body', large, 413, { code: 'too-large' }],
    ['an oversized body that is no JSON', 'x'.repeat(20_000), 413, { code: 'too-large' }],
  ])('%s', async (_, body, status, error) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const refusal = await errorOf(response);
    expect(refusal).toMatchObject(error);
    expect(refusal.message).toMatch(/\w/);
  });

  test('a body without a declared length is counted while it is read, and not read on', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1_024).fill(0x20));
      },
    });
    const response = await post(endless);
    expect(response.status).toBe(413);
    expect(await errorOf(response)).toMatchObject({ code: 'too-large' });
    expect(pulled).toBeLessThan(100);
  });
});

describe('addresses and methods', () => {
  test.each([
    ['GET', '/api/tables', 405, 'POST, OPTIONS'],
    ['HEAD', '/api/tables', 405, 'POST, OPTIONS'],
    ['PUT', '/api/tables', 405, 'POST, OPTIONS'],
    ['POST', '/api/tables/Unknown44444', 405, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/tables/Unknown44444', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/api/tables/Unknown44444/pdn', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/api/tables/Unknown44444/socket', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/api/rulesets', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/', 405, 'GET, HEAD'],
    ['POST', '/t/Unknown44444', 405, 'GET, HEAD'],
    ['PATCH', '/t/Unknown44444.svg', 405, 'GET, HEAD, OPTIONS'],
    ['PUT', '/t/Unknown44444.png', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/board.svg', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/oembed', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/embed/Unknown44444', 405, 'GET, HEAD'],
    ['GET', '/api', 404, null],
    ['GET', '/api/nothing', 404, null],
    ['GET', '/api/tables/Unknown44444/pdn', 404, null],
    ['GET', '/api/tables/Unknown44444', 404, null],
    ['GET', '/api/tables/short', 404, null],
    ['GET', '/api/tables/short/pdn', 404, null],
    ['GET', '/api/tables/Unknown44444/pdn/1', 404, null],
    ['GET', '/api/tables/0OIl0OIl0OIl', 404, null],
    ['GET', '/api/tables/%2e%2e%2f', 404, null],
    ['GET', `/api/tables/${'1'.repeat(500)}`, 404, null],
    ['GET', '/api/tables/Unknown44444/socket', 426, null],
  ])('%s %s: %i', async (method, path, status, allow) => {
    const response = await request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('Allow')).toBe(allow);
    if (method === 'HEAD') return;
    expect(await errorOf(response)).toEqual({ code: expect.any(String), message: expect.any(String) });
  });

  test.each([
    ['a malformed id', '/api/tables/short/socket'],
    ['an unknown table', '/api/tables/Unknown55555/socket'],
  ])('no socket at %s', async (_, path) => {
    const response = await request(path, { headers: { Upgrade: 'websocket' } });
    expect(response.status).toBe(404);
    expect(response.webSocket).toBeNull();
    expect(await errorOf(response)).toMatchObject({ code: 'no-such-table' });
  });

  test.each(['/api/rulesets', '/', '/board.svg', '/embed/Unknown44444'])(
    'HEAD %s: the headers of GET without its body',
    async (path) => {
      const [get, head] = [await request(path), await request(path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
      expect((await get.text()).length).toBeGreaterThan(0);
      expect(await head.text()).toBe('');
    },
  );

  test('every ruleset has a name in words, or it does not compile', () => {
    expectTypeOf<keyof Words['rulesets']>().toEqualTypeOf<RulesetName>();
  });

  test('GET /api/rulesets: the rulesets and their names', async () => {
    expect(await (await request('/api/rulesets')).json()).toEqual({
      rulesets: [
        { name: 'turkish', title: 'Turkish draughts' },
        { name: 'turkish-federation', title: 'Turkish draughts, federation rules' },
        { name: 'turkish-classic', title: 'Turkish draughts, classic rules' },
        { name: 'turkish-short', title: 'Turkish draughts, short kings' },
        { name: 'russian', title: 'Russian draughts' },
        { name: 'brazilian', title: 'Brazilian draughts' },
        { name: 'english', title: 'English draughts' },
        { name: 'pool', title: 'Pool checkers' },
        { name: 'armenian', title: 'Armenian draughts' },
      ],
    });
  });
});

describe('other origins', () => {
  test.each([
    '/api/tables',
    '/api/nothing',
    '/api/tables/Unknown44444/pdn',
    '/oembed',
    '/board.svg',
    '/t/Unknown44444.svg',
    '/t/Unknown44444.png',
  ])('a preflight of %s', async (path) => {
    const response = await request(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test.each([
    ['an answer', '/api/rulesets', 200],
    ['an error', '/api/nothing', 404],
    ['a refused method', '/api/tables', 405],
  ])('%s may be read anywhere, never with credentials, and is not kept', async (_, path, status) => {
    const { status: came, headers } = await request(path, { headers: { Origin: 'https://elsewhere.test' } });
    expect(came).toBe(status);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});

test.each(['short', '0OIl0OIl0OIl', 'a b', 'x'.repeat(500)])('the id %j reaches no object', async (id) => {
  const untouchable = new Proxy(env.TABLES, {
    get() {
      throw new Error('an object was asked');
    },
  });
  const ask = (path: string, headers = {}) =>
    worker.fetch(new Request<unknown, IncomingRequestCfProperties>(ORIGIN + path, { headers }), {
      ...env,
      TABLES: untouchable,
    });
  const name = encodeURIComponent(id);
  expect((await ask(`/api/tables/${name}`)).status).toBe(404);
  expect((await ask(`/api/tables/${name}/pdn`)).status).toBe(404);
  expect((await ask(`/api/tables/${name}/socket`, { Upgrade: 'websocket' })).status).toBe(404);
  expect((await ask(`/t/${name}`)).status).toBe(404);
  expect((await ask(`/t/${name}.svg`)).status).toBe(404);
  expect((await ask(`/t/${name}.png`)).status).toBe(404);
  expect((await ask(`/embed/${name}`)).status).toBe(404);
  const url = encodeURIComponent(`${ORIGIN}/t/${name}`);
  expect((await ask(`/oembed?url=${url}`)).status).toBe(404);
});

test.each(['http://localhost:9000', 'https://dama.example'])(
  'addresses carry the origin %s',
  async (origin) => {
    const response = await exports.default.fetch(
      new Request(`${origin}/api/tables`, { method: 'POST', body: '{}' }),
    );
    const { id, url, inviteUrl } = await response.json<CreatedTable>();
    expect([url, inviteUrl]).toEqual([`${origin}/t/${id}`, `${origin}/t/${id}`]);
  },
);
