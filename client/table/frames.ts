import { decodeServerMessage } from '../../protocol/codec.ts';
import { fromSnapshot } from '../../table/snapshot.ts';
import type { Table } from '../../table/table.ts';
import type { Read } from './heard.ts';

/** Reads all that a server may say. */
export const readFrame = (frame: string): Read<Table> => {
  const decoded = decodeServerMessage(frame);
  if (decoded.kind !== 'message') return decoded;
  const { message } = decoded;
  if (message.type !== 'snapshot') return { kind: 'message', message };
  const table = fromSnapshot(message.table);
  return table.ok ? { kind: 'message', message: { ...message, table: table.value } } : { kind: 'foreign' };
};
