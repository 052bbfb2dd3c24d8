import { commandIdOf, type DecodedClientMessage } from '../protocol/codec.ts';
import { isKey, type PlayerId } from '../table/ids.ts';
import { makeName } from '../table/names.ts';
import { playerIdOf } from './playerId.ts';

/** What is kept of the key that came with a hello: its hash, and how many characters it has. */
export interface Identity {
  /** Null without a key. */
  readonly player: PlayerId | null;
  readonly keyLength: number;
}

/** Whether somebody's key stands anywhere in a text: every stretch as long as the key is hashed, 15 of a UUID for one of 22 characters. */
const holdsKey = (text: string, { player, keyLength }: Identity): boolean => {
  for (let end = keyLength; end <= text.length; end++) {
    const stretch = text.slice(end - keyLength, end);
    if (isKey(stretch) && playerIdOf(stretch) === player) return true;
  }
  return false;
};

/** The name that a command gives, as it would be shown; null for the many that give none. */
const nameOf = (decoded: DecodedClientMessage): string | null => {
  if (decoded.kind !== 'message' || decoded.message.type !== 'command') return null;
  const { command } = decoded.message;
  return command.type === 'sit' && command.name ? makeName(command.name) : null;
};

/**
 * What came from somebody's socket, unless it would give their own key away: a command's id is stored and sent back, a name is shown to
 * everybody. Such a command is malformed; by an id that holds the key it cannot even be rejected.
 */
export function withoutKey(decoded: DecodedClientMessage, identity: Identity): DecodedClientMessage {
  if (identity.player === null) return decoded;
  const id = commandIdOf(decoded);
  if (id !== null && holdsKey(id, identity)) return { kind: 'malformed', id: null };
  const name = nameOf(decoded);
  return name !== null && holdsKey(name, identity) ? { kind: 'malformed', id } : decoded;
}
