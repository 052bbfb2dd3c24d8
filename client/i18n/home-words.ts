import type { Level } from '../../ai/levels.ts';
import type { RulesetName } from '../../engine/rulesets.ts';
import type { PerColor } from '../../engine/types.ts';
import type { ClockChoice, Refusal } from '../pages/terms.ts';
import type { LevelWords } from './level-words.ts';

/** What only the home page says, in one language; the table's page does not load it. */
export interface HomeWords {
  readonly home: LevelWords & {
    readonly title: string;
    /** The link to what the page is about. */
    readonly skip: string;
    readonly headline: string;
    readonly lead: string;
    readonly nameHint: string;
    /** Who the table is for. */
    readonly opponent: string;
    readonly opponents: { readonly friend: string; readonly computer: string };
    /** In place of `easyHint`, where the game will be played at another level than the chosen one. */
    readonly easyNow: (level: Level) => string;
    /** Leads to the page that needs no table, and no network. */
    readonly alone: string;
    readonly aloneHint: string;
    readonly color: string;
    readonly colors: PerColor<string> & { readonly random: string };
    readonly rules: string;
    /** What the choice of rules is grouped by. */
    readonly families: { readonly turkish: string; readonly russian: string };
    /** What a ruleset differs in, in one short sentence. */
    readonly differences: { readonly [name in RulesetName]: string };
    readonly clock: string;
    /** The clocks that are offered, by their names in the form: `5+3` is minutes and seconds. */
    readonly clocks: { readonly [choice in ClockChoice]: string };
    readonly minutes: string;
    readonly seconds: string;
    /** Opens what few change. */
    readonly more: string;
    readonly inviteOnly: string;
    readonly inviteHint: string;
    readonly suggestions: string;
    readonly suggestionsHint: string;
    /** Leads to the page that replays games. */
    readonly openGame: string;
    /** Leads to the page about boards on other sites. */
    readonly embedding: string;
    readonly create: string;
    readonly creating: string;
    readonly failed: string;
    readonly tooMany: string;
    /** What the server, or the form itself, does not take. */
    readonly refused: { readonly [what in Refusal]: string };
    readonly boardAlt: string;
    /** As `boardAlt`, where only the dark squares are used. */
    readonly darkBoardAlt: string;
  };
  readonly how: {
    readonly title: string;
    readonly try: string;
    readonly again: string;
    readonly stepTitle: string;
    readonly step: string;
    readonly takeTitle: string;
    readonly take: string;
    readonly kingTitle: string;
    readonly king: string;
    readonly endTitle: string;
    readonly end: string;
  };
  /** For a link that leads to no table; the server puts these words first on the home page. */
  readonly notFound: {
    readonly title: string;
    readonly detail: string;
  };
  /** For any other address that leads nowhere, put there in the same way. */
  readonly noPage: {
    readonly title: string;
    readonly detail: string;
  };
}
