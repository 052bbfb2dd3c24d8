import { describe, expect, test } from 'vitest';
import { words } from '../../../client/i18n/en.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';
import { button, company, openTable, type Person, seatTwo, status } from './people.ts';

const server = withServer();
const come = company(withBrowser());

test('the question whether one resigns stays while the opponent moves, and the buttons keep their order', async () => {
  const { ayse, bohdan } = await seatTwo(server().url, come);
  const { offerDraw, resign, leave, takeback, resignSure, resignNo } = words.actions;
  const buttons = () => ayse.page.locator('.actions button').allTextContents();
  expect(await buttons()).toEqual([offerDraw, resign, leave]);
  await clickPath(ayse.page, 'a3-a4');
  await expect.poll(buttons).toEqual([offerDraw, resign, takeback]);
  await button(ayse, resign).click();
  await clickPath(bohdan.page, 'h6-h5');
  await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  expect(await ayse.page.getByText(resignSure).isVisible()).toBe(true);
  await button(ayse, resignNo).click();
  expect(await buttons()).toEqual([offerDraw, resign, takeback]);
});

describe('a button never comes to do something else', () => {
  test.each([
    { name: 'a finger on a seat that is taken', fast: 'white', left: words.seat.sitAs.black },
    { name: 'a finger on the seat beside it', fast: 'black', left: words.seat.sitAs.white },
  ] as const)('$name does not sit down elsewhere', async ({ fast, left }) => {
    const slow = await come();
    const quick = await come();
    const table = await openTable(server().url);
    for (const { page } of [slow, quick]) await page.goto(`${server().url}/t/${table}`);
    const taken = button(slow, words.seat.sitAs[fast]);
    await taken.hover();
    await slow.page.mouse.down();
    await button(quick, words.seat.sitAs[fast]).click();
    await expect.poll(() => taken.count()).toBe(0);
    await slow.page.mouse.up();
    await expect.poll(() => button(slow, left).count()).toBe(1);
    expect(await status(slow)).toContain(words.status.seatsFree(1));
  });

  test('a tap where a seat was, on a phone, does not sit down on the other one', async () => {
    const slow = await come({ viewport: { width: 390, height: 844 } });
    const quick = await come();
    const table = await openTable(server().url);
    for (const { page } of [slow, quick]) await page.goto(`${server().url}/t/${table}`);
    const black = button(slow, words.seat.sitAs.black);
    const white = await button(slow, words.seat.sitAs.white).boundingBox();
    const before = await black.boundingBox();
    if (white === null) throw new Error('There is no seat to take');
    await button(quick, words.seat.sitAs.white).click();
    await expect.poll(() => status(slow)).toContain(words.status.seatsFree(1));
    expect(await black.boundingBox()).toEqual(before);
    expect(await button(slow, words.seat.taken.white).getAttribute('aria-disabled')).toBe('true');
    await slow.page.mouse.click(white.x + white.width - 4, white.y + white.height / 2);
    await slow.page.waitForTimeout(200);
    expect(await status(slow)).toContain(words.status.seatsFree(1));
  });

  test.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])('a double click on a seat keeps it at $width × $height', async (viewport) => {
    const one = await come({ viewport });
    const { key } = await come();
    const table = await openTable(server().url, { seat: 'white', key });
    await one.page.goto(`${server().url}/t/${table}`);
    const seat = button(one, words.seat.sitAs.black);
    await seat.scrollIntoViewIfNeeded();
    await one.page.waitForTimeout(1000);
    const box = await seat.boundingBox();
    if (box === null) throw new Error('There is no seat to take');
    const spot = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await one.page.mouse.click(...spot);
    await one.page.waitForTimeout(150);
    await one.page.mouse.click(...spot);
    await one.page.waitForTimeout(300);
    expect(await one.page.locator('.sit').count()).toBe(0);
  });

  test('Enter in the name sits down on the first free seat, but not on another than when one came', async () => {
    const slow = await come();
    const quick = await come();
    const table = await openTable(server().url);
    for (const { page } of [slow, quick]) await page.goto(`${server().url}/t/${table}`);
    const name = slow.page.getByLabel(words.seat.yourName);
    await name.focus();
    await button(quick, words.seat.sitAs.white).click();
    await expect.poll(() => status(slow)).toContain(words.status.seatsFree(1));
    await name.press('Enter');
    await slow.page.waitForTimeout(200);
    expect(await status(slow)).toContain(words.status.seatsFree(1));
    await name.blur();
    await name.press('Enter');
    await expect.poll(() => status(quick)).toContain(words.status.yourMove);
  });

  test('a result takes no tap that was meant for the board, and offers nothing before it is seen', async () => {
    const { ayse, bohdan } = await seatTwo(server().url, come);
    await bohdan.page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const result = document.querySelector('.result');
        const rematch = result?.querySelector('button');
        if (!result || !rematch) return;
        observer.disconnect();
        const { x, y, width, height } = rematch.getBoundingClientRect();
        const hit = () => document.elementFromPoint(x + width / 2, y + height / 2)?.localName;
        rematch.focus();
        const focused = document.activeElement === rematch;
        document.body.dataset.first = `${hit()} ${focused}`;
        const [appear] = result.getAnimations();
        void appear?.finished.then(() => (document.body.dataset.shown = `${hit()}`));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await button(ayse, words.actions.resign).click();
    await button(ayse, words.actions.resignYes).click();
    const noted = (name: string) => bohdan.page.locator('body').getAttribute(`data-${name}`);
    await expect.poll(() => noted('shown')).toBe('dama-board');
    expect(await noted('first')).toBe('dama-board false');
    await button(bohdan, words.actions.rematch).click();
    await expect.poll(() => button(bohdan, words.actions.rematchOffered).count()).toBe(1);
  });

  test('a key on a button that has moved on does what the button says', async () => {
    const ayse = await come();
    const bohdan = await come();
    const table = await openTable(server().url, { seat: 'white', key: ayse.key, name: 'Ayşe' });
    for (const { page } of [ayse, bohdan]) await page.goto(`${server().url}/t/${table}`);
    await button(ayse, words.actions.leave).focus();
    await button(bohdan, words.seat.sitAs.black).click();
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
    expect(await ayse.page.locator(':focus').textContent()).toBe(words.actions.leave);
    await button(ayse, words.actions.offerDraw).focus();
    await button(bohdan, words.actions.offerDraw).click();
    await expect.poll(() => button(ayse, words.actions.accept).count()).toBe(1);
    await ayse.page.keyboard.press('Enter');
    expect(await button(ayse, words.actions.resignYes).count()).toBe(0);
  });
});

describe('the link', () => {
  /** Somebody in front of a table, in a browser that answers in this way when a link is handed on. */
  const facing = async (hands: 'copies' | 'refuses to copy' | 'refuses to share' | 'is closed') => {
    const who = await come();
    await who.page.addInitScript((way) => {
      const name = way === 'is closed' ? 'AbortError' : 'NotAllowedError';
      const refuse = () => Promise.reject(new DOMException('no', name));
      const writeText = way === 'copies' ? () => Promise.resolve() : refuse;
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      if (way === 'refuses to share' || way === 'is closed') Object.assign(navigator, { share: refuse });
    }, hands);
    await who.page.goto(`${server().url}/t/${await openTable(server().url)}`);
    return who;
  };
  const { share } = words;
  const said = ({ page }: Person) => page.locator('.share').textContent();

  test('is copied, and the button says so for a while', async () => {
    const who = await facing('copies');
    await button(who, share.copy).click();
    await expect.poll(() => button(who, share.copied).count()).toBe(1);
    expect(await said(who)).not.toContain(share.selectIt);
    await expect.poll(() => button(who, share.copy).count(), { timeout: 5000 }).toBe(1);
  });

  test.each([
    { hands: 'refuses to copy', press: share.copy },
    { hands: 'refuses to share', press: share.share },
  ] as const)('is there to be selected where the browser $hands', async ({ hands, press }) => {
    const who = await facing(hands);
    expect(await said(who)).not.toContain(share.selectIt);
    await button(who, press).click();
    await expect.poll(() => said(who)).toContain(share.selectIt);
    expect(await button(who, share.refused).count()).toBe(1);
  });

  test('has nothing to say when the sheet is closed without a choice', async () => {
    const who = await facing('is closed');
    await button(who, share.share).click();
    await who.page.waitForTimeout(200);
    expect(await said(who)).not.toContain(share.selectIt);
  });
});
