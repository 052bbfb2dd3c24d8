import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OUTCOME_REASONS, parseFen, type Rules, squareSet, turkish } from '../../engine/index.ts';
import { decodeCreateTable } from '../../protocol/codec.ts';
import { MAX_BODY_BYTES } from '../../protocol/http.ts';
import { MAX_NESTING } from '../../protocol/json.ts';
import { ABSENT_AFTER, CLOSE, MAX_CLIENT_BYTES, PING_EVERY, PONG_WITHIN } from '../../protocol/messages.ts';
import { newClock, UNPLAYED_EXPIRY } from '../../table/clock.ts';
import { REJECT_CODES } from '../../table/commands.ts';
import { REACTIONS } from '../../table/events.ts';
import { MAX_SECRET } from '../../table/ids.ts';
import { MAX_NAME } from '../../table/names.ts';
import { snapshot } from '../../table/snapshot.ts';
import { TICKETS } from '../table/cast.ts';
import { ALI, BANU, CAN, game, move, offer, open, resign, tell } from '../table/people.ts';

const text = readFileSync(new URL('../../docs/PROTOCOL.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
const SQUARES = [...'abcdefgh'].flatMap((file) => [1, 2, 3].map((rank) => `${file}${rank}`));
/** Everything that can happen at a table, but that somebody leaves. */
const told = tell(
  game(open({ clock: { initial: 60, increment: 1 } }), 'a3-a4', 'h6-h5'),
  [ALI, { type: 'move', ply: 2, move: 'b3-b4', lag: 50 }, 900],
  [BANU, move(3, 'g6-g5'), 100_000],
  [ALI, offer('takeback'), 100_000],
  [BANU, { type: 'answer', offer: 'takeback', accept: true }, 100_000],
  [ALI, { type: 'handOver', ticket: TICKETS[0] }, 100_000],
  [ALI, { type: 'revoke' }, 100_000],
  [ALI, { type: 'handOver', ticket: TICKETS[0] }, 100_000],
  [CAN, { type: 'takeOver', ticket: TICKETS[0] }, 100_000],
  [BANU, resign, 100_000],
);
const events = told.events;
const EVENTS = [...events.map(({ type }) => type), 'left'];
const shown = snapshot(tell(told, [BANU, offer('rematch'), 100_000]).table);

describe('docs/PROTOCOL.md names', () => {
  test.each([
    ...REJECT_CODES,
    ...OUTCOME_REASONS,
    ...EVENTS,
    ...events
      .flatMap((event) => Object.keys(event))
      .filter((field) => !['seq', 'at', 'type'].includes(field)),
    ...Object.keys(shown),
  ])('`%s`', (name) => {
    expect(text.includes(`\`${name}\``), name).toBe(true);
  });

  test.each([
    ...Object.keys(shown.clock ?? {}),
    ...Object.keys(shown.rests.white),
    ...Object.keys(shown.seats.white ?? {}),
    ...REACTIONS,
  ])('"%s"', (field) => {
    expect(text.includes(`"${field}"`), field).toBe(true);
  });

  test.each(Object.values(CLOSE))('the close code %i', (code) => {
    expect(text.includes(`| ${code} |`)).toBe(true);
  });

  const operators = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const variables = [...operators.matchAll(/^([A-Z][A-Z_]+) = /gm)].map(([, name = '']) => name);

  test.each(variables)('the variable %s', (name) => {
    expect(text.includes(`| \`${name}\` |`)).toBe(true);
  });

  test('no variable that there is not', () => {
    const named = [...text.matchAll(/\| `([A-Z]+_[A-Z_]+)` \|/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !variables.includes(name))).toEqual([]);
  });

  test.each([
    [MAX_CLIENT_BYTES, 'at most 4,096 UTF-8 bytes from a client'],
    [MAX_BODY_BYTES, 'a JSON object of at most 4,096 bytes'],
    [MAX_NESTING, 'nested at most 8 deep'],
    [MAX_NAME, 'at most 24 characters'],
    [PING_EVERY / 1_000, 'every 15 s'],
    [PONG_WITHIN / 1_000, 'for 10 s'],
    [ABSENT_AFTER / 1_000, 'silent for 40 s'],
    [MAX_SECRET, '16 to 128 characters of base64url'],
    [newClock({ initial: 60, increment: 0 }, 0)?.quota.white ?? 0, 'A quota begins with 500 ms'],
  ])('the limit %i: %s', (limit, words) => {
    expect(words).toContain(limit.toLocaleString('en'));
    expect(text.includes(words), words).toBe(true);
  });

  const refusals = text.split('| 400 | `malformed` |')[1]?.split('| 404 |')[0] ?? '';
  const half: Rules = { ...turkish, squares: squareSet([0, 9, 18]) };
  const BAD_FENS: readonly (readonly [fen: string, code: string, rules: Rules])[] = [
    ['X:Wa2:Ba7', 'unknown-turn', turkish],
    ['W:Xa2:Ba7', 'unknown-color', turkish],
    ['W:Wa2', 'color-missing', turkish],
    ['W:Wa2:Wa3', 'color-twice', turkish],
    ['W:Wa2:Ba7:x', 'left-over', turkish],
    ['W:Wa2,:Ba7', 'empty-item', turkish],
    ['W:Wi9:Ba7', 'unknown-square', turkish],
    ['W:Wa2:Ba7', 'unused-square', half],
    ['W:Wa2:Ba2', 'square-used-twice', turkish],
    ['W:Wa8:Ba7', 'uncrowned-man', turkish],
  ];

  test.each(BAD_FENS)('%s: `%s`', (fen, code, rules) => {
    expect(parseFen(fen, rules)).toMatchObject({ ok: false, error: { code } });
    expect(refusals).toContain(`\`${code}\``);
  });

  test('the reason of whatever else is wrong with a FEN', () => {
    const piece = fc.constantFrom('a2', 'Kd4', 'a8', 'h1', 'i9', '', ',', ':', 'W', 'B', 'X', 'K');
    const fen = fc.array(fc.oneof(piece, fc.constantFrom(',', ':W', ':B')), { maxLength: 12 });
    const known = new Set(BAD_FENS.map(([, code]) => code));
    fc.assert(
      fc.property(
        fc.constantFrom(turkish, half),
        fc.constantFrom('W', 'B', ''),
        fen,
        (rules, turn, parts) => {
          const parsed = parseFen(turn + parts.join(''), rules);
          if (!parsed.ok) expect(known).toContain(parsed.error.code);
        },
      ),
      { numRuns: 2_000, seed: 3 },
    );
  });

  test.each([
    ['a position with more pieces than a game has', `W:WK${SQUARES.join(',K')}:Ba7`],
    ['a position that is over', 'B:Wa3:B'],
  ])('why %s is refused', (_, fen) => {
    const asked = decodeCreateTable(JSON.stringify({ fen }));
    if (asked.ok) throw new Error('It is accepted.');
    expect(refusals).toContain(`\`${asked.error.reason}\``);
  });

  test('the seven days of a table without a game', () => {
    expect(UNPLAYED_EXPIRY / 86_400_000).toBe(7);
    expect(text.includes('seven days after that it vanishes')).toBe(true);
  });
});
