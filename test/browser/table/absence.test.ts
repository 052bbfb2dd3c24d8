import { describe, expect, test } from 'vitest';
import { courtesyWords } from '../../../client/i18n/courtesy-en.ts';
import { words } from '../../../client/i18n/en.ts';
import { button, company, type Person, seatTwo, status } from '../pages/people.ts';
import { clickPath } from '../setup/board.ts';
import { withBrowser, withServer } from '../setup/during.ts';

const server = withServer({ ABSENCE_SECONDS: '4' });
const come = company(withBrowser());
const { absence } = courtesyWords;

/** Ayşe has moved and Bohdan is to move; somebody watches. */
const begin = async () => {
  const seated = await seatTwo(server().url, come);
  const watcher = await come();
  await watcher.page.goto(`${server().url}/t/${seated.table}`);
  await clickPath(seated.ayse.page, 'a3-a4');
  await expect.poll(() => status(seated.bohdan)).toContain(words.status.yourMove);
  return { ...seated, watcher };
};

const leave = ({ page }: Person) => page.goto('about:blank');

const told = ({ page }: Person) => page.locator('.question.absent p').allTextContents();
const said = ({ page }: Person, text: string) => page.locator('[role=status]', { hasText: text }).count();

describe('an opponent who has gone', () => {
  test('is waited for with a countdown; then the win can be claimed', async () => {
    const { ayse, bohdan, watcher } = await begin();
    await leave(bohdan);
    for (const left of ['0:03', '0:02']) {
      await expect
        .poll(() => told(ayse), { timeout: 3000 })
        .toEqual([absence.awayFor('Bohdan', false, left)]);
    }
    expect(await said(ayse, absence.away('Bohdan'))).toBe(1);
    expect(await button(ayse, absence.win).count()).toBe(0);
    await expect.poll(() => told(ayse), { timeout: 6000 }).toEqual([absence.awayLong('Bohdan', false)]);
    expect(await said(ayse, absence.awayLong('Bohdan', false))).toBe(1);
    expect(await told(watcher)).toEqual([]);
    await button(ayse, absence.win).click();
    for (const who of [ayse, watcher]) {
      await expect
        .poll(() => who.page.locator('.result .line').textContent())
        .toContain(words.result.reasons.abandonment('black', 25));
    }
    expect(await told(ayse)).toEqual([]);
  });

  test('or a draw', async () => {
    const { ayse, bohdan } = await begin();
    await leave(bohdan);
    await button(ayse, absence.draw).click({ timeout: 8000 });
    await expect
      .poll(() => ayse.page.locator('.result .line').textContent())
      .toBe(`${words.result.draw}: ${words.result.reasons.abandonment(null, 25)}`);
  });

  test('who comes back cancels it, also when the buttons are there already', async () => {
    const { ayse, bohdan, table } = await begin();
    await leave(bohdan);
    await button(ayse, absence.win).waitFor({ timeout: 8000 });
    await bohdan.page.goto(`${server().url}/t/${table}`);
    await expect.poll(() => told(ayse)).toEqual([]);
    expect(await button(ayse, absence.win).count()).toBe(0);
    await clickPath(bohdan.page, 'h6-h5');
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
  });

  test('while it is one’s own turn, one moves first', async () => {
    const { ayse, bohdan } = await begin();
    await clickPath(bohdan.page, 'h6-h5');
    await expect.poll(() => status(ayse)).toContain(words.status.yourMove);
    await leave(bohdan);
    await expect.poll(() => told(ayse), { timeout: 8000 }).toEqual([absence.awayLong('Bohdan', true)]);
    expect(await button(ayse, absence.win).count()).toBe(0);
    await clickPath(ayse.page, 'b3-b4');
    await expect.poll(() => button(ayse, absence.win).count()).toBe(1);
  });
});
