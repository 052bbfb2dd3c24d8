import type { CommandId } from '../table/ids.ts';
import type { ClientMessage, ServerMessage } from './messages.ts';

/** What came out of a text. Whatever the other side sends is a case here: decoding never throws. */
type Decoded<Message> =
  | { readonly kind: 'message'; readonly message: Message }
  /** A message of a type that this version does not know. */
  | { readonly kind: 'unknown'; readonly type: string };

/** What a server finds in a client's frame; all but `message` are answered by `refusal`. */
export type DecodedClientMessage =
  | Decoded<ClientMessage>
  /** A well-formed envelope around a command of a type that this version does not know. */
  | { readonly kind: 'unknown-command'; readonly id: CommandId; readonly type: string }
  /** No valid message. With the `id` of a command where that much could be read. */
  | { readonly kind: 'malformed'; readonly id: CommandId | null }
  | { readonly kind: 'too-large' }
  /** A `hello` of another version. */
  | { readonly kind: 'incompatible' };

/** The id of the command in a frame, readable even where the command itself is not. */
export const commandIdOf = (decoded: DecodedClientMessage): CommandId | null => {
  if (decoded.kind === 'message') return decoded.message.type === 'command' ? decoded.message.id : null;
  return decoded.kind === 'malformed' || decoded.kind === 'unknown-command' ? decoded.id : null;
};

/** What a client finds in a server's frame. */
export type DecodedServerMessage =
  | Decoded<ServerMessage>
  /** Events, one of them of a kind that this version cannot fold: only a fresh snapshot helps. */
  | { readonly kind: 'unknown-event'; readonly type: string }
  | { readonly kind: 'malformed' };
