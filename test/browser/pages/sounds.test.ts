import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { STRETCHES } from '../../../client/sounds/stretches.ts';
import { begin } from '../play/visits.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { company, type Person, seatTwo } from './people.ts';

const server = withServer();
const come = company(withBrowser());

/** Runs in a page before its scripts: notes what it lets be heard and felt, under `noticed`. */
const listen = (): void => {
  const noticed: unknown[] = [];
  Object.assign(globalThis, { noticed });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when, from, length) {
    noticed.push(from);
    start.call(this, when, from, length);
  };
  const { decodeAudioData } = AudioContext.prototype;
  AudioContext.prototype.decodeAudioData = async function (...file) {
    const sounds = await decodeAudioData.apply(this, file);
    // What waits for it here waits a moment less than the page.
    setTimeout(() => noticed.push('decoded'));
    return sounds;
  };
  const Usual = AudioContext;
  Object.assign(globalThis, {
    AudioContext: class extends Usual {
      constructor() {
        super();
        noticed.push('context');
      }
    },
  });
  navigator.vibrate = (pattern) => {
    noticed.push(['vibrates', pattern]);
    return true;
  };
};

const noticed = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate((): readonly unknown[] => Reflect.get(globalThis, 'noticed'));

const comeListening = async (options = {}): Promise<Person> => {
  const guest = await come(options);
  await guest.page.addInitScript(listen);
  return guest;
};

/** What a page has let be heard since it was let be heard at all. */
const heard = async (page: Page) => (await noticed(page)).filter((one) => typeof one === 'number');

const { move } = STRETCHES;

describe('the sounds of a game', () => {
  test('are silent, and not even loaded, until somebody does something on the page', async () => {
    const { ayse, bohdan, table } = await seatTwo(server().url, comeListening);
    const watcher = await comeListening();
    const loaded: string[] = [];
    watcher.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await watcher.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => loaded.some((path) => path.includes('later-game'))).toBe(true);
    await clickPath(ayse.page, 'd3-d4');
    await expect.poll(() => watcher.page.locator('.moves li').count()).toBe(1);
    expect(await noticed(watcher.page)).toEqual([]);
    expect(loaded).not.toContain('/sounds.wav');

    await watcher.page.locator('h1').click();
    await expect.poll(() => loaded).toContain('/sounds.wav');
    await expect.poll(() => noticed(watcher.page)).toEqual(['context', 'decoded']);
    await clickPath(bohdan.page, 'd6-d5');
    await expect.poll(() => heard(watcher.page)).toEqual([move.from]);
    await expect.poll(() => heard(ayse.page)).toContain(move.from);
  });

  test('are heard where one plays here, by what has happened, and not once they are muted, the next time either', async () => {
    const { page } = await comeListening();
    await page.goto(`${server().url}/play`);
    await begin(page, { opponent: 'here' });
    await page.locator('h1').first().click();
    await expect.poll(() => noticed(page)).toEqual(['context', 'decoded']);
    for (const path of ['d3-d4', 'd6-d5', 'd4xd6xd8']) await clickPath(page, path);
    await expect.poll(() => heard(page)).toEqual([move.from, move.from, STRETCHES.crown.from]);
    await page.locator('.under summary').click();
    await page.getByLabel(courtesyWords.sounds, { exact: true }).uncheck();
    await clickPath(page, 'a6-a5');
    await expect.poll(() => page.locator('.moves li').count()).toBe(2);
    expect(await heard(page)).toHaveLength(3);
    await page.reload();
    await page.locator('.match').waitFor();
    await page.locator('.under summary').click();
    await expect.poll(() => page.getByLabel(courtesyWords.sounds, { exact: true }).isChecked()).toBe(false);
    expect(await noticed(page)).toEqual([]);
  });
});

test('what happens while the browser lets nothing be heard is not heard all at once afterwards', async () => {
  const { page } = await comeListening();
  await page.addInitScript(() => {
    const { resume } = AudioContext.prototype;
    const held = { waits: true };
    Object.assign(globalThis, { held });
    Object.defineProperty(AudioContext.prototype, 'state', {
      get: () => (held.waits ? 'suspended' : 'running'),
    });
    AudioContext.prototype.resume = function () {
      return held.waits ? Promise.reject(new DOMException('not yet', 'NotAllowedError')) : resume.call(this);
    };
  });
  await page.goto(`${server().url}/play`);
  await begin(page, { opponent: 'here' });
  await page.locator('h1').first().click();
  await expect.poll(() => noticed(page)).toEqual(['context', 'decoded']);
  await clickPath(page, 'd3-d4');
  await expect.poll(() => page.locator('.moves li').count()).toBe(1);
  expect(await heard(page)).toEqual([]);
  await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'held'), { waits: false }));
  await clickPath(page, 'd6-d5');
  await expect.poll(() => heard(page)).toEqual([move.from]);
});

describe('a device that vibrates', () => {
  test.each([
    ['does for the move of the opponent', {}, 1],
    ['does not where motion is to be reduced', { reducedMotion: 'reduce' }, 0],
    ['does not where there is no touch', { hasTouch: false, isMobile: false }, 0],
  ] as const)('%s', async (_, options, times) => {
    const people = [{ hasTouch: true, isMobile: true, ...options }, {}];
    const { ayse, bohdan } = await seatTwo(server().url, () => comeListening(people.shift()));
    await clickPath(ayse.page, 'd3-d4');
    await expect.poll(() => bohdan.page.locator('.moves li').count()).toBe(1);
    await clickPath(bohdan.page, 'd6-d5');
    await expect.poll(() => ayse.page.locator('.moves li').textContent()).toContain('d6-d5');
    await ayse.page.waitForTimeout(300);
    expect((await noticed(ayse.page)).filter((one) => Array.isArray(one))).toHaveLength(times);
  });
});
