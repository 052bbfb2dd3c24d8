import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds on a page by all its rules, also those that are only good practice: each with what it is about. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe') as typeof import('axe-core');
    // Nothing half faded or half way is looked at.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
  });
}
