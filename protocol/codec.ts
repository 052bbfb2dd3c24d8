import type { ClientMessage, ServerMessage } from './messages.ts';

export { decodeClientMessage } from './clientMessage.ts';
export { decodeCreateTable } from './createTable.ts';
export * from './decoded.ts';
export { refusal } from './refusal.ts';
export { decodeServerMessage } from './serverMessage.ts';

/** A message as the text of its frame. */
export const encode = (message: ClientMessage | ServerMessage): string => JSON.stringify(message);
