import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { decodeClientMessage, decodeCreateTable } from '../../protocol/codec.ts';
import { isLongerThan, nestsDeeper, parseObject, utf8Length } from '../../protocol/json.ts';

describe('utf8Length', () => {
  test.each([
    ['', 0],
    ['a', 1],
    ['\u007F', 1],
    ['\u0080', 2],
    ['ş', 2],
    ['\u07FF', 2],
    ['\u0800', 3],
    ['€', 3],
    ['\uFFFF', 3],
    ['👑', 4],
    ['\uD83D', 3],
    ['\uDC51\uD83D', 6],
  ])('of %j is %i', (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes);
  });

  test('is what an encoder makes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (a, b) => {
        expect(utf8Length(a + b)).toBe(new TextEncoder().encode(a + b).length);
      }),
    );
  });
});

describe('isLongerThan', () => {
  test.each([
    ['abcd', 4, false],
    ['abcde', 4, true],
    ['şş', 4, false],
    ['şşş', 4, true],
    ['👑', 4, false],
    ['👑', 3, true],
  ])('%j, %i bytes: %s', (text, bytes, longer) => {
    expect(isLongerThan(text, bytes)).toBe(longer);
  });
});

describe('a huge text is refused without a look into it', () => {
  const HUGE = 'ş'.repeat(1_000_000);

  test.each([
    ['a frame', () => decodeClientMessage(HUGE), { kind: 'too-large' }],
    ['a body', () => decodeCreateTable(HUGE), { ok: false, error: { code: 'too-large' } }],
  ])('%s', (_, decode, refused) => {
    const look = vi.spyOn(String.prototype, 'codePointAt');
    const answer = decode();
    const looks = look.mock.calls.length;
    look.mockRestore();
    expect(answer).toMatchObject(refused);
    expect(looks).toBe(0);
  });
});

describe('nestsDeeper', () => {
  test.each([
    [1, 0, false],
    [null, 0, false],
    [{}, 0, true],
    [{}, 1, false],
    [[], 1, false],
    [{ a: [1] }, 1, true],
    [{ a: [1] }, 2, false],
    [[[], [[]]], 2, true],
  ])('%j, %i levels: %s', (value, levels, deeper) => {
    expect(nestsDeeper(value, levels)).toBe(deeper);
  });
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['', undefined],
  ['[]', undefined],
  ['null', undefined],
  ['"{}"', undefined],
  ['{}{}', undefined],
  ['\uFEFF{}', undefined],
])('parseObject of %j', (text, value) => {
  expect(parseObject(text)).toEqual(value);
});
