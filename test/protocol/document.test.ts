import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OUTCOME_REASONS } from '../../engine/index.ts';
import { MAX_BODY_BYTES } from '../../protocol/http.ts';
import { MAX_NESTING } from '../../protocol/json.ts';
import { ABSENT_AFTER, MAX_CLIENT_BYTES, PING_EVERY, PONG_WITHIN } from '../../protocol/messages.ts';
import { UNPLAYED_EXPIRY } from '../../table/clock.ts';
import { REJECT_CODES } from '../../table/commands.ts';
import { MAX_NAME } from '../../table/names.ts';
import { snapshot } from '../../table/snapshot.ts';
import { ALI, game, open, resign, tell } from '../table/people.ts';

const text = readFileSync(new URL('../../docs/PROTOCOL.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
const events = tell(game(open(), 'a3-a4'), [ALI, resign]).events;
const EVENTS = [...events.map(({ type }) => type), 'left', 'offered', 'answered'];

describe('docs/PROTOCOL.md names', () => {
  test.each([
    ...REJECT_CODES,
    ...OUTCOME_REASONS,
    ...EVENTS,
    ...events
      .flatMap((event) => Object.keys(event))
      .filter((field) => !['seq', 'at', 'type'].includes(field)),
    ...Object.keys(snapshot(open().table)),
  ])('`%s`', (name) => {
    expect(text).toContain(`\`${name}\``);
  });

  test.each([
    [MAX_CLIENT_BYTES, 'at most 4,096 UTF-8 bytes from a client'],
    [MAX_BODY_BYTES, 'a JSON object of at most 4,096 bytes'],
    [MAX_NESTING, 'nested at most 8 deep'],
    [MAX_NAME, 'at most 24 characters'],
    [PING_EVERY / 1_000, 'every 15 s'],
    [PONG_WITHIN / 1_000, 'for 10 s'],
    [ABSENT_AFTER / 1_000, 'silent for 40 s'],
  ])('the limit %i: %s', (limit, words) => {
    expect(words).toContain(limit.toLocaleString('en'));
    expect(text).toContain(words);
  });

  test('the seven days of a table without a game', () => {
    expect(UNPLAYED_EXPIRY / 86_400_000).toBe(7);
    expect(text).toContain('seven days after that it vanishes');
  });
});
