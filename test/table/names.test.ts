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
    // What looks like nothing is nothing.
    ['\u3164', ''],
    ['\u2800', ''],
    ['\u00AD', ''],
    ['\u200D', ''],
    ['\u200C', ''],
    ['\uFE0F', ''],
    ['\u115F\u1160\uFFA0', ''],
    ['\u034F\u17B4\u180E', ''],
    ['\u{E0041}', ''],
    ['\u{1D159}\u{1D173}', ''],
    ['\uFFF9\uFFFB\uFFFC', ''],
    ['\u{13430}\u{13441}\u{16FE4}\u{1107F}', ''],
    ['\u3000\u00A0\u2003', ''],
    [' \u3164 \u2800 ', ''],
    // Nor does it make another name of one that looks the same.
    ['A\u200Dl\u200Ci', 'Ali'],
    ['Al\u00ADi\u{E0041}', 'Ali'],
    ['Ali\uFE0F', 'Ali'],
    ['Ali1\uFE0F', 'Ali1'],
    ['Аня\u200D', 'Аня'],
    ['علی\u200C', 'علی'],
    // But what is seen needs some of it.
    ['❤\uFE0F', '❤\uFE0F'],
    ['👩🏽\u200D🚒', '👩🏽\u200D🚒'],
    ['👨\u200D🦰', '👨\u200D🦰'],
    ['🕵\uFE0F\u200D♂\uFE0F', '🕵\uFE0F\u200D♂\uFE0F'],
    ['👩\u200D\u200D👧\u200D', '👩👧'],
    ['1\uFE0F\u20E3', '1\uFE0F\u20E3'],
    ['🇹🇷', '🇹🇷'],
    [
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['🏴\u{E0067}\u{E0062}', '🏴'],
    ['र्\u200Dय', 'र्\u200Dय'],
    ['ശ്രീ\u200Dരാജന്\u200D', 'ശ്രീരാജന്\u200D'],
    ['ක්\u200Dර', 'ක්\u200Dර'],
    ['র\u200D্যাচেল', 'র\u200D্যাচেল'],
    ['ರ\u200D್ಯಾ', 'ರ\u200D್ಯಾ'],
    [`${'x'.repeat(22)}👩\u200D👧`, `${'x'.repeat(22)}👩`],
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
    [`\u3164${'x'.repeat(24)}\u200D`, true],
  ])('%j fits: %s', (typed, fits) => {
    expect(nameFits(typed)).toBe(fits);
  });

  test('whatever is typed: short, clean, and clean already the second time', () => {
    const tricky = fc.constantFrom(
      ...[
        'a',
        '1',
        ' ',
        '\u200D',
        '\u200C',
        '\uFE0F',
        '\u20E3',
        '👩',
        '🏽',
        '❤',
        '🏴',
        '\u{E0067}',
        '\u{E007F}',
        'م',
        '\u064B',
      ],
      ...['र', '\u094D', '\u0301', '\u3164', '\u2800', '\uD83D', '\uDC69', '\u115F'],
    );
    const typing = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: tricky, maxLength: 60 }),
    );
    fc.assert(
      fc.property(typing, (typed) => {
        const name = makeName(typed);
        expect([...name].length).toBeLessThanOrEqual(MAX_NAME);
        expect(makeName(name)).toBe(name);
        expect(name).toBe(name.normalize('NFC').trim());
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u3164\u2800\u115F]/u);
        expect(name).not.toMatch(/^[\s\p{Default_Ignorable_Code_Point}]+$/u);
      }),
      { numRuns: 2_000 },
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
    [isKey, 'k'.repeat(16), true],
    [isKey, 'k'.repeat(15), false],
    [isKey, 'k'.repeat(256), true],
    [isKey, 'YWFhYWFhYWFhYWFhYWFhYQ+/==', true],
    [isKey, `${'k'.repeat(22)} `, false],
    [isKey, 'k'.repeat(257), false],
    [isKey, `${'k'.repeat(22)}\n`, false],
    [isKey, 1e30, false],
    [isCommandId, 'c', true],
    [isCommandId, '', false],
    [isCommandId, 'a b~', true],
    [isCommandId, 'x'.repeat(128), true],
    [isCommandId, 'x'.repeat(129), false],
    [isCommandId, 'é', false],
    [isCommandId, 'a\u0000', false],
    [isCommandId, null, false],
  ])('%o of %j: %s', (is, value, expected) => {
    expect(is(value)).toBe(expected);
  });
});
