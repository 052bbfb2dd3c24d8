import type { Page } from 'playwright-core';

/**
 * The pieces as they are seen: each drawn piece is looked up by where its middle lies on the screen. Given in the
 * form of a FEN without the side to move, White first, squares from a1 to h8.
 */
export const seenPieces = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('dama-board')?.shadowRoot;
    if (!root) return 'no board';
    const squares = [...root.querySelectorAll<HTMLElement>('[data-square]')].map((element) => ({
      name: element.dataset.square ?? '',
      box: element.getBoundingClientRect(),
    }));
    const found: { color: string; king: boolean; name: string }[] = [];
    for (const piece of root.querySelectorAll<HTMLElement>('.piece')) {
      const box = piece.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const on = squares.find((s) => x > s.box.left && x < s.box.right && y > s.box.top && y < s.box.bottom);
      const part = piece.getAttribute('part') ?? '';
      found.push({
        color: part.includes('white') ? 'W' : 'B',
        king: part.includes('king'),
        name: on?.name ?? '?',
      });
    }
    const place = (name: string) => name.charAt(1) + name.charAt(0);
    const list = (color: string) =>
      found
        .filter((piece) => piece.color === color)
        .sort((a, b) => (place(a.name) < place(b.name) ? -1 : 1))
        .map(({ king, name }) => (king ? 'K' : '') + name)
        .join(',');
    return `W${list('W')}:B${list('B')}`;
  });

/** Clicks a path on the board as a person does: the piece, then every square that it lands on. */
export async function clickPath(page: Page, path: string): Promise<void> {
  for (const square of path.split(/[-x]/)) {
    await page.locator(`dama-board [data-square="${square}"]`).click();
  }
}

/** Where on the screen a square's middle is. */
export async function middleOf(
  page: Page,
  square: string,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`dama-board [data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`no square ${square} on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
