import type { Level } from '../../ai/levels.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { Color } from '../../engine/types.ts';
import { isTableId, type Key, type TableId } from '../../table/ids.ts';

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
}

export type CreateProblem = 'rate-limited' | 'failed';

const idIn = (answer: unknown): TableId | undefined => {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return isTableId(answer.id) ? answer.id : undefined;
};

/** Opens a table on the server; `send` is `fetch`. */
export const createTable = async (
  wish: TableWish,
  send: typeof fetch,
): Promise<Result<TableId, CreateProblem>> => {
  try {
    const response = await send('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (response.status === 429) return err('rate-limited');
    const id = response.ok ? idIn(await response.json()) : undefined;
    return id === undefined ? err('failed') : ok(id);
  } catch {
    return err('failed'); // No network, or an answer that is no JSON.
  }
};
