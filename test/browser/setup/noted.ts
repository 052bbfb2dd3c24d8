import type { Person } from '../pages/people.ts';

/** Notes from now on which chips a page shows and what it says: they go again before a slow test has looked. */
export const note = ({ page }: Person) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').trim(),
      );
    setInterval(() => {
      for (const text of texts('.chip')) seen.add(text);
      for (const text of texts('dama-company [role=status]')) seen.add(`said ${text}`);
    }, 50);
  });

/** What was noted so far, one a line; what was said begins with `said`. */
export const noted = ({ page }: Person): Promise<string> =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)].join('\n'));
