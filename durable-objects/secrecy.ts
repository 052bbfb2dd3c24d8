import { commandIdOf, type DecodedClientMessage } from '../protocol/codec.ts';
import { isKey, type PlayerId } from '../table/ids.ts';
import { makeName } from '../table/names.ts';
import { playerIdOf } from './playerId.ts';

const isKeyOf = (player: PlayerId, text: string): boolean => isKey(text) && playerIdOf(text) === player;

/** The name that a command gives, as it would be shown; null for the many that give none. */
const nameOf = (decoded: DecodedClientMessage): string | null => {
  if (decoded.kind !== 'message' || decoded.message.type !== 'command') return null;
  const { command } = decoded.message;
  return command.type === 'sit' && command.name ? makeName(command.name) : null;
};

/**
 * What came from somebody's socket, unless it would give their own key away: a command's id is stored and sent back, a name is shown to
 * everybody. Such a command is malformed; by an id that is the key it cannot even be rejected.
 */
export function withoutKey(decoded: DecodedClientMessage, player: PlayerId | null): DecodedClientMessage {
  if (player === null) return decoded;
  const id = commandIdOf(decoded);
  if (id !== null && isKeyOf(player, id)) return { kind: 'malformed', id: null };
  const name = nameOf(decoded);
  return name !== null && isKeyOf(player, name) ? { kind: 'malformed', id } : decoded;
}
