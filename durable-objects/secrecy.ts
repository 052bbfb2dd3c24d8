import { commandIdOf, type DecodedClientMessage } from '../protocol/codec.ts';
import type { Command } from '../table/commands.ts';
import { CLAIM_LENGTH, type Digest, isSecret, type PlayerId } from '../table/ids.ts';
import { digestOf } from './digest.ts';

/** What is kept of the key that came with a hello: its hash, and how many characters it has. */
export interface Identity {
  /** Null without a key. */
  readonly player: PlayerId | null;
  readonly keyLength: number;
}

/** A secret of which only the hash and the length are known. */
interface Hidden {
  readonly hash: string;
  readonly length: number;
}

/** The claim or the ticket that a command shows. */
export const shownBy = (command: Command): string | undefined => {
  switch (command.type) {
    case 'sit':
      return command.claim;
    case 'handOver':
    case 'takeOver':
      return command.ticket;
    default:
      return undefined;
  }
};

/** Whether a hidden secret stands anywhere in a text: every stretch as long as it is hashed, 15 of a UUID for one of 22 characters. */
const holdsHidden = (text: string, { hash, length }: Hidden): boolean => {
  for (let end = length; end <= text.length; end++) {
    if (digestOf(text.slice(end - length, end)) === hash) return true;
  }
  return false;
};

const hiddenFrom = ({ player, keyLength }: Identity, invite: Digest | null): readonly Hidden[] => [
  ...(player === null ? [] : [{ hash: player, length: keyLength }]),
  ...(invite === null ? [] : [{ hash: invite, length: CLAIM_LENGTH }]),
];

const commandOf = (decoded: DecodedClientMessage): Command | null =>
  decoded.kind === 'message' && decoded.message.type === 'command' ? decoded.message.command : null;

/**
 * What came from somebody's socket, unless it would give a secret away, be it their own key, the table's claim (`invite` is its hash) or
 * the ticket that it shows: a command's id is stored and sent back, a name is shown to everybody. Such a command is malformed; by an id
 * that holds a secret it cannot even be rejected.
 */
export function withoutSecrets(
  decoded: DecodedClientMessage,
  identity: Identity,
  invite: Digest | null,
): DecodedClientMessage {
  const id = commandIdOf(decoded);
  if (id === null) return decoded;
  const command = commandOf(decoded);
  const shown = command ? shownBy(command) : undefined;
  const hidden = hiddenFrom(identity, invite);
  const holdsSecret = (text: string): boolean =>
    (isSecret(shown) && text.includes(shown)) || hidden.some((secret) => holdsHidden(text, secret));
  if (holdsSecret(id)) return { kind: 'malformed', id: null };
  const name = command?.type === 'sit' && command.name ? command.name : '';
  return holdsSecret(name) ? { kind: 'malformed', id } : decoded;
}
