import { logFault } from '../durable-objects/log.ts';
import { isTableId } from '../table/ids.ts';
import type { Env } from './env.ts';
import { internalError, noSuchTable, tooMany } from './errors.ts';
import { route } from './routes.ts';

export { TableObject } from '../durable-objects/tableObject.ts';

const SOCKET = /^\/api\/tables\/([^/]+)\/socket\/*$/;

/** The id in an upgrade's address, or undefined for any other request. */
const socketOf = (request: Request): string | undefined =>
  request.method === 'GET' && request.headers.get('Upgrade')?.toLowerCase() === 'websocket'
    ? SOCKET.exec(new URL(request.url).pathname)?.[1]
    : undefined;

/** A WebSocket goes straight to its table's object, with nothing in between. */
async function connect(request: Request, env: Env, id: string): Promise<Response> {
  if (!isTableId(id)) return noSuchTable();
  try {
    const answer = await env.TABLES.getByName(id).fetch(request);
    if (answer.status === 404) return noSuchTable();
    return answer.status === 429 ? tooMany() : answer;
  } catch (fault) {
    logFault('connect', fault);
    return internalError();
  }
}

export default {
  fetch(request, env) {
    const id = socketOf(request);
    return id === undefined ? route(request, env) : connect(request, env, id);
  },
} satisfies ExportedHandler<Env>;
