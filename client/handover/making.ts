import type { Digest, Secret } from '../../table/ids.ts';

/** A link that this page makes: its ticket, and how the table answers. */
export interface Making {
  readonly ticket: Secret;
  /** The ticket that was out when this one was sent: the table's answer ends it. */
  readonly before: Digest | undefined;
  /** What the table keeps of this one, once it has taken it. */
  readonly taken: Digest | undefined;
}

/** A ticket on its way to the table. */
export const begin = (ticket: Secret, before: Digest | undefined): Making => ({
  ticket,
  before,
  taken: undefined,
});

/**
 * The same after the table has changed: undefined where the link is worth nothing, because the table has not taken its ticket, or no
 * longer has it. Nobody needs to know how a ticket is hashed: browsers cannot on plain http.
 *
 * @param out what the table keeps of the ticket that is out, if one is
 * @param isAsked whether our own is on its way still
 */
export const follow = (
  making: Making | undefined,
  out: Digest | undefined,
  isAsked: boolean,
): Making | undefined => {
  if (making === undefined || isAsked) return making;
  if (making.taken !== undefined) return making.taken === out ? making : undefined;
  return out === undefined || out === making.before ? undefined : { ...making, taken: out };
};
