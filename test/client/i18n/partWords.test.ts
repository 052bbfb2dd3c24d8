import { beforeEach, expect, it } from 'vitest';
import { speech } from '../../../client/i18n/current.ts';
import { words } from '../../../client/i18n/en.ts';
import type { Language } from '../../../client/i18n/languages.ts';
import { partWords } from '../../../client/i18n/partWords.ts';

const speak = (language: Language) => speech.set({ language, words });
const settled = () => new Promise((done) => setTimeout(done));

/** Words that are their language's name, where that can be loaded. */
const partOf = (...missing: readonly Language[]) => {
  const lost = new Set(missing);
  const held = new Map<Language, () => void>();
  const part = partWords(async (language) => {
    await new Promise<void>((done) => held.set(language, done));
    if (lost.has(language)) throw new TypeError('no network');
    return language;
  });
  const arrive = async (language: Language) => {
    held.get(language)?.();
    await settled();
  };
  return { part, arrive, mend: () => lost.clear() };
};

beforeEach(() => speak('en'));

it('are there when they have come, and follow the page', async () => {
  const { part, arrive } = partOf();
  expect(part.get()).toBeUndefined();
  const ready = part.ready();
  await arrive('en');
  await ready;
  expect(part.get()).toBe('en');
  speak('tr');
  expect(part.get()).toBe('en');
  await arrive('tr');
  expect(part.get()).toBe('tr');
});

it('are missed where they do not come, and can be asked for again', async () => {
  const { part, arrive, mend } = partOf('en');
  const missed = expect(part.ready()).rejects.toThrow('no network');
  await arrive('en');
  await missed;
  expect(part.get()).toBeUndefined();
  mend();
  const ready = part.ready();
  await arrive('en');
  await ready;
  expect(part.get()).toBe('en');
});

it('stay where those of another language do not come', async () => {
  const { part, arrive } = partOf('uk');
  const ready = part.ready();
  await arrive('en');
  await ready;
  speak('uk');
  await arrive('uk');
  expect(part.get()).toBe('en');
});

it('that come when another language is spoken are not spoken', async () => {
  const { part, arrive } = partOf();
  const ready = part.ready();
  speak('tr');
  await arrive('tr');
  await arrive('en');
  await ready;
  expect(part.get()).toBe('tr');
});
