import type { Level } from '../../ai/levels.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { Color } from '../../engine/types.ts';
import type { ClockSettings } from '../../table/events.ts';
import { isTableId, type Key, type TableId } from '../../table/ids.ts';
import { parseFragment } from './fragment.ts';

/** What somebody asks for who opens a table and sits down at it. */
export interface TableWish {
  readonly rules: string;
  /** The position to begin with; the initial one if not given. */
  readonly fen?: string;
  readonly seat: Color | 'random';
  readonly key: Key;
  readonly name: string;
  /** The computer and its level; a friend if not given. */
  readonly opponent?: 'computer';
  readonly level?: Level;
  /** No clocks if not given. */
  readonly clock?: ClockSettings;
  /** Whether only who has the invitation may sit down. */
  readonly inviteOnly?: boolean;
  /** Whether those who watch may suggest moves; as the table is usually, by its clock, if not given. */
  readonly suggestions?: 'on' | 'off';
}

/** A table at which nobody sits yet, as tables are usually. */
type AnyTable = { readonly [field in keyof TableWish]?: undefined };

/** A table that was opened, and the invitation to it where it asks for one. */
interface OpenedTable {
  readonly id: TableId;
  readonly claim: string | undefined;
}

/** Why no table was opened: the server answered 429, or anything else went wrong, perhaps on the way. */
export type CreateProblem = 'rate-limited' | 'failed';

/** The field that the server refuses, as `clock.initial`, and why where that has a code of its own. */
export interface Refused {
  readonly field: string;
  readonly reason: string | undefined;
}

/** What a page says that leaves nobody a choice of what was refused. */
export const problemOf = (error: CreateProblem | Refused): CreateProblem =>
  typeof error === 'string' ? error : 'failed';

const textIn = (value: unknown, name: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
};

const openedIn = (answer: unknown): OpenedTable | undefined => {
  const id = textIn(answer, 'id');
  const { hash } = new URL(textIn(answer, 'inviteUrl') ?? '', 'http://nowhere');
  return isTableId(id) ? { id, claim: parseFragment(hash).claim } : undefined;
};

const refusedIn = (answer: unknown): Refused | undefined => {
  const error: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : undefined;
  const field = textIn(error, 'field');
  return field === undefined ? undefined : { field, reason: textIn(error, 'reason') };
};

/** Opens a table on the server; `send` is `fetch`. */
export const createTable = async (
  wish: TableWish | AnyTable,
  send: typeof fetch,
): Promise<Result<OpenedTable, CreateProblem | Refused>> => {
  try {
    const response = await send('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (response.status === 429) return err('rate-limited');
    const answer: unknown = await response.json();
    const opened = response.ok ? openedIn(answer) : undefined;
    return opened === undefined ? err(refusedIn(answer) ?? 'failed') : ok(opened);
  } catch {
    return err('failed'); // No network, or an answer that is no JSON.
  }
};
