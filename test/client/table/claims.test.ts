import { expect, it } from 'vitest';
import { createMemory } from '../../../client/storage.ts';
import { MOST_CLAIMS, rememberClaim, rememberedClaim } from '../../../client/table/claims.ts';
import type { TableId } from '../../../table/ids.ts';

const idOf = (number: number) => `table${String(number).padStart(5, 'a')}` as TableId;

const memoryOf = () => {
  const texts = new Map<string, string>();
  return createMemory(() => ({
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => void texts.set(name, value),
  }));
};

it('an invitation is remembered for its table alone, the last one', () => {
  const memory = memoryOf();
  rememberClaim(memory, idOf(1), 'one');
  rememberClaim(memory, idOf(2), 'two & a half');
  rememberClaim(memory, idOf(1), 'another');
  expect([1, 2, 3].map((number) => rememberedClaim(memory, idOf(number)))).toEqual([
    'another',
    'two & a half',
    undefined,
  ]);
});

it('one that did not fit is forgotten, and no other', () => {
  const memory = memoryOf();
  rememberClaim(memory, idOf(1), 'one');
  rememberClaim(memory, idOf(2), 'two');
  rememberClaim(memory, idOf(1), undefined);
  expect(rememberedClaim(memory, idOf(1))).toBeUndefined();
  expect(rememberedClaim(memory, idOf(2))).toBe('two');
});

it('only the latest are kept', () => {
  const memory = memoryOf();
  for (let number = 1; number <= MOST_CLAIMS + 1; number += 1)
    rememberClaim(memory, idOf(number), `claim-${number}`);
  expect(rememberedClaim(memory, idOf(1))).toBeUndefined();
  expect(rememberedClaim(memory, idOf(2))).toBe('claim-2');
  expect(rememberedClaim(memory, idOf(MOST_CLAIMS + 1))).toBe(`claim-${MOST_CLAIMS + 1}`);
});

it('a kept text that is nonsense holds no invitation, and takes one', () => {
  const memory = memoryOf();
  memory.set('claims', '%%%{"no": &&=');
  expect(rememberedClaim(memory, idOf(1))).toBeUndefined();
  rememberClaim(memory, idOf(1), 'one');
  expect(rememberedClaim(memory, idOf(1))).toBe('one');
});
