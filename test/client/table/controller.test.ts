import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableController } from '../../../client/table/controller.ts';
import type { ServerMessage } from '../../../protocol/messages.ts';
import type { Command } from '../../../table/commands.ts';
import type { Happening } from '../../../table/events.ts';
import { type CommandId, isTableId } from '../../../table/ids.ts';
import { moved, opened, SEATED, WHITE } from './tables.ts';
import { stateOf } from './views.ts';

const TIMED: Happening = { ...opened(), clock: { initial: 60, increment: 0 } } as Happening;

/** What the page has sent through its last socket, and that socket. */
let sent: readonly string[] = [];
let socket: FakeSocket | undefined;

class FakeSocket {
  static readonly OPEN = 1;
  readonly readyState = 1;
  constructor() {
    sent = [];
    socket = this;
  }
  onopen = (): void => undefined;
  onmessage = (_event: { readonly data: string }): void => undefined;
  readonly send = (text: string) => {
    sent = [...sent, text];
  };
  readonly close = () => undefined;
}

const says = (message: ServerMessage) => socket?.onmessage({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
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

it.each([
  { name: 'it is to wait, after a while', code: 'rate-limited', times: 2 },
  { name: 'it is used, never', code: 'no-offer', times: 1 },
] as const)('a ticket is shown to the table again where $name', ({ code, times }) => {
  const ticket = 't'.repeat(32);
  vi.stubGlobal('history', { state: { carried: `seat=${ticket}` }, replaceState: () => undefined });
  const { controller, drawnIn } = page();
  controller.hostConnected();
  socket?.onopen();
  says({ type: 'welcome', v: 1, role: 'spectator', seq: 0, at: 0 });
  const takings = () => sent.filter((text) => text.includes('takeOver'));
  const { id }: { readonly id: CommandId } = JSON.parse(takings()[0] ?? '{}');
  controller.state = {
    ...controller.state,
    pending: [{ id, command: { type: 'takeOver', ticket } as Command }],
  };
  says({ type: 'reject', id, code, seq: 0 });
  drawnIn(4000);
  expect(takings()).toHaveLength(1);
  drawnIn(2000);
  expect(takings()).toHaveLength(times);
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
