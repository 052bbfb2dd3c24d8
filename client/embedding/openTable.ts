import { err, ok, type Result } from '../../engine/result.ts';
import { isTableId, type TableId } from '../../table/ids.ts';

export type OpeningProblem = 'tooMany' | 'failed';

/** Opens a table at which nobody sits yet; `send` is `fetch`. */
export const openTable = async (send: typeof fetch): Promise<Result<TableId, OpeningProblem>> => {
  try {
    const response = await send('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (response.status === 429) return err('tooMany');
    const answer: unknown = await response.json();
    const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined;
    return response.ok && isTableId(id) ? ok(id) : err('failed');
  } catch {
    return err('failed'); // No network, or an answer that is no JSON.
  }
};
