import { describe, expect, test } from 'vitest';
import { ASSIST_KEYS, KEY_NAMES } from '../../../client/assist/keys.ts';
import { KEYS } from '../../../client/board/aid.ts';
import { focusAfter } from '../../../client/board/keys.ts';
import { assist as en } from '../../../client/i18n/assist-en.ts';
import { assist as tr } from '../../../client/i18n/assist-tr.ts';
import { assist as uk } from '../../../client/i18n/assist-uk.ts';

describe('the keys of an assistant', () => {
  test('are those that a board hands on before it has come', () => {
    expect([...KEYS].sort()).toEqual(Object.values(ASSIST_KEYS).sort());
  });

  test.each(Object.entries(ASSIST_KEYS))('%s, %s, is no key of the board', (_, key) => {
    expect(focusAfter(0, key, 'white')).toBeNull();
  });
});

describe.each([en, tr, uk])('in $language', (words) => {
  test('every key is described', () => {
    expect(Object.keys(words.keys)).toEqual(KEY_NAMES);
    expect(Object.values(words.keys).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('the eight directions differ', () => {
    expect(new Set(words.lines).size).toBe(8);
  });
});
