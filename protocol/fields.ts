import * as v from 'valibot';
import { COLORS } from '../engine/index.ts';
import { OFFERS } from '../table/events.ts';
import type { CommandId } from '../table/ids.ts';
import { isCommandId } from '../table/ids.ts';

/** Fields of messages from clients, as valibot's schemas. */
export const color = v.picklist(COLORS);
export const offerKind = v.picklist(OFFERS);
export const commandId = v.custom<CommandId>(isCommandId);

/** A whole number from `from` up. */
export const count = (from = 0) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= from);

/** A text of at most so many UTF-16 units. */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
