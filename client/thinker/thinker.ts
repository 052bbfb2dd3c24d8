/** The web worker in which the computer thinks, so that the page never waits. It is ended where a search is not wanted any more. */
import { think } from './think.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  think(data, (answer) => postMessage(answer)),
);
