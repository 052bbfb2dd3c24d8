import type { DecodedClientMessage } from './decoded.ts';
import { PROTOCOL_VERSION, type ServerMessage } from './messages.ts';

/**
 * The server's answer to a frame that is no message: a `reject` where the command's id could be read, else an `error`; `incompatible`
 * is to be followed by close 4400. `seq` is the last event's number.
 */
export const refusal = (
  decoded: Exclude<DecodedClientMessage, { readonly kind: 'message' }>,
  seq: number,
): ServerMessage => {
  switch (decoded.kind) {
    case 'too-large':
      return { type: 'error', code: 'too-large' };
    case 'unknown':
      return { type: 'error', code: 'malformed' };
    case 'malformed':
      return decoded.id === null
        ? { type: 'error', code: 'malformed' }
        : { type: 'reject', id: decoded.id, code: 'malformed', seq };
    case 'unknown-command':
      return { type: 'reject', id: decoded.id, code: 'unknown-command', seq };
    case 'incompatible':
      return { type: 'incompatible', v: PROTOCOL_VERSION };
  }
};
