import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLine, parseLine } from '../../cli/hub/line.ts';
import { initialPosition, RULESETS } from '../../engine/index.ts';
import { makeHubPosition } from './hubPosition.ts';
import { say } from './hubTalk.ts';

const position = fc.oneof(
  fc.constantFrom(...RULESETS.map((rules) => makeHubPosition(initialPosition(rules)))),
  fc
    .tuple(
      fc.constantFrom('W', 'B'),
      fc.array(fc.constantFrom(...'wbWBeeeeeeee'), { minLength: 32, maxLength: 64 }),
    )
    .map(([side, squares]) => side + squares.join('')),
);
const move = fc.constantFrom('a3-a4', 'd3-d4', 'c3-d4', 'd6-e5', 'd4xf6xe5', 'a1xa8xa4', '32-28', 'x', '');
const line = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('hub', 'init', 'new-game', 'ping', 'stop', 'ponder-hit'),
  fc.constantFrom('go think', 'go ponder', 'go analyze', 'go', 'level move-time=0', 'level infinite'),
  fc.constantFrom(...RULESETS.map(({ name }) => `set-param name=variant value=${name}`)),
  fc
    .tuple(position, fc.array(move, { maxLength: 3 }))
    .map(([pos, moves]) => makeLine('pos', { pos, moves: moves.join(' ') })),
  fc
    .tuple(fc.constantFrom('depth', 'time', 'inc', 'nodes', 'moves', 'move-time'), fc.double())
    .map(([name, n]) => `level ${name}=${n}`),
  fc
    .tuple(fc.constantFrom('seed', 'level', 'book'), fc.integer({ min: -1, max: 9 }))
    .map(([name, n]) => `set-param name=${name} value=${n}`),
);

test('whatever is said, every answer is a line of the protocol', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
      const said = await say('init', ...lines);
      for (const text of said) {
        const answer = parseLine(text);
        expect(answer.ok && answer.value.command).toMatch(/^(id|param|wait|ready|done|pong|error)$/);
      }
    }),
    { numRuns: 500 },
  );
});

test('a line is read as it was written, but for double quotes and control characters', () => {
  const name = fc.stringMatching(/^[a-z][a-z-]{0,8}$/);
  fc.assert(
    fc.property(name, fc.dictionary(name, fc.string(), { maxKeys: 4 }), (command, args) => {
      const read = parseLine(makeLine(command, args));
      expect(read.ok && read.value.command).toBe(command);
      const wanted = Object.entries(args).map(([key, text]) => [
        key,
        text.replaceAll('"', "'").replaceAll(/\p{Cc}/gu, ' '),
      ]);
      expect(read.ok && [...read.value.args]).toEqual(wanted);
    }),
  );
});
