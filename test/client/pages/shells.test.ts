import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVELS, OFFERED_LEVEL } from '../../../ai/levels.ts';
import { embeddingWords } from '../../../client/i18n/embedding-en.ts';
import { words as english } from '../../../client/i18n/en.ts';
import { homeWords } from '../../../client/i18n/home-en.ts';
import { looksWords } from '../../../client/i18n/looks-en.ts';
import { openWords } from '../../../client/i18n/open-en.ts';
import { playWords } from '../../../client/i18n/play-en.ts';
import { lookUp } from '../../../client/i18n/translate.ts';
import { CLOCK_CHOICES } from '../../../client/pages/terms.ts';
import { THEMES } from '../../../drawing/looks.ts';
import type { Shades } from '../../../drawing/palette.ts';
import { themeNamed } from '../../../drawing/themeDesigns.ts';
import { RULESETS, rulesByName } from '../../../engine/rulesets.ts';
import { NO_SQUARES, setSize } from '../../../engine/squareSet.ts';
import { MAX_NAME } from '../../../table/names.ts';
import { contrast } from '../../drawing/contrast.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../client/pages/${name}`, import.meta.url), 'utf8');

const TEXTS = { ...english, ...homeWords, ...openWords, ...playWords, ...embeddingWords, looks: looksWords };

const SHELLS = ['home.html', 'table.html', 'open.html', 'play.html', 'embedding.html'] as const;

/** What is only true once a script runs is said by the script. */
const WITH_SCRIPT = ['status.opening'];

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(SHELLS)('%s', (name) => {
  const shell = read(name);

  it('says in English what the dictionary says', () => {
    const said = [...shell.matchAll(/data-words="([^"]+)"[^>]*>([^<]*)</g)];
    expect(said.length).toBeGreaterThan(3);
    for (const [, path = '', text = ''] of said) {
      const script = WITH_SCRIPT.includes(path);
      expect(typeof lookUp(TEXTS, path)).toBe('string');
      expect([path, tidy(text)]).toEqual([path, script ? '' : lookUp(TEXTS, path)]);
    }
  });

  it('has every place that the Worker fills', () => {
    for (const place of [
      /<title>/,
      /<meta name="description"/,
      /property="og:title"/,
      /property="og:description"/,
      /property="og:url"/,
      /rel="canonical"/,
      /<main/,
    ]) {
      expect(shell).toMatch(place);
    }
  });

  it('has neither scripts nor styles in line, which the policy forbids', () => {
    expect(shell).not.toMatch(/\sstyle=|<style|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  it('gives every picture its size before it has come', () => {
    const pictures = shell.match(/<img[^>]*>/g) ?? [];
    expect(pictures.length > 0).toBe(name !== 'open.html' && name !== 'play.html');
    for (const tag of pictures) expect(tag).toMatch(/width="\d+" height="\d+"/);
  });
});

it('the home shell describes its picture with words of the dictionary', () => {
  const [tag = '', path = ''] = /<img[^>]*data-words-alt="([^"]+)"[^>]*>/.exec(read('home.html')) ?? [];
  expect(/\salt="([^"]*)"/.exec(tag)?.[1]).toBe(lookUp(TEXTS, path));
  expect(path).toBe('home.boardAlt');
});

it('the table shell has the place of the board', () => {
  expect(read('table.html')).toMatch(/<dama-board>\s*<img[^>]*data-board/);
});

describe('the choice of rules on the home page', () => {
  const select = /<select id="rules"[^>]*>(.*?)<\/select>/s.exec(read('home.html'))?.[1] ?? '';

  it('has every ruleset once, the default first, with its words', () => {
    const options = [
      ...select.matchAll(/<option value="([\w-]+)" data-words="rulesets\.([\w-]+)">([^<]+)</g),
    ];
    const byName = (a: { value: unknown }, b: { value: unknown }) =>
      String(a.value).localeCompare(String(b.value));
    expect(options.map(([, value, words, text]) => ({ value, words, text })).sort(byName)).toEqual(
      RULESETS.map((rules) => ({
        value: rules.name,
        words: rules.name,
        text: english.rulesets[rules.name],
      })).sort(byName),
    );
    expect(options[0]?.[1]).toBe(RULESETS[0].name);
  });

  it('groups them by the squares that they use', () => {
    const groups = [
      ...select.matchAll(/<optgroup label="([^"]+)" data-words-label="([^"]+)">(.*?)<\/optgroup>/gs),
    ];
    expect(groups).toHaveLength(2);
    for (const [, label, path = '', options = ''] of groups) {
      expect(label).toBe(lookUp(TEXTS, path));
      const sizes = [...options.matchAll(/value="([\w-]+)"/g)].map(([, value = '']) =>
        setSize(rulesByName(value)?.squares ?? NO_SQUARES),
      );
      expect(new Set(sizes).size).toBe(1);
    }
  });
});

describe('the choice of a level on the home page', () => {
  const select = /<select id="level"[^>]*>(.*?)<\/select>/s.exec(read('home.html'))?.[1] ?? '';
  const options = [...select.matchAll(/<option value="(\d+)" data-words="([\w.]+)"( selected)?>/g)];

  it('has every level once, in their order, with its words', () => {
    expect(select.match(/<option/g)).toHaveLength(LEVELS.length);
    expect(options.map(([, value, path]) => [Number(value), path])).toEqual(
      LEVELS.map((level) => [level, `home.levels.${level}`]),
    );
  });

  it('offers the one that is to be offered first', () => {
    const selected = options.filter(([, , , mark]) => mark !== undefined);
    expect(selected.map(([, value]) => Number(value))).toEqual([OFFERED_LEVEL]);
  });
});

it('the choice of a clock on the home page has every clock once, with its words, and begins without one', () => {
  const select = /<select id="clock"[^>]*>(.*?)<\/select>/s.exec(read('home.html'))?.[1] ?? '';
  const options = [...select.matchAll(/<option value="([\w+]+)" data-words="([\w.+]+)"( selected)?>/g)];
  expect(options.map(([, value, path, mark]) => [value, path, mark !== undefined])).toEqual(
    CLOCK_CHOICES.map((choice) => [choice, `home.clocks.${choice}`, choice === 'none']),
  );
});

it('the field for a name cuts none that the table allows, be it of characters that count as two', () => {
  const [, most] = /id="name"[^>]* maxlength="(\d+)"/.exec(read('home.html')) ?? [];
  expect(Number(most)).toBeGreaterThan('🦊'.repeat(MAX_NAME).length);
});

/** Colors by their names, as a style sheet gives them in one rule. */
const tokensIn = (rule: string) =>
  new Map(
    [...rule.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
      ([, token = '', day = '', night = '']) => [token, { day, night }] as const,
    ),
  );

describe('the colors of the pages', () => {
  const tokens = tokensIn(read('tokens.css'));

  it.each([
    { text: 'text', on: 'page' },
    { text: 'text', on: 'card' },
    { text: 'soft-text', on: 'page' },
    { text: 'soft-text', on: 'card' },
    { text: 'accent', on: 'page' },
    { text: 'accent', on: 'card' },
    { text: 'on-accent', on: 'accent' },
    { text: 'problem', on: 'card' },
  ])('$text on $on is read easily, by day and by night (WCAG 2.2, 1.4.3)', ({ text, on }) => {
    for (const time of ['day', 'night'] as const) {
      expect(contrast(tokens.get(text)?.[time] ?? '', tokens.get(on)?.[time] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});

describe('the pieces beside the names', () => {
  const rules = read('looks.css').split('}');

  it.each(THEMES)('have the inks of the board of %s', (theme) => {
    const selector = theme === THEMES[0] ? ':root {' : `:root[data-theme="${theme}"] {`;
    const tokens = tokensIn(rules.find((rule) => rule.includes(selector)) ?? '');
    expect([...tokens.keys()]).toEqual(['ivory', 'ivory-line', 'ivory-groove', 'black', 'black-groove']);
    const inks = new Map<string, Shades>(Object.entries(themeNamed(theme).palette));
    for (const [token, { day, night }] of tokens) {
      const ink = token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect([token, { day: day.toUpperCase(), night: night.toUpperCase() }]).toEqual([token, inks.get(ink)]);
    }
  });
});
