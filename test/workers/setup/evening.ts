import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect } from 'vitest';
import { Limits } from '../../../durable-objects/limits.ts';
import { err, type PerColor } from '../../../engine/index.ts';
import type { CreatedTable } from '../../../protocol/http.ts';
import { timePasses } from '../../../table/clock.ts';
import type { Command } from '../../../table/commands.ts';
import { type Decision, decide } from '../../../table/decide.ts';
import type { Happening, TableEvent } from '../../../table/events.ts';
import { evolve } from '../../../table/evolve.ts';
import type { TableId } from '../../../table/ids.ts';
import { snapshot } from '../../../table/snapshot.ts';
import { seatOf, type Table } from '../../../table/table.ts';
import {
  type Act,
  asked,
  bodyOf,
  digestOf,
  KEYS,
  PEOPLE,
  type Person,
  playerOf,
  type Start,
  WRONG_CLAIM,
} from '../../table/acts.ts';
import { checkEvents } from '../../table/invariants.ts';
import { Client } from './client.ts';
import { objectOf, request } from './people.ts';
import { storedEvents } from './storage.ts';
import { later } from './time.ts';
import { BLUR, Whereabouts } from './whereabouts.ts';

/**
 * What befalls the server or a client around an act: the object sleeps, or is moved so that every socket is cut; whoever acts loses the
 * connection before the answer has come (`cut`), also as the object is moved (`lost`), and sends the same once more; or sends it twice; or
 * goes when it has its answer, and is not back before it asks for something else (`gone`).
 */
export const UPSETS = ['none', 'none', 'sleep', 'move', 'cut', 'lost', 'twice', 'gone'] as const;
export type Upset = (typeof UPSETS)[number];

/** An evening at a real table, followed by the pure functions: they say what each command has to come to. */
export interface Evening {
  readonly act: (act: Act, upset: Upset) => Promise<void>;
  /** The types of what has happened, the reasons and winners of games, and the types and codes of the answers. */
  readonly seen: ReadonlySet<string>;
  /** Compares what the server has stored and shows, and what everybody has folded, with what the pure functions came to. */
  readonly end: () => Promise<void>;
}

const digestShown = (command: Command) => {
  const shown = command.type === 'sit' ? command.claim : 'ticket' in command ? command.ticket : undefined;
  return shown === undefined ? {} : { digest: digestOf(shown) };
};

async function openTable(start: Start): Promise<{ readonly id: TableId; readonly claim: string }> {
  const response = await request('/api/tables', { method: 'POST', body: JSON.stringify(bodyOf(start)) });
  const { id, inviteUrl } = await response.json<CreatedTable>();
  return { id, claim: inviteUrl.split('#claim=')[1] ?? WRONG_CLAIM };
}

/** Everybody comes to a table that was just opened. The server's clock has to stand still, but for what the acts wait. */
export async function beginEvening(start: Start): Promise<Evening> {
  const { id, claim } = await openTable(start);
  const object = () => objectOf(id);
  const clients = new Map<Person, Client>();
  for (const person of PEOPLE) {
    if (person !== 'computer') clients.set(person, new Client(id, KEYS[person]));
  }
  const all = () => [...clients.values()];
  const whereabouts = new Whereabouts();
  const enter = async (person: Person): Promise<void> => {
    await clientOf(person).enter();
    whereabouts.heard(person, Date.now());
  };
  const leave = async (person: Person): Promise<void> => {
    await clientOf(person).leave();
    whereabouts.left(person, Date.now());
  };

  const clientOf = (person: Person): Client => {
    const client = clients.get(person);
    if (!client) throw new Error(`${person} sends nothing.`);
    return client;
  };
  for (const person of clients.keys()) await enter(person);
  const watcher = clientOf('nobody');

  /** What must have happened so far. The server alone opens a table. */
  const events: TableEvent[] = [...watcher.events];
  let limits = new Limits();
  let asks = 0;
  const seen = new Set<string>();

  const table = (): Table => {
    const now = events.reduce<Table | undefined>(evolve, undefined);
    if (!now) throw new Error('A table begins with its opening.');
    return now;
  };
  const happen = (happenings: readonly Happening[]): void => {
    for (const happening of happenings) events.push({ seq: events.length + 1, at: Date.now(), ...happening });
  };
  const timeGoesBy = (): void => happen(timePasses(table(), Date.now()));

  /** The server looks at the clock; what the computer then does is its own affair, as far as it fits. */
  const alarm = async (): Promise<void> => {
    timeGoesBy();
    await runDurableObjectAlarm(object());
    await watcher.catchUp();
    if (start.opponent === 'computer') events.push(...watcher.events.slice(events.length));
  };

  /** Who has been away for long enough to be claimed against. What a sleep has made uncertain is waited for. */
  const away = (): PerColor<boolean> => {
    const begun = events.findLast(({ type }) => type === 'started')?.at ?? 0;
    const awayAt = (blur: number) => whereabouts.away(table(), begun, Date.now(), blur);
    if (JSON.stringify(awayAt(0)) !== JSON.stringify(awayAt(BLUR))) later(BLUR);
    return awayAt(0);
  };

  const evict = async (webSockets: 'hibernate' | 'close'): Promise<void> => {
    for (const client of all()) await client.catchUp();
    await evictDurableObject(object(), { webSockets });
    limits = new Limits();
    if (webSockets === 'hibernate') return;
    for (const person of clients.keys()) if (!whereabouts.isGone(person)) await enter(person);
    whereabouts.outage(Date.now());
  };

  const decideOn = (who: Person, command: Command): Decision => {
    const player = playerOf(who);
    const context = command.type === 'claim' ? { away: away() } : digestShown(command);
    timeGoesBy();
    const decision = decide(table(), command, { player, now: Date.now(), ...context });
    const seat = seatOf(table(), player);
    if (!limits.chargeCommand(clientOf(who).line, { command, decision, seat }, 0, Date.now()))
      return err('rate-limited');
    if (decision.ok && command.type === 'move' && start.opponent === 'friend') limits.rewardMove();
    return decision;
  };

  /** Sends a command, once or more often, and compares the answer, and what has happened, with what had to come. */
  const send = async (who: Person, command: Command, upset: Upset): Promise<void> => {
    const client = clientOf(who);
    if (whereabouts.isGone(who)) await enter(who);
    const commandId = `${who} ${asks++}`;
    const decision = decideOn(who, command);
    if (decision.ok) happen(decision.value);
    const seq = events.length;
    seen.add(decision.ok ? `ack ${command.type}` : decision.error);
    const isRecorded = decision.ok && decision.value.length > 0 && KEYS[who] !== null;
    client.send(commandId, command);
    whereabouts.heard(who, Date.now());
    if (upset === 'cut' && isRecorded) {
      await leave(who);
      await enter(who);
    }
    if (upset === 'lost' && isRecorded) {
      client.deafen();
      await evict('close');
    }
    const isRepeated = isRecorded && (upset === 'cut' || upset === 'lost' || upset === 'twice');
    if (isRepeated) client.send(commandId, command);
    await client.catchUp();
    const answer = decision.ok
      ? { type: 'ack', id: commandId, seq }
      : { type: 'reject', id: commandId, code: decision.error, seq };
    const answers = client.answers.get(commandId) ?? [];
    expect(answers).toEqual(upset === 'twice' && isRecorded ? [answer, answer] : [answer]);
    expect([client.seq, client.events.slice(-3)]).toEqual([seq, events.slice(-3)]);
    if (upset === 'gone' && client !== watcher) await leave(who);
  };

  return {
    seen,
    act: async (act, upset) => {
      later(act.wait);
      if (upset === 'sleep') await evict('hibernate');
      if (upset === 'move') await evict('close');
      const { who, command } = asked(table(), act, claim) ?? {};
      // Nobody has the computer's key.
      if (!who || !command || who === 'computer') await alarm();
      else await send(who, command, upset);
    },
    end: async () => {
      timeGoesBy();
      for (const person of clients.keys()) if (whereabouts.isGone(person)) await enter(person);
      const shown = await object().read();
      const told = { seq: events.length, table: snapshot(table()) };
      expect(shown).toEqual(told);
      expect(checkEvents(events)).toEqual(table());
      for (const event of events) {
        seen.add(event.type);
        if (event.type === 'ended') seen.add(`${event.outcome.reason} ${event.outcome.winner}`);
      }
      const stored = await storedEvents(id);
      expect(stored.map(({ seq, happening }) => ({ seq, ...JSON.parse(happening) }))).toEqual(
        events.map(({ at: _, ...event }) => event),
      );
      const late = new Client(id, null);
      await late.enter();
      for (const client of all()) {
        await client.catchUp();
        expect(client.suggested).toEqual(late.suggested);
        expect([client.seq, client.table && snapshot(client.table)]).toEqual([told.seq, told.table]);
      }
      for (const client of [...all(), late]) await client.leave();
      if (late.suggested.length > 0) seen.add('suggestions');
    },
  };
}
