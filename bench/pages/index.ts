/** `npm run bench:pages`: what pages shift, how soon they answer an input, and what they load, in a real browser beside the limits. */
import { launch } from '../../test/browser/setup/browser.ts';
import { passes } from '../limits.ts';
import { withRuntime } from '../runtime.ts';
import { startHost } from './host.ts';
import { SCENES } from './scenes.ts';
import { slowDown, watch } from './watch.ts';

/** Cumulative layout shift: nothing may move by itself. */
const SHIFT_AT_MOST = 0;
/** From an input to the next paint, in milliseconds, the longest of all; the processor slowed down so many times. */
const PAINT_AT_MOST = 50;
const SLOWED = 4;
/** Fonts and pictures of one page, gzipped. */
const LOOKS_AT_MOST = 30 * 1024;

const integer = (value: number) => Math.round(value).toLocaleString('en');
const judged = (value: number, limit: number) => (passes(value, limit) ? ': MISSED' : '');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

await withRuntime('product and bare', async (origin) => {
  const host = await startHost(origin);
  const browser = await launch();
  try {
    console.log(
      `A phone's screen (390 px), the processor slowed ${SLOWED} times. Limits: shift ${SHIFT_AT_MOST}, input to paint ${PAINT_AT_MOST} ms, ` +
        `fonts and pictures ${integer(LOOKS_AT_MOST)} bytes.`,
    );
    for (const { name, open, ready, act } of SCENES) {
      const page = await (await browser.newContext(PHONE)).newPage();
      const watching = await watch(page);
      await page.goto(await open(page, origin, host.url));
      await page.locator(ready).first().waitFor();
      await slowDown(page, SLOWED);
      await act(page);
      const { shift, interactions } = await watching.figures();
      const [longest] = [...interactions].sort((a, b) => b.duration - a.duration);
      const wait = longest?.duration ?? 0;
      const [scripts, looks] = [await watching.loaded('script'), await watching.loaded('look')];
      console.log(
        `  ${name.padEnd(46)} shift ${shift.toFixed(3)}${judged(shift, SHIFT_AT_MOST)}; ` +
          `${interactions.length} inputs of 16 ms or more, the longest ${wait} ms${longest ? ` (${longest.name})` : ''}${judged(wait, PAINT_AT_MOST)}; ` +
          `scripts ${integer(scripts)}, fonts and pictures ${integer(looks)} bytes${judged(looks, LOOKS_AT_MOST)}`,
      );
      await page.context().close();
    }
  } finally {
    await browser.close();
    await host.close();
  }
});
