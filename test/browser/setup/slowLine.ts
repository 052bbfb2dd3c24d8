import type { Page } from 'playwright-core';

/** The line of a page whose commands can be kept on their way; what the table says comes all the while. */
export interface SlowLine {
  /** From now on nothing reaches the table. */
  hold(): void;
  /** What was sent meanwhile arrives. */
  release(): void;
}

/** Puts a page, before it opens a table, on a line that can be slow. */
export const onSlowLine = async (page: Page): Promise<SlowLine> => {
  let holds = false;
  let open: () => void = () => undefined;
  await page.routeWebSocket(/socket$/, (socket) => {
    const table = socket.connectToServer();
    const held: (string | Buffer)[] = [];
    socket.onMessage((message) => (holds ? held.push(message) : table.send(message)));
    open = () => {
      for (const message of held.splice(0)) table.send(message);
    };
  });
  return {
    hold: () => {
      holds = true;
    },
    release: () => {
      holds = false;
      open();
    },
  };
};
