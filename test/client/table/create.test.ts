import { describe, expect, it } from 'vitest';
import { createTable, problemOf, type TableWish } from '../../../client/table/create.ts';
import { KEY } from './world.ts';

const CLAIM = 'c'.repeat(22);
const WISH: TableWish = { rules: 'turkish', seat: 'random', key: KEY, name: 'Ayşe' };

const answering =
  (response: () => Response, requests: Request[] = []): typeof fetch =>
  async (input, init) => {
    requests.push(new Request(new URL(String(input), 'http://dama.example'), init));
    return response();
  };

const json = (value: unknown, status: number) => () => Response.json(value, { status });

describe('opening a table', () => {
  it('asks for it as the API says', async () => {
    const requests: Request[] = [];
    const created = await createTable(WISH, answering(json({ id: '7fKq2mWxYz' }, 201), requests));
    expect(created).toEqual({ ok: true, value: { id: '7fKq2mWxYz' } });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request && new URL(request.url).pathname).toBe('/api/tables');
    expect(await request?.json()).toEqual({ rules: 'turkish', seat: 'random', key: KEY, name: 'Ayşe' });
  });

  it('names the computer and its level, where it is the opponent', async () => {
    const requests: Request[] = [];
    const wish: TableWish = { ...WISH, opponent: 'computer', level: 2 };
    await createTable(wish, answering(json({ id: '7fKq2mWxYz' }, 201), requests));
    expect(await requests[0]?.json()).toMatchObject({ opponent: 'computer', level: 2 });
  });

  it.each([
    {
      name: 'none, where the link is for all',
      inviteUrl: 'https://dama.example/t/7fKq2mWxYz',
      claim: undefined,
    },
    {
      name: 'the one in its link',
      inviteUrl: `https://dama.example/t/7fKq2mWxYz#claim=${CLAIM}`,
      claim: CLAIM,
    },
    { name: 'none, where there is no link to read', inviteUrl: undefined, claim: undefined },
  ])('brings an invitation: $name', async ({ inviteUrl, claim }) => {
    const send = answering(json({ id: '7fKq2mWxYz', inviteUrl }, 201));
    expect(await createTable({ ...WISH, inviteOnly: true }, send)).toEqual({
      ok: true,
      value: { id: '7fKq2mWxYz', claim },
    });
  });

  it.each([
    {
      name: 'a word in the name',
      error: { code: 'malformed', field: 'name', reason: 'refused-word' },
      reason: 'refused-word',
    },
    { name: 'a clock', error: { code: 'malformed', field: 'clock.initial' }, reason: undefined },
  ])('tells which field is refused: $name', async ({ error, reason }) => {
    expect(await createTable(WISH, answering(json({ error }, 400)))).toEqual({
      ok: false,
      error: { field: error.field, reason },
    });
    expect(problemOf({ field: error.field, reason })).toBe('failed');
  });

  it.each([
    { name: 'too many tables', send: answering(json({ error: {} }, 429)), error: 'rate-limited' },
    { name: 'a refusal', send: answering(json({ error: { code: 'malformed' } }, 400)), error: 'failed' },
    { name: 'an answer without an id', send: answering(json({}, 201)), error: 'failed' },
    { name: 'an id that is none', send: answering(json({ id: '../x' }, 201)), error: 'failed' },
    {
      name: 'a refusal of nobody knows what',
      send: answering(json({ error: { field: 7 } }, 400)),
      error: 'failed',
    },
    {
      name: 'an answer that is no JSON',
      send: answering(() => new Response('<html>', { status: 201 })),
      error: 'failed',
    },
    { name: 'no network', send: () => Promise.reject(new TypeError('failed to fetch')), error: 'failed' },
  ])('that ends with $name is a problem, not an exception', async ({ send, error }) => {
    expect(await createTable(WISH, send)).toEqual({ ok: false, error });
  });
});
