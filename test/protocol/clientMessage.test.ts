import { describe, expect, test } from 'vitest';
import { decodeClientMessage, refusal } from '../../protocol/codec.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { REACTIONS } from '../../table/events.ts';
import { isSecret, type Secret } from '../../table/ids.ts';

const KEY = 'k'.repeat(22);

const secret = (text: string): Secret => {
  if (!isSecret(text)) throw new Error(`${text} is no secret`);
  return text;
};

/** What the server answers to a frame that is no message, after event 7. */
const answerTo = (frame: string): unknown => {
  const decoded = decodeClientMessage(frame);
  return decoded.kind === 'message' ? decoded : refusal(decoded, 7);
};

const frameOf = (command: unknown, id: unknown = 'c1'): string =>
  JSON.stringify({ type: 'command', id, command });
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('hello', () => {
  test.each<readonly [string, object]>([
    ['{"type":"hello","v":1}', {}],
    [`{"type":"hello","v":1,"key":"${KEY}"}`, { key: KEY }],
    [`{"type":"hello","v":1,"key":"${'A-_9'.repeat(32)}","since":0}`, { key: 'A-_9'.repeat(32), since: 0 }],
    ['{"type":"hello","v":1,"since":9007199254740991}', { since: 9007199254740991 }],
    ['{"type":"hello","v":1,"since":-1}', { since: -1 }],
    ['{"type":"hello","v":1,"since":1.5}', { since: 1.5 }],
    ['{"type":"hello","v":1,"since":1e999}', { since: Number.POSITIVE_INFINITY }],
    ['{"type":"hello","v":1,"key":"a+b/cdefghijklmn=="}', { key: 'a+b/cdefghijklmn==' }],
    ['{"type":"hello","v":1.0}', {}],
    [' {\t"v" : 1,\n"type":"hello" }\r', {}],
    ['{"type":"nothing","type":"hello","v":2,"v":1}', {}],
    ['{"type":"hello","v":1,"later":{"field":[1]}}', {}],
    ['{"type":"hello","v":1,"__proto__":{"key":"x","since":-1}}', {}],
    [`{"type":"hello","v":1,"x":${deep(7)}}`, {}],
  ])('%s', (frame, rest) => {
    expect(decodeClientMessage(frame)).toEqual({
      kind: 'message',
      message: { type: 'hello', v: 1, ...rest },
    });
  });

  test.each(['2', '0', '-1', '1.5', '1e400', '1e-400', '99999999999999999999'])(
    'of version %s is incompatible',
    (v) => {
      expect(answerTo(`{"type":"hello","v":${v},"key":7}`)).toEqual({ type: 'incompatible', v: 1 });
    },
  );

  test.each([
    '{"type":"hello"}',
    '{"type":"hello","v":"1"}',
    '{"type":"hello","v":null}',
    '{"type":"hello","v":[1]}',
    '{"type":"hello","v":1,"key":""}',
    `{"type":"hello","v":1,"key":"${'k'.repeat(15)}"}`,
    `{"type":"hello","v":1,"key":"${'k'.repeat(257)}"}`,
    `{"type":"hello","v":1,"key":"${'é'.repeat(22)}"}`,
    `{"type":"hello","v":1,"key":"${'k'.repeat(22)} "}`,
    '{"type":"hello","v":1,"key":null}',
    '{"type":"hello","v":1,"key":["kkkkkkkkkkkkkkkkkkkkkkkk"]}',
    '{"type":"hello","v":1,"since":"3"}',
    '{"type":"hello","v":1,"since":null}',
    '{"__proto__":{"type":"hello","v":1}}',
    '{"type":"hello","__proto__":{"v":1}}',
  ])('%s is malformed', (frame) => {
    expect(answerTo(frame)).toEqual({ type: 'error', code: 'malformed' });
  });
});

describe('commands', () => {
  test.each<Extract<ClientMessage, { type: 'command' }>['command']>([
    { type: 'sit' },
    { type: 'sit', seat: 'white' },
    { type: 'sit', seat: 'black', name: 'Şükrü', claim: 'c'.repeat(128) },
    { type: 'sit', name: '' },
    { type: 'sit', name: '👑'.repeat(24) },
    { type: 'move', ply: 0, move: 'd4xd6xf6' },
    { type: 'move', ply: 400, move: '' },
    { type: 'move', ply: 1, move: 'x'.repeat(3_000) },
    { type: 'resign' },
    { type: 'leave' },
    { type: 'offer', offer: 'draw' },
    { type: 'offer', offer: 'takeback' },
    { type: 'offer', offer: 'rematch' },
    { type: 'answer', offer: 'draw', accept: false },
    { type: 'move', ply: 0, move: 'a3-a4', lag: 0 },
    { type: 'move', ply: 0, move: 'a3-a4', lag: 84.5 },
    { type: 'move', ply: 0, move: 'a3-a4', lag: 1e300 },
    { type: 'sit', claim: '' },
    { type: 'claim', result: 'win' },
    { type: 'claim', result: 'draw' },
    { type: 'suggest', ply: 3, move: 'a3-a4' },
    ...REACTIONS.map((reaction) => ({ type: 'react', reaction }) as const),
    { type: 'handOver', ticket: secret('A-_9'.repeat(4)) },
    { type: 'handOver', ticket: secret('z'.repeat(128)) },
    { type: 'revoke' },
    { type: 'takeOver', ticket: 'z'.repeat(128) },
    { type: 'takeOver', ticket: '' },
    { type: 'takeOver', ticket: 'any text: it is wrong, and has its answer' },
  ])('%j', (command) => {
    expect(decodeClientMessage(frameOf(command))).toEqual({
      kind: 'message',
      message: { type: 'command', id: 'c1', command },
    });
  });

  test('of endless lag are malformed: JSON has no such number', () => {
    const frame = frameOf({ type: 'move', ply: 0, move: 'a3-a4', lag: 0 }).replace('"lag":0', '"lag":1e999');
    expect(answerTo(frame)).toEqual({ type: 'reject', id: 'c1', code: 'malformed', seq: 7 });
  });

  test('have clean names', () => {
    expect(decodeClientMessage(frameOf({ type: 'sit', name: '  \u202EA\u0000li\n ' }))).toMatchObject({
      message: { command: { name: 'Ali' } },
    });
  });

  test('lose their unknown fields', () => {
    expect(decodeClientMessage(frameOf({ type: 'resign', because: 'late', constructor: 1 }))).toEqual({
      kind: 'message',
      message: { type: 'command', id: 'c1', command: { type: 'resign' } },
    });
  });

  test.each(['x', ' ', '~', 'x'.repeat(128), '__proto__', '{"id":1}'])('may have the id %j', (id) => {
    expect(decodeClientMessage(frameOf({ type: 'leave' }, id))).toMatchObject({
      kind: 'message',
      message: { id },
    });
  });

  test.each<unknown>([
    { type: 'sit', seat: 'red' },
    { type: 'sit', seat: null },
    { type: 'sit', name: 'x'.repeat(25) },
    { type: 'sit', name: 5 },
    { type: 'sit', claim: 'c'.repeat(129) },
    { type: 'sit', claim: {} },
    { type: 'move' },
    { type: 'move', ply: 0 },
    { type: 'move', move: 'a3-a4' },
    { type: 'move', ply: -1, move: 'a3-a4' },
    { type: 'move', ply: 0.5, move: 'a3-a4' },
    { type: 'move', ply: '0', move: 'a3-a4' },
    { type: 'move', ply: 1e300, move: 'a3-a4' },
    { type: 'move', ply: 0, move: ['a3', 'a4'] },
    { type: 'offer' },
    { type: 'offer', offer: 'peace' },
    { type: 'answer', offer: 'draw' },
    { type: 'answer', offer: 'draw', accept: 'yes' },
    { type: 'answer', offer: 'draw', accept: 1 },
    { type: 'move', ply: 0, move: 'a3-a4', lag: -1 },
    { type: 'move', ply: 0, move: 'a3-a4', lag: -1e-9 },
    // As JSON null: no number.
    { type: 'move', ply: 0, move: 'a3-a4', lag: Number.NaN },
    { type: 'move', ply: 0, move: 'a3-a4', lag: null },
    { type: 'move', ply: 0, move: 'a3-a4', lag: '84' },
    { type: 'move', ply: 0, move: 'a3-a4', lag: [84] },
    { type: 'claim' },
    { type: 'claim', result: 'loss' },
    { type: 'claim', result: null },
    { type: 'suggest', ply: 1 },
    { type: 'suggest', move: 'a3-a4' },
    { type: 'suggest', ply: -1, move: 'a3-a4' },
    { type: 'suggest', ply: 1, move: 7 },
    { type: 'react' },
    { type: 'react', reaction: 'boo' },
    { type: 'react', reaction: 'Hello' },
    { type: 'react', reaction: 'toString' },
    { type: 'react', reaction: ['hello'] },
    { type: 'react', reaction: 'x'.repeat(3_000) },
    { type: 'handOver' },
    { type: 'handOver', ticket: 'short' },
    { type: 'handOver', ticket: 'a+b/cdefghijklmn==' },
    { type: 'handOver', ticket: `${'z'.repeat(22)} ` },
    { type: 'handOver', ticket: 'z'.repeat(129) },
    { type: 'handOver', ticket: 5 },
    { type: 'takeOver' },
    { type: 'takeOver', ticket: null },
    { type: 'takeOver', ticket: 'z'.repeat(129) },
    { type: 5 },
    {},
    null,
    'resign',
    ['resign'],
    [],
    7,
    undefined,
  ])('%j is rejected as malformed, by its id', (command) => {
    expect(answerTo(frameOf(command))).toEqual({ type: 'reject', id: 'c1', code: 'malformed', seq: 7 });
  });

  test.each(['dance', '', 'SIT', 'sit ', 'constructor', '__proto__', 'toString', 'x'.repeat(3000)])(
    'of the unknown type %j is rejected by its id',
    (type) => {
      expect(answerTo(frameOf({ type }))).toEqual({
        type: 'reject',
        id: 'c1',
        code: 'unknown-command',
        seq: 7,
      });
    },
  );

  test.each<unknown>(['', 'x'.repeat(129), 'é', 'a\n', '\u0000', '\uD800', 5, null, ['c1'], {}, true])(
    'with the id %j has nobody to reject: an error',
    (id) => {
      expect(answerTo(frameOf({ type: 'resign' }, id))).toEqual({ type: 'error', code: 'malformed' });
      expect(answerTo(frameOf({ type: 'dance' }, id))).toEqual({ type: 'error', code: 'malformed' });
    },
  );

  test('without an id: an error', () => {
    expect(answerTo('{"type":"command","command":{"type":"resign"}}')).toEqual({
      type: 'error',
      code: 'malformed',
    });
  });

  test('that hide in a prototype are not found', () => {
    expect(answerTo('{"type":"command","id":"c1","command":{"__proto__":{"type":"resign"}}}')).toMatchObject({
      code: 'malformed',
    });
  });
});

describe('what is no message is an error', () => {
  test.each([
    '',
    ' ',
    'ping ',
    'PING',
    'hello',
    'null',
    'true',
    '1',
    'NaN',
    'Infinity',
    '"hello"',
    '[]',
    '[{"type":"hello","v":1}]',
    '{}',
    '{',
    '{"type":"hello","v":1',
    "{'type':'hello','v':1}",
    '{"type":"hello","v":1,}',
    '{"type":"hello","v":NaN}',
    '{"type":"hello","v":01}',
    '{"type":"hello","v":1} {"type":"hello","v":1}',
    '\uFEFF{"type":"hello","v":1}',
    '{"type":"hello","v":1,"key":"\n"}',
    '{"type":"\uD800"}',
    '{"type":null}',
    '{"type":["hello"],"v":1}',
    '{"type":"welcome","v":1,"role":"white","seq":1}',
    '{"type":"dance"}',
    `{"type":"hello","v":1,"x":${deep(8)}}`,
    deep(2048),
    `{"a":`.repeat(600),
  ])('%j', (frame) => {
    expect(answerTo(frame)).toEqual({ type: 'error', code: 'malformed' });
  });

  test('an unknown type is known as such', () => {
    expect(decodeClientMessage('{"type":"dance","id":5}')).toEqual({ kind: 'unknown', type: 'dance' });
  });
});

describe('a frame has at most 4,096 bytes', () => {
  const padded = (filler: string, bytes: number): string => {
    const [head, tail] = ['{"type":"hello","v":1,"x":"', '"}'];
    const room = bytes - head.length - tail.length;
    const size = new TextEncoder().encode(filler).length;
    return head + filler.repeat(Math.floor(room / size)) + 'x'.repeat(room % size) + tail;
  };

  test.each(['x', 'ş', '€', '👑'])('counted in UTF-8, filled with %s', (filler) => {
    expect(new TextEncoder().encode(padded(filler, 4096))).toHaveLength(4096);
    expect(decodeClientMessage(padded(filler, 4096)).kind).toBe('message');
    expect(answerTo(padded(filler, 4097))).toEqual({ type: 'error', code: 'too-large' });
  });

  test.each([
    ['no JSON', 'x'.repeat(5 * 1024)],
    ['a hello of another version', `{"type":"hello","v":2,"x":"${'x'.repeat(5 * 1024)}"}`],
    ['a command', frameOf({ type: 'move', ply: 0, move: 'x'.repeat(5 * 1024) })],
    ['deep', deep(50_000)],
    ['large', 'ş'.repeat(1_000_000)],
  ])('before anything is read: %s', (_, frame) => {
    expect(answerTo(frame)).toEqual({ type: 'error', code: 'too-large' });
  });
});
