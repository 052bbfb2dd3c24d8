import type { ServerMessage } from '../../../protocol/messages.ts';
import type { Peer } from './people.ts';

export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

export const ask = (id: string, command: object) => ({ type: 'command', id, command });

/** What answered so many frames of one socket, in order: codes, or the type where there is none. */
export async function flood(
  peer: Peer,
  count: number,
  frame: (index: number) => object | string,
): Promise<string[]> {
  peer.skip();
  for (const index of times(count)) peer.send(frame(index));
  const frames = await peer.settled();
  return frames.filter(isAnswer).map((message) => ('code' in message ? message.code : message.type));
}

export const isAnswer = ({ type }: ServerMessage): boolean =>
  ['ack', 'reject', 'error', 'welcome'].includes(type);

/** How many there are of each code. */
export const tally = (codes: readonly string[]): { readonly [code: string]: number } => {
  const counts: { [code: string]: number } = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};
