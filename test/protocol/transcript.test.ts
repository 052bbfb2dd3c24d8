import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalMoves, makeMove, parseFen, playMove, startGame, turkish } from '../../engine/index.ts';
import { decodeClientMessage, decodeCreateTable, decodeServerMessage } from '../../protocol/codec.ts';
import { ALI } from '../table/people.ts';
import { type Bindings, match, parseTranscript } from './transcript.ts';

const document = readFileSync(new URL('../../docs/PROTOCOL.md', import.meta.url), 'utf8');
const steps = parseTranscript(document);

// That it is what the server says, to the last frame, is tested on the server itself: test/workers/transcript.test.ts.
describe('the transcript of docs/PROTOCOL.md', () => {
  const frames = steps.flatMap((step) => (step.kind === 'receive' && step.text !== 'pong' ? [step] : []));

  test.each(frames.map(({ at, text }) => [at, text] as const))(
    'line %i is a server’s message: %s',
    (_, text) => {
      const timed = text
        .replaceAll(/"(at|unplayedSince|white|black|late)":"\*"/g, '"$1":1')
        .replaceAll(/"(player|ticket|invite)":"\$\w+"/g, `"$1":"${ALI}"`);
      const whole = timed.replace('"table":"*"', `"table":${sampleTable}`);
      expect(decodeServerMessage(whole).kind).toBe('message');
    },
  );

  test('holds a message of every type and every command that is offered', () => {
    const sent = steps.flatMap((step) => (step.kind === 'send' ? [decodeClientMessage(step.text)] : []));
    const commands = sent.flatMap((decoded) =>
      decoded.kind === 'message' && decoded.message.type === 'command' ? [decoded.message.command.type] : [],
    );
    expect(new Set(commands)).toEqual(
      new Set([
        ...['sit', 'leave', 'move', 'resign', 'offer', 'answer', 'claim'],
        ...['handOver', 'revoke', 'takeOver', 'suggest', 'react'],
      ]),
    );
    const kinds = new Set(sent.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['message', 'malformed', 'unknown', 'unknown-command', 'incompatible']));
    const received = new Set(frames.map(({ text }) => JSON.parse(text).type));
    expect(received).toEqual(
      new Set([
        ...['welcome', 'snapshot', 'events', 'ack', 'reject', 'error', 'incompatible'],
        ...['suggestion', 'reaction', 'presence'],
      ]),
    );
  });

  test('holds an event of every type, and an end of every kind that people bring about', () => {
    const events = frames.flatMap(({ text }) => JSON.parse(text).events ?? []);
    const types = ['opened', 'sat', 'left', 'started', 'moved', 'offered', 'answered', 'takenBack', 'ended'];
    const more = ['delayed', 'ticketed', 'revoked', 'tookOver'];
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set([...types, ...more]));
    const reasons = events.flatMap(({ outcome }) => (outcome ? [outcome.reason] : []));
    expect(reasons).toEqual(expect.arrayContaining(['resignation', 'abandonment']));
  });

  test('plays a game by the rules', () => {
    const created = steps.find((step) => step.kind === 'request');
    if (created?.kind !== 'request') throw new Error('It begins with a request.');
    const asked = decodeCreateTable(created.body);
    if (!asked.ok) throw new Error(asked.error.message);
    const start = parseFen(asked.value.settings.fen, turkish);
    if (!start.ok) throw new Error(start.error.message);
    let game = startGame(turkish, start.value);
    for (const path of ['d3-d4', 'f6-e6', 'a3-a4', 'd6-d5', 'd4xd6xf6']) {
      expect(document).toContain(`"move":"${path}","by"`);
      const next = playMove(game, path);
      if (!next.ok) expect.fail(`${path}: ${legalMoves(game.position).map(makeMove)}`);
      game = next.value;
    }
    expect(game.outcome).toEqual({ winner: 'white', reason: 'no-pieces' });
  });
});

/** The first snapshot that is written out. */
const sampleTable = JSON.stringify(
  steps.flatMap((step) =>
    step.kind === 'receive' && step.text.includes('"rules"') ? [JSON.parse(step.text).table] : [],
  )[0],
).replaceAll('"*"', '1');

describe('the format', () => {
  const text = [
    '# words',
    '```transcript',
    'http> GET /x',
    'http< 200 {}',
    '# note',
    '',
    'a+ /s/$id',
    'a> ping',
    '```',
  ];
  const more = [
    '```json',
    'a> not this',
    '```',
    '```transcript',
    'a< {"type":"welcome"}',
    'b+ /s',
    'all< 1',
    'a-',
    'b- 4400',
    'wait 20',
    'away 30',
    '```',
    '```transcript',
    'b< {"type":"welcome"}',
    'all< 2',
    '```',
  ];

  test('gives steps with their line numbers', () => {
    expect(parseTranscript([...text, ...more, ''].join('\n'))).toEqual([
      { at: 3, kind: 'request', method: 'GET', path: '/x', body: '' },
      { at: 4, kind: 'response', status: 200, body: '{}' },
      { at: 7, kind: 'connect', who: 'a', path: '/s/$id' },
      { at: 8, kind: 'send', who: 'a', text: 'ping' },
      { at: 14, kind: 'receive', who: 'a', text: '{"type":"welcome"}' },
      { at: 15, kind: 'connect', who: 'b', path: '/s' },
      { at: 16, kind: 'receive', who: 'a', text: '1' },
      { at: 17, kind: 'disconnect', who: 'a' },
      { at: 18, kind: 'closed', who: 'b', code: 4400 },
      { at: 19, kind: 'wait', milliseconds: 20 },
      { at: 20, kind: 'away', milliseconds: 30 },
      { at: 23, kind: 'receive', who: 'b', text: '{"type":"welcome"}' },
      { at: 24, kind: 'receive', who: 'b', text: '2' },
    ]);
  });

  test('knows no other lines', () => {
    expect(() => parseTranscript('```transcript\nwhat now\n```\n')).toThrow('Line 2');
  });

  test.each<readonly [unknown, unknown, Bindings | null]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, {}],
    [{ a: 1 }, { a: 1, b: 2 }, null],
    [{ a: 1, b: 2 }, { a: 1 }, null],
    [{ a: '*' }, { a: [1] }, {}],
    [{ a: '*' }, {}, null],
    [[1, 2], [1], null],
    [[], {}, null],
    [null, {}, null],
    ['$id', 'x', { $id: 'x' }],
    [['$id', '$id'], ['x', 'x'], { $id: 'x' }],
    [['$id', '$id'], ['x', 'y'], null],
    [['$id', '/t/$id'], ['x', '/t/x'], { $id: 'x' }],
    [1, '1', null],
    ['*#claim=$c', 'https://x/t/1#claim=a-b', { $c: 'a-b' }],
    [['*#claim=$c', '$c'], ['x#claim=ab', 'ab'], { $c: 'ab' }],
    [['*#claim=$c', '$c'], ['x#claim=ab', 'cd'], null],
    ['*#claim=$c', 'https://x/t/1', null],
    ['*#claim=$c', 7, null],
    ['a.c=$c', 'abc=1', null],
    ['a*', 'ab', null],
  ])('compares %j with %j', (shown, came, bindings) => {
    expect(match(shown, came, {})).toEqual(bindings);
  });
});
