import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommandId, isKey, isPlayerId, isTableId } from '../../table/ids.ts';
import { MAX_NAME, makeName, nameFits } from '../../table/names.ts';

describe('names', () => {
  test.each([
    ['Ali', 'Ali'],
    ['  Ali Baba \t', 'Ali Baba'],
    ['', ''],
    [' \u200B\uFEFF ', ''],
    ['A\u0000l\u001Bi\u007F', 'Ali'],
    ['Ali\r\nVeli', 'AliVeli'],
    ['\u202Eilˬ\u202C', 'il\u02EC'],
    ['\u2066x\u2069\u200F\u061C', 'x'],
    ['S\u0327u\u0308kru\u0308', 'Şükrü'],
    ['Оксана Ґалаґан', 'Оксана Ґалаґан'],
    ['דניאל', 'דניאל'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩\u200D👧', '👩\u200D👧'],
    ['\uD83D', ''],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
    ['x'.repeat(30), 'x'.repeat(24)],
    ['👑'.repeat(25), '👑'.repeat(24)],
    [`${'x'.repeat(23)} y`, 'x'.repeat(23)],
  ])('%j is shown as %j', (typed, shown) => {
    expect(makeName(typed)).toBe(shown);
  });

  test.each([
    ['x'.repeat(24), true],
    ['x'.repeat(25), false],
    ['👑'.repeat(24), true],
    [`  ${'x'.repeat(24)}\u0000 `, true],
    ['e\u0301'.repeat(24), true],
  ])('%j fits: %s', (typed, fits) => {
    expect(nameFits(typed)).toBe(fits);
  });

  test('whatever is typed: short, clean, and clean already the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const name = makeName(typed);
        expect([...name].length).toBeLessThanOrEqual(MAX_NAME);
        expect(makeName(name)).toBe(name);
        expect(name).toBe(name.normalize('NFC').trim());
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

describe('ids', () => {
  test.each([
    [isTableId, '7fKq2mWxYz', true],
    [isTableId, '7fKq2mWxY', false],
    [isTableId, '7fKq2mWxY0', false],
    [isTableId, '../../../../etc', false],
    [isTableId, 'x'.repeat(65), false],
    [isPlayerId, 'a'.repeat(43), true],
    [isPlayerId, 'a'.repeat(42), false],
    [isPlayerId, `${'a'.repeat(42)}=`, false],
    [isKey, 'k'.repeat(22), true],
    [isKey, 'k'.repeat(21), false],
    [isKey, 'k'.repeat(128), true],
    [isKey, 'k'.repeat(129), false],
    [isKey, `${'k'.repeat(22)}\n`, false],
    [isKey, 1e30, false],
    [isCommandId, 'c', true],
    [isCommandId, '', false],
    [isCommandId, 'a b~', true],
    [isCommandId, 'x'.repeat(64), true],
    [isCommandId, 'x'.repeat(65), false],
    [isCommandId, 'é', false],
    [isCommandId, 'a\u0000', false],
    [isCommandId, null, false],
  ])('%o of %j: %s', (is, value, expected) => {
    expect(is(value)).toBe(expected);
  });
});
