import { initialPosition, makeFen, turkish } from '../../engine/index.ts';
import type { Command } from '../../table/commands.ts';
import { type Context, decide } from '../../table/decide.ts';
import type { Happening, RecordedOpposition, Settings, TableEvent } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import { isPlayerId, type PlayerId } from '../../table/ids.ts';
import { newTable, type Table } from '../../table/table.ts';
import { digestOf } from './cast.ts';

const person = (letter: string): PlayerId => {
  const id = letter.repeat(43);
  if (!isPlayerId(id)) throw new Error(`${id} is no player id`);
  return id;
};

/** Three people: by default Ali has White and Banu Black. */
export const ALI = person('a');
export const BANU = person('b');
export const CAN = person('c');

export const PLAIN = {
  rules: 'turkish',
  fen: makeFen(initialPosition(turkish)),
  clock: null,
  visibility: 'private',
  suggestions: 'on',
  invite: null,
  opponent: 'friend',
  level: null,
} as const satisfies Settings;

/** White takes both pieces with d4xd6xf6 and wins. */
export const ONE_MOVE = 'W:Wd4:Bd5,e6';

/** A table with all its events. */
export interface Told {
  readonly table: Table;
  readonly events: readonly TableEvent[];
}

type Wish = Partial<Omit<Settings, 'opponent' | 'level'>> & RecordedOpposition;

export const open = (settings: Wish = {}, at = 0): Told => {
  const opened = { type: 'opened', seq: 1, at, ...PLAIN, ...settings } as const;
  return { table: newTable(opened), events: [opened] };
};

/** Records what happened, as a server does. */
export const record = ({ table, events }: Told, at: number, happenings: readonly Happening[]): Told => {
  const numbered = happenings.map((happening, n) => ({ seq: events.length + 1 + n, at, ...happening }));
  return { table: numbered.reduce<Table>(evolve, table), events: [...events, ...numbered] };
};

/** The table that its events make, from the first one on. */
export const replay = (events: readonly TableEvent[]): Table | undefined =>
  events.reduce<Table | undefined>(evolve, undefined);

/** `away` says which sides have been away for long enough. */
export type Doing = readonly [player: PlayerId | null, command: Command, at?: number, away?: Context['away']];

/** What `decide` is told beside the command; claims and tickets are hashed as a server does it. */
const contextOf = ([player, command, now = 0, away]: Doing): Context => {
  const shown = command.type === 'sit' ? command.claim : 'ticket' in command ? command.ticket : undefined;
  return {
    player,
    now,
    ...(away && { away }),
    ...(shown !== undefined && { digest: digestOf(shown) }),
  };
};

/** The table after commands that must all be accepted. */
export const tell = (told: Told, ...doings: readonly Doing[]): Told =>
  doings.reduce((before, doing) => {
    const [, command, at = 0] = doing;
    const decision = decide(before.table, command, contextOf(doing));
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.error}`);
    return record(before, at, decision.value);
  }, told);

/** What a command comes to: the types of what happened, joined, or the code. */
export const outcomeOf = ({ table }: Told, ...doing: Doing): string => {
  const decision = decide(table, doing[1], contextOf(doing));
  if (!decision.ok) return decision.error;
  return decision.value.map(({ type }) => type).join('+') || 'nothing';
};

export const sit: Command = { type: 'sit' };
export const move = (ply: number, path: string): Command => ({ type: 'move', ply, move: path });
export const offer = (kind: 'draw' | 'takeback' | 'rematch'): Command => ({ type: 'offer', offer: kind });
export const answer = (kind: 'draw' | 'takeback' | 'rematch', accept: boolean): Command => ({
  type: 'answer',
  offer: kind,
  accept,
});
export const resign: Command = { type: 'resign' };
export const leave: Command = { type: 'leave' };

/** Both sit; then the moves in turn, White first. */
export const game = (told: Told, ...paths: readonly string[]): Told =>
  tell(
    told,
    [ALI, { type: 'sit', name: 'Ali' }],
    [BANU, { type: 'sit', name: 'Banu' }],
    ...paths.map((path, ply): Doing => [ply % 2 === 0 ? ALI : BANU, move(ply, path)]),
  );
