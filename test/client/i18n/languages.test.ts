import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Attributes, readAttributes } from '../../../client/embed/attributes.ts';
import { loadAssistWords } from '../../../client/i18n/assist-languages.ts';
import { loadCompanyWords } from '../../../client/i18n/company-languages.ts';
import { loadCourtesyWords } from '../../../client/i18n/courtesy-languages.ts';
import { loadEmbeddingWords } from '../../../client/i18n/embedding-languages.ts';
import { words as english } from '../../../client/i18n/en.ts';
import { loadHandoverWords } from '../../../client/i18n/handover-languages.ts';
import { loadHomeWords } from '../../../client/i18n/home-languages.ts';
import { LANGUAGE_NAMES } from '../../../client/i18n/languageNames.ts';
import { chooseLanguage, LANGUAGES, type Language, loadWords } from '../../../client/i18n/languages.ts';
import { loadLooksWords } from '../../../client/i18n/looks-languages.ts';
import { loadOpenWords } from '../../../client/i18n/open-languages.ts';
import { loadPlayWords } from '../../../client/i18n/play-languages.ts';
import { lookUp } from '../../../client/i18n/translate.ts';
import { usualLook } from '../../../drawing/looks.ts';
import { FEN_PROBLEMS } from '../../../engine/fenProblems.ts';
import { PDN_PROBLEMS, PDN_WARNINGS } from '../../../engine/pdn/index.ts';
import { OUTCOME_REASONS } from '../../../engine/types.ts';
import { REJECT_CODES } from '../../../table/commands.ts';

const BAD_ATTRIBUTES = [
  { playable: 'red' },
  { fen: 'W:Wz9:B' },
  { rules: 'chess' },
  { orientation: 'up' },
  { coordinates: 'runes' },
  { theme: 'zebra' },
  { pieces: 'cats' },
] as const satisfies readonly Attributes[];

/** Every word of a dictionary by its path; for one with blanks, how many it has. */
const shapeOf = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return [`${path}: text`];
  if (typeof value === 'function') return [`${path}: ${value.length} blanks`];
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) =>
    shapeOf(inner, path === '' ? name : `${path}.${name}`),
  );
};

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** All dictionaries of a language: each by itself, for some have a word of the same name. */
const textsIn = async (language: Language) => ({
  shared: await loadWords(language),
  home: await loadHomeWords(language),
  open: await loadOpenWords(language),
  play: await loadPlayWords(language),
  embedding: await loadEmbeddingWords(language),
  assist: await loadAssistWords(language),
  company: await loadCompanyWords(language),
  courtesy: await loadCourtesyWords(language),
  handover: await loadHandoverWords(language),
  looks: await loadLooksWords(language),
});

const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('the dictionary of %s', (language) => {
  it('has every word of the English one, with the same blanks', async () => {
    const words = await textsIn(language);
    const english = await textsIn('en');
    // A constant sentence may leave out the blanks that it does not use: compare the names, and the blanks of the rest.
    const reasons = /^shared\.result\.reasons\./;
    const shape = (dictionary: unknown) =>
      shapeOf(dictionary)
        .map((line) => (reasons.test(line) ? line.split(':')[0] : line))
        .sort();
    expect(shape(words)).toEqual(shape(english));
  });

  it('leaves no text empty and none in English', async () => {
    const words = await textsIn(language);
    const english = await textsIn('en');
    const same = textsOf(words).filter((text) => text === '' || textsOf(english).includes(text));
    expect(same).toEqual([]);
  });
});

describe.each(LANGUAGES)('what %s says of an end', (language) => {
  it.each(OUTCOME_REASONS)('names a reason for %s, whoever lost', async (reason) => {
    const { result } = await loadWords(language);
    const draw = ['one-each', 'repetition', 'no-progress', 'three-kings', 'kings-only', 'agreement'];
    const sentences = draw.includes(reason)
      ? [result.reasons[reason](null, 25)]
      : [result.reasons[reason]('white', 25), result.reasons[reason]('black', 25)];
    expect(sentences.every((sentence) => sentence.length > 3)).toBe(true);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('has words for everything that the readers of games and positions find', async () => {
    const { problems, passedOver } = await loadOpenWords(language);
    expect(Object.keys(problems)).toEqual(expect.arrayContaining([...PDN_PROBLEMS, ...FEN_PROBLEMS]));
    expect(Object.keys(passedOver)).toEqual(expect.arrayContaining([...PDN_WARNINGS]));
    const sentences = [...Object.values(problems), ...Object.values(passedOver)];
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each(REJECT_CODES)('has words for the refusal %s', async (code) => {
    const { refused, status } = await loadWords(language);
    expect((refused[code] ?? status.trouble).length).toBeGreaterThan(3);
  });
});

describe('numbers take their words with them', () => {
  it.each([
    { language: 'en', men: 1, kings: 1, expected: '1 man · 1 king' },
    { language: 'en', men: 15, kings: 0, expected: '15 men' },
    { language: 'en', men: 0, kings: 2, expected: '2 kings' },
    { language: 'en', men: 0, kings: 0, expected: '0 men' },
    { language: 'tr', men: 15, kings: 2, expected: '15 taş · 2 dama' },
    { language: 'uk', men: 1, kings: 0, expected: '1 шашка' },
    { language: 'uk', men: 3, kings: 5, expected: '3 шашки · 5 дамок' },
    { language: 'uk', men: 11, kings: 1, expected: '11 шашок · 1 дамка' },
  ] as const)('$language: $expected', async ({ language, men, kings, expected }) => {
    expect((await loadWords(language)).seat.counts(men, kings)).toBe(expected);
  });

  it.each([
    { spectators: 1, expected: '1 глядач' },
    { spectators: 22, expected: '22 глядачі' },
    { spectators: 12, expected: '12 глядачів' },
  ])('uk: $expected', async ({ spectators, expected }) => {
    expect((await loadWords('uk')).status.watching(spectators)).toBe(expected);
  });
});

describe('what a board says of a move', () => {
  const quiet = { color: 'black', squares: ['d6', 'd5'], captures: 0, crowned: false } as const;
  const single = { color: 'white', squares: ['d3', 'd5'], captures: 1, crowned: false } as const;
  const many = { color: 'white', squares: ['d3', 'd5', 'f5', 'f8'], captures: 3, crowned: true } as const;

  it.each([
    { language: 'en', move: quiet, expected: 'Black: d6 to d5.' },
    { language: 'en', move: single, expected: 'White takes a piece: d3 to d5.' },
    { language: 'en', move: many, expected: 'White takes 3 pieces: d3 to d5, f5, f8, now a king.' },
    { language: 'tr', move: quiet, expected: 'Siyah: d6, d5.' },
    { language: 'tr', move: single, expected: 'Beyaz 1 taş aldı: d3, d5.' },
    { language: 'tr', move: many, expected: 'Beyaz 3 taş aldı: d3, d5, f5, f8, dama oldu.' },
    { language: 'uk', move: quiet, expected: 'Чорні: d6, d5.' },
    { language: 'uk', move: single, expected: 'Білі б’ють 1 шашку: d3, d5.' },
    { language: 'uk', move: many, expected: 'Білі б’ють 3 шашки: d3, d5, f5, f8, тепер дамка.' },
  ] as const)('$language: $expected', async ({ language, move, expected }) => {
    expect((await loadWords(language)).board.moved(move)).toBe(expected);
  });
});

describe.each(LANGUAGES)('what a board says in %s of an attribute that means nothing', (language) => {
  it.each(BAD_ATTRIBUTES)('%o has words, and none for developers', async (attributes) => {
    const { board } = await loadWords(language);
    const [problem] = readAttributes(attributes, usualLook('en')).problems;
    if (problem === undefined) throw new Error('there is no problem');
    const said = board.problem(problem);
    expect(said.length).toBeGreaterThan(10);
    expect(said).not.toContain(problem.message);
  });
});

describe('the language of a page', () => {
  it.each([
    { name: 'what the address asks for', wishes: ['uk', 'tr', 'en'], expected: 'uk' },
    {
      name: 'what was chosen before, if the address asks for nothing',
      wishes: [null, 'tr', 'uk'],
      expected: 'tr',
    },
    {
      name: 'what the browser prefers, by its main tag',
      wishes: [null, null, 'de-DE', 'uk-UA'],
      expected: 'uk',
    },
    { name: 'a wish in capitals', wishes: ['TR-tr'], expected: 'tr' },
    { name: 'English where nothing fits', wishes: ['klingon', null, 'de', ''], expected: 'en' },
    { name: 'English without a wish', wishes: [], expected: 'en' },
  ])('is $name', ({ wishes, expected }) => {
    expect(chooseLanguage(wishes)).toBe(expected);
  });

  it.each(LANGUAGES)('%s has a name of its own', (language) => {
    expect(LANGUAGE_NAMES[language].length).toBeGreaterThan(3);
  });
});

it('no dictionary is left out', async () => {
  const folder = new URL('../../../client/i18n/', import.meta.url);
  const dictionaries = readdirSync(folder).flatMap(
    (name) => /^([a-z]+)-languages\.ts$/.exec(name)?.[1] ?? [],
  );
  expect(Object.keys(await textsIn('en')).sort()).toEqual([...dictionaries, 'shared'].sort());
});

describe('a word by its path', () => {
  it.each([
    { path: 'site.play', expected: 'New table' },
    { path: 'site.looks.day', expected: 'Day' },
    { path: 'site', expected: undefined },
    { path: 'site.nothing.here', expected: undefined },
    { path: 'seat.counts', expected: undefined },
    { path: '', expected: undefined },
  ])('$path', ({ path, expected }) => {
    expect(lookUp(english, path)).toBe(expected);
  });
});
