import { describe, expect, test } from 'vitest';
import { decodeCreateTable } from '../../protocol/codec.ts';
import { ONE_MOVE, PLAIN } from '../table/people.ts';

const KEY = 'secret_key-secret_key-01';
const { invite: _, ...TERMS } = PLAIN;
const DEFAULTS = { settings: TERMS, inviteOnly: false, seat: 'white', key: null, name: '' };
const decode = (body: unknown) => decodeCreateTable(JSON.stringify(body));

describe('a table is created from', () => {
  test.each<readonly [unknown, object]>([
    [{}, {}],
    [{ rules: 'turkish' }, {}],
    [{ fen: ONE_MOVE }, { settings: { ...TERMS, fen: ONE_MOVE } }],
    [{ fen: 'W:Be6,d5:Wd4' }, { settings: { ...TERMS, fen: ONE_MOVE } }],
    [
      { seat: 'random', key: KEY, name: ' Ali\u202E ' },
      { seat: 'random', key: KEY, name: 'Ali' },
    ],
    [{ seat: 'black' }, { seat: 'black' }],
    [{ opponent: 'friend', inviteOnly: false }, {}],
    // The claim is the server's to make: the settings have none.
    [{ inviteOnly: true }, { inviteOnly: true }],
    [
      { inviteOnly: true, opponent: 'computer' },
      { inviteOnly: true, settings: { ...TERMS, opponent: 'computer', level: 3 } },
    ],
    [{ inviteOnly: true, invite: 'i'.repeat(43), claim: 'c'.repeat(22) }, { inviteOnly: true }],
    [{ opponent: 'computer' }, { settings: { ...TERMS, opponent: 'computer', level: 3 } }],
    [{ opponent: 'computer', level: 1 }, { settings: { ...TERMS, opponent: 'computer', level: 1 } }],
    [
      { opponent: 'computer', level: 8, seat: 'random' },
      { settings: { ...TERMS, opponent: 'computer', level: 8 }, seat: 'random' },
    ],
    [
      { visibility: 'public', suggestions: 'off' },
      { settings: { ...TERMS, visibility: 'public', suggestions: 'off' } },
    ],
    [
      { clock: { initial: 300, increment: 2.5 } },
      { settings: { ...TERMS, clock: { initial: 300, increment: 2.5 }, suggestions: 'off' } },
    ],
    [
      { clock: { initial: 86_400, increment: 0, delay: 3 }, suggestions: 'on' },
      { settings: { ...TERMS, clock: { initial: 86_400, increment: 0 }, suggestions: 'on' } },
    ],
    [
      { clock: { initial: 1, increment: 3_600 } },
      { settings: { ...TERMS, clock: { initial: 1, increment: 3_600 }, suggestions: 'off' } },
    ],
    [{ later: [1] }, {}],
  ])('%j', (body, expected) => {
    expect(decode(body)).toEqual({ ok: true, value: { ...DEFAULTS, ...expected } });
  });
});

describe('a refusal names the field', () => {
  test.each<readonly [unknown, string, string?]>([
    [{ rules: 'chess' }, 'rules', 'unknown-rules'],
    [{ rules: '__proto__' }, 'rules', 'unknown-rules'],
    [{ rules: 5 }, 'rules'],
    [{ rules: null }, 'rules'],
    [{ fen: 7 }, 'fen'],
    [{ fen: '' }, 'fen', 'unknown-turn'],
    [{ fen: 'W:Wi9:Bh6' }, 'fen', 'unknown-square'],
    [{ fen: 'W:Wa3:Ba3' }, 'fen', 'square-used-twice'],
    [{ fen: 'W:Wa8:Bh5' }, 'fen', 'uncrowned-man'],
    [{ fen: 'W:Wa3' }, 'fen', 'color-missing'],
    [{ fen: 'B:Wa3:B' }, 'fen', 'game-over'],
    [{ fen: 'W:Wa7:Ba8,b7,c7' }, 'fen', 'game-over'],
    [{ fen: 'W:WKa1:BKh8' }, 'fen', 'game-over'],
    [{ fen: 'W:WKa1:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7,h5' }, 'fen', 'too-many-pieces'],
    [{ fen: 'B:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3,a4:BKh8' }, 'fen', 'too-many-pieces'],
    [{ clock: 5 }, 'clock'],
    [{ clock: null }, 'clock'],
    [{ clock: {} }, 'clock.initial'],
    [{ clock: { initial: 60 } }, 'clock.increment'],
    [{ clock: { initial: 0, increment: 0 } }, 'clock.initial'],
    [{ clock: { initial: 86_401, increment: 0 } }, 'clock.initial'],
    [{ clock: { initial: '60', increment: 0 } }, 'clock.initial'],
    [{ clock: { initial: 60, increment: -1 } }, 'clock.increment'],
    [{ clock: { initial: 60, increment: 3_601 } }, 'clock.increment'],
    [{ seat: 'red' }, 'seat'],
    [{ key: 'short' }, 'key'],
    [{ key: `${KEY}é` }, 'key'],
    [{ key: 5 }, 'key'],
    [{ name: 'x'.repeat(25) }, 'name'],
    [{ name: {} }, 'name'],
    [{ opponent: 'robot' }, 'opponent'],
    [{ opponent: null }, 'opponent'],
    [{ level: 3 }, 'level'],
    [{ opponent: 'friend', level: 3 }, 'level'],
    [{ opponent: 'computer', level: 0 }, 'level'],
    [{ opponent: 'computer', level: 9 }, 'level'],
    [{ opponent: 'computer', level: -1 }, 'level'],
    [{ opponent: 'computer', level: 2.5 }, 'level'],
    [{ opponent: 'computer', level: '3' }, 'level'],
    [{ opponent: 'computer', level: null }, 'level'],
    [{ opponent: 'computer', level: [3] }, 'level'],
    [{ visibility: 'hidden' }, 'visibility'],
    [{ inviteOnly: 'yes' }, 'inviteOnly'],
    [{ inviteOnly: null }, 'inviteOnly'],
    [{ inviteOnly: 1 }, 'inviteOnly'],
    [{ suggestions: true }, 'suggestions'],
  ])('%j: %s', (body, field, reason) => {
    const decoded = decode(body);
    expect(decoded).toMatchObject({
      ok: false,
      error: { code: 'malformed', field, message: expect.stringMatching(`^${field}: `) },
    });
    if (!decoded.ok) expect(decoded.error.reason).toBe(reason);
  });

  test('and where a FEN is wrong', () => {
    expect(decode({ fen: 'W:Wa2,i9:Ba7' })).toMatchObject({
      error: { message: 'fen: unknown-square (at 6)' },
    });
  });

  test.each([KEY.slice(0, 15), `${KEY} `, KEY.repeat(11), [KEY], { [KEY]: KEY }])(
    'and never repeats a key: %j',
    (key) => {
      const decoded = decode({ key });
      expect(decoded.ok).toBe(false);
      expect(JSON.stringify(decoded)).not.toContain('secret');
    },
  );
});

test.each(['', 'x', 'null', '[]', '"{}"', '{"rules":"turkish"', `{"x":${'['.repeat(9)}${']'.repeat(9)}}`])(
  'a body of %j is malformed',
  (text) => {
    expect(decodeCreateTable(text)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  },
);

test('a body has at most 4,096 bytes', () => {
  const body = (bytes: number): string => `{"x":"${'ş'.repeat((bytes - 8) / 2)}"}`;
  expect(decodeCreateTable(body(4096)).ok).toBe(true);
  expect(decodeCreateTable(body(4098))).toMatchObject({ ok: false, error: { code: 'too-large' } });
});
