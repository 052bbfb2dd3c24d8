import type { Page } from 'playwright-core';

/**
 * Sends a command to the table of a page as its console could: over a socket of its own, with the key that the page has.
 *
 * @returns the table's answer to it
 */
export const sayRaw = (page: Page, command: object): Promise<unknown> =>
  page.evaluate(
    (sent) =>
      new Promise<unknown>((answer) => {
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api${location.pathname.replace('/t/', '/tables/')}/socket`,
        );
        const say = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => say({ type: 'hello', v: 1, key: localStorage.getItem('dama.key') });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'welcome') say({ type: 'command', id: `raw-${Math.random()}`, command: sent });
          if (message.type !== 'ack' && message.type !== 'reject') return;
          socket.close();
          answer(message);
        };
      }),
    command,
  );
