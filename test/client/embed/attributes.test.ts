import { expect, test } from 'vitest';
import { readAttributes, readPlayable } from '../../../client/embed/attributes.ts';
import { usualLook } from '../../../drawing/looks.ts';

test.each([
  ['', 'both'],
  ['true', 'both'],
  ['both', 'both'],
  ['white', 'white'],
  ['black', 'black'],
  ['none', 'none'],
  ['false', 'none'],
  [null, 'none'],
  ['red', 'none'],
  ['toString', 'none'],
  ['__proto__', 'none'],
] as const)('playable=%j lets move: %s', (text, movable) => {
  expect(readPlayable(text)).toBe(movable);
});

test.each(['playable', 'orientation', 'coordinates', 'theme', 'pieces', 'rules'] as const)(
  '%s: a name that every object has is none of its words',
  (about) => {
    for (const text of ['toString', 'constructor', '__proto__']) {
      const { problems } = readAttributes({ [about]: text }, usualLook('en'));
      expect(problems.map(({ code }) => code)).toEqual([`unknown-${about}`]);
    }
  },
);
