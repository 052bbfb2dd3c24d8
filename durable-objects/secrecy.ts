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

const NOTHING_TO_SCAN: Scan = { hashes: 0, run: () => null };

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

/** How many hashes it takes to look for a hidden secret everywhere in a text: 15 in a UUID for one of 22 characters. */
const stretches = (text: string, { length }: Hidden): number => Math.max(0, text.length - length + 1);

/** Whether a hidden secret stands anywhere in a text: every stretch as long as it is hashed. */
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

/** A look through a frame for what may not be stored or sent back. It may cost more than all the rest, so it is paid for first. */
export interface Scan {
  /** How many hashes it takes. */
  readonly hashes: number;
  /** What the frame is taken for if it gives something away, else null. */
  readonly run: () => Leak | null;
}

/** What a command is taken for that would give a secret away. By an id that holds one it cannot even be rejected. */
type Leak = Extract<DecodedClientMessage, { readonly kind: 'malformed' }>;

/**
 * The look through what came from somebody's socket for their own key, the table's claim (`invite` is its hash) and the ticket that it
 * shows: a command's id is stored and sent back, a name is shown to everybody.
 */
export function scanOf(decoded: DecodedClientMessage, identity: Identity, invite: Digest | null): Scan {
  const id = commandIdOf(decoded);
  if (id === null) return NOTHING_TO_SCAN;
  const command = commandOf(decoded);
  const shown = command ? shownBy(command) : undefined;
  const name = command?.type === 'sit' && command.name ? command.name : '';
  const hidden = hiddenFrom(identity, invite);
  const holdsSecret = (text: string): boolean =>
    (isSecret(shown) && text.includes(shown)) || hidden.some((secret) => holdsHidden(text, secret));
  return {
    hashes: hidden.reduce((sum, secret) => sum + stretches(id, secret) + stretches(name, secret), 0),
    run: () => {
      if (holdsSecret(id)) return { kind: 'malformed', id: null };
      return holdsSecret(name) ? { kind: 'malformed', id } : null;
    },
  };
}
