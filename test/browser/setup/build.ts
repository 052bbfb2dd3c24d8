import { existsSync } from 'node:fs';
import { launch } from './browser.ts';

/** Before the browser tests: the product must have been built, and the browser is unpacked once. */
export default async function setup(): Promise<void> {
  for (const file of ['dist/worker/index.js', 'dist/client/embed.js']) {
    if (!existsSync(file)) throw new Error(`${file} is missing: "npm run build:all" makes it`);
  }
  const browser = await launch();
  await browser.close();
}
