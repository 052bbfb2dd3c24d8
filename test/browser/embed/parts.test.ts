import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visitor } from '../board/visitor.ts';

const browser = visitor();

interface Named {
  readonly name: string;
}

/** A live table's parts are looked at where there is a table. */
const LIVE = ['actions', 'player'];

test('the parts that boards have are those of the manifest', async () => {
  const [{ cssParts }] = JSON.parse(readFileSync('custom-elements.json', 'utf8')).modules[0].declarations;
  const described: readonly string[] = cssParts.map(({ name }: Named) => name);
  const body = `
    <dama-board fen="W:Wd3,Ka1:Bd4,Kh8" playable></dama-board>
    <dama-board playable theme="zebra"></dama-board>
    <dama-board pdn="1. a3-a4 *"></dama-board>`;
  await browser.visit({ body });
  await browser.page.locator('dama-board').nth(1).locator('[data-square=a3]').click();
  await browser.page.locator('dama-board .steps button').nth(2).click();
  await browser.page
    .locator('dama-board')
    .first()
    .evaluate((board) =>
      // What the one who has just moved could take, which a page says of the boards of its own.
      Object.assign(board, { attacked: [63] }),
    );
  const parts = () =>
    browser.page.evaluate(() => {
      const found = [...document.querySelectorAll('dama-board')].flatMap((board) => [
        ...(board.shadowRoot?.querySelectorAll('[part]') ?? []),
      ]);
      return [...new Set(found.flatMap((element) => [...element.part]))].sort();
    });
  await expect.poll(parts).toEqual(described.filter((name) => !LIVE.includes(name)).sort());
  expect(described).toEqual(expect.arrayContaining(LIVE));
});
