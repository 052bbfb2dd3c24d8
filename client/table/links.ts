import type { Table } from '../../table/table.ts';
import type { Words } from '../i18n/words.ts';
import { makeFragment } from './fragment.ts';

/** A link to the table that may be handed on. */
export interface LinkView {
  readonly kind: 'watch' | 'invitation';
  /** What it is for. */
  readonly heading: string;
  /** What stands behind the table's address. */
  readonly fragment: string;
  /** Whether handing it on is the next thing to do. */
  readonly wanted: boolean;
}

/**
 * The links of a table. An open table has one for everybody. By invitation only there is one to watch, and another one, while a seat
 * is free, for who has the invitation.
 *
 * @param alone whether one waits for somebody to sit down opposite
 */
export const linksOf = (
  { settings, phase }: Table,
  claim: string | undefined,
  alone: boolean,
  { share }: Words,
): readonly LinkView[] => {
  const link: LinkView = { kind: 'watch', heading: share.watch, fragment: '', wanted: false };
  if (settings.invite !== null) {
    const fragment = makeFragment({ claim });
    const invitation: LinkView = {
      kind: 'invitation',
      heading: share.invitation,
      fragment,
      wanted: alone,
    };
    return fragment !== '' && phase === 'open' ? [invitation, link] : [link];
  }
  return settings.opponent === 'computer' && phase !== 'open'
    ? [link]
    : [{ ...link, heading: share.heading, wanted: alone }];
};
