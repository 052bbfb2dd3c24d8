import { Connection } from '../../../client/table/connection.ts';
import type { Heard } from '../../../client/table/heard.ts';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { snapshot } from '../../../table/snapshot.ts';
import { moved, numbered, opened, SEATED, tableAfter, WHITE } from './tables.ts';
import { type FakeLink, type FakeWorld, fakeWorld, KEY, recorder } from './world.ts';

const HISTORY = [opened(), ...SEATED, ...moved(['a3-a4', 'h6-h5', 'b3-b4'])];
const EVENTS = numbered(HISTORY);

/** The table is known up to its fourth event, the start of the game. */
export const TABLE = tableAfter(...HISTORY.slice(0, 4));
export const SNAPSHOT: Extract<ServerMessage, { readonly type: 'snapshot' }> = {
  type: 'snapshot',
  seq: 4,
  table: snapshot(TABLE),
};

/** What a listener hears of it. */
export const HEARD_SNAPSHOT: Heard = { type: 'snapshot', seq: 4, table: TABLE };

export const welcome = (seq: number): ServerMessage => ({
  type: 'welcome',
  v: 1,
  role: 'white',
  player: WHITE,
  seq,
  at: 0,
});

export const eventsFrom = (first: number, last: number): ServerMessage => ({
  type: 'events',
  events: EVENTS.slice(first - 1, last),
});

export const MOVE = { type: 'move', ply: 0, move: 'a3-a4' } as const;
export const RESIGN = { type: 'resign' } as const;

export const commandsOf = (link: FakeLink) => link.messages().filter(({ type }) => type === 'command');
export const hellosOf = (link: FakeLink) => link.messages().filter(({ type }) => type === 'hello');

export interface Conversation {
  readonly world: FakeWorld;
  readonly heard: ReturnType<typeof recorder>;
  readonly connection: Connection;
  /** Opens the newest socket, welcomes it and sends the snapshot. */
  readonly goLive: () => FakeLink;
}

/** A connection that has just begun to connect, in a world of its own. */
export const converse = (): Conversation => {
  const world = fakeWorld();
  const heard = recorder();
  const connection = new Connection(world, KEY, heard);
  connection.renew();
  const goLive = (): FakeLink => {
    const link = world.last();
    link.opens();
    link.says(welcome(4), SNAPSHOT);
    return link;
  };
  return { world, heard, connection, goLive };
};
