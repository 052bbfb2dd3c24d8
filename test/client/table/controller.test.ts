import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableController } from '../../../client/table/controller.ts';
import type { Happening } from '../../../table/events.ts';
import { isTableId } from '../../../table/ids.ts';
import { moved, opened, SEATED, WHITE } from './tables.ts';
import { stateOf } from './views.ts';

const TIMED: Happening = { ...opened(), clock: { initial: 60, increment: 0 } } as Happening;

/** A socket that never gets through. */
class NoSocket {
  static readonly OPEN = 1;
  readonly readyState = 0;
  readonly addEventListener = () => undefined;
  readonly close = () => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', NoSocket);
  vi.stubGlobal('location', new URL('http://dama.example/t/7fKq2mWxYz'));
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** White's page in a game with clocks, and how often it was drawn. */
const page = () => {
  const id = '7fKq2mWxYz';
  if (!isTableId(id)) throw new Error('no table');
  let drawn = 0;
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => {
      drawn += 1;
    },
    updateComplete: Promise.resolve(true),
  };
  const controller = new TableController(host, id);
  controller.state = stateOf(WHITE, TIMED, ...SEATED, ...moved(['a3-a4', 'h6-h5']));
  return {
    controller,
    drawnIn: (milliseconds: number) => {
      const before = drawn;
      vi.advanceTimersByTime(milliseconds);
      return drawn - before;
    },
  };
};

it('a running clock is drawn anew while the page is there, and again when it is back', () => {
  const { controller, drawnIn } = page();
  controller.hostConnected();
  controller.send({ type: 'resign' });
  expect(drawnIn(1000)).toBeGreaterThanOrEqual(4);
  controller.hostDisconnected();
  controller.hostConnected();
  controller.send({ type: 'offer', offer: 'draw' });
  expect(drawnIn(1000)).toBeGreaterThanOrEqual(4);
});

it('no clock ticks on when the page is left while a command waits for its answer', () => {
  const { controller, drawnIn } = page();
  controller.hostConnected();
  controller.send({ type: 'resign' });
  controller.hostDisconnected();
  drawnIn(5000);
  expect(drawnIn(5000)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
