import { ok } from '../engine/index.ts';
import { claim } from './absence.ts';
import { timePasses } from './clock.ts';
import type { Command } from './commands.ts';
import type { Context, Decision } from './decision.ts';
import { evolve } from './evolve.ts';
import { handOver, revoke, takeOver } from './handOver.ts';
import { answer, offer } from './offers.ts';
import { move, resign } from './play.ts';
import { leave, sit } from './seats.ts';
import { suggest } from './suggestions.ts';
import type { Table } from './table.ts';

export type { Context, Decision } from './decision.ts';

/** One handler for each command. */
const handle = (table: Table, command: Command, context: Context): Decision => {
  switch (command.type) {
    case 'sit':
      return sit(table, command, context);
    case 'leave':
      return leave(table, context);
    case 'move':
      return move(table, command, context);
    case 'resign':
      return resign(table, context);
    case 'offer':
      return offer(table, command, context);
    case 'answer':
      return answer(table, command, context);
    case 'claim':
      return claim(table, command, context);
    case 'handOver':
      return handOver(table, context);
    case 'revoke':
      return revoke(table, context);
    case 'takeOver':
      return takeOver(table, context);
    case 'suggest':
      return suggest(table, command, context);
    case 'react':
      return ok([]);
  }
};

/**
 * What a command makes happen at a table, or the code why it is refused. Time goes first: where a flag should have fallen by
 * `context.now` and nothing of it is recorded yet, the command meets a finished game or, where the platform was away, a clock that was
 * given time back; that `ended` or `delayed` heads what an accepted command records.
 */
export const decide = (table: Table, command: Command, context: Context): Decision => {
  const passed = timePasses(table, context.now);
  const current = passed.reduce<Table>(
    (before, happening) => evolve(before, { seq: 0, at: context.now, ...happening }),
    table,
  );
  const decision = handle(current, command, context);
  return decision.ok && passed.length > 0 ? ok([...passed, ...decision.value]) : decision;
};
