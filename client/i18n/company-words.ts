import type { Reaction } from '../../table/events.ts';

/** What the table's page says of suggestions and reactions, in one language; it comes with the first of them. */
export interface CompanyWords {
  readonly suggestions: {
    /** Begins the list, and what is said of it. */
    readonly label: string;
    /** Behind one's own. */
    readonly own: string;
    readonly mute: string;
    /** The choice in the settings. */
    readonly show: string;
  };
  readonly reactions: {
    readonly each: Readonly<Record<Reaction, string>>;
    /** Whose it is, where nobody plays by a name. */
    readonly spectator: string;
    readonly mute: string;
    readonly show: string;
  };
}
