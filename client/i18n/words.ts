import type { RulesetName } from '../../engine/rulesets.ts';
import type { Color, OutcomeReason, PerColor } from '../../engine/types.ts';
import type { RejectCode } from '../../table/commands.ts';
import type { OfferKind } from '../../table/events.ts';
import type { BoardWords } from '../board/words.ts';

/** What a page never hears of what it lets one ask for. */
export type Unforeseen = 'malformed' | 'too-large' | 'unknown-command' | 'not-your-turn' | 'illegal-move';

/** How a game ended, and why. */
export interface ResultWords {
  readonly youWon: string;
  readonly youLost: string;
  /** In place of these `reasons`, to the one who lost. */
  readonly yours: { readonly [reason in 'resignation' | 'timeout' | 'abandonment']: string };
  readonly won: PerColor<string>;
  readonly draw: string;
  /** Why, as a sentence; `loser` is null in a draw; `idle` is after how many moves of each side without progress the rules end a game. */
  readonly reasons: Readonly<Record<OutcomeReason, (loser: Color | null, idle: number) => string>>;
  readonly score: string;
}

/**
 * Everything that a page says, in one language. Every language must fill it, so a missing word does not
 * compile. Words with a blank are functions: each language puts names and numbers where its grammar has them.
 */
export interface Words {
  readonly site: {
    /** What the languages call themselves is not translated; see `LANGUAGES`. */
    readonly language: string;
    readonly play: string;
    readonly learn: string;
    readonly skip: string;
    readonly look: string;
    readonly looks: { readonly system: string; readonly day: string; readonly night: string };
  };
  /** Rulesets by name, as the heading of a table says them. */
  readonly rulesets: { readonly [name in RulesetName]: string };
  /** What a table was opened with, beside its rules. */
  readonly terms: {
    /** `5 min + 3 s`; both in seconds. */
    readonly clock: (initial: number, increment: number) => string;
    readonly byInvitation: string;
  };
  /** `White`, `Black`. */
  readonly sides: PerColor<string>;
  readonly seat: {
    readonly yourName: string;
    readonly free: string;
    readonly guest: string;
    readonly you: string;
    /** The computer, where others have a name. */
    readonly computer: (level: number) => string;
    /** Beside your own name. */
    readonly thisIsYou: string;
    readonly sitAs: PerColor<string>;
    /** In place of `sitAs` when somebody sits there. */
    readonly taken: PerColor<string>;
    readonly here: string;
    readonly away: string;
    /** Shown at the side whose turn it is. */
    readonly toMove: string;
    readonly yourMove: string;
    readonly counts: (men: number, kings: number) => string;
    readonly timeLeft: string;
    /** Said when less than 20 seconds are left on one's own clock. */
    readonly timeLow: string;
  };
  readonly status: {
    /** The heading for those who read by headings. */
    readonly heading: string;
    readonly opening: string;
    readonly yourMove: string;
    readonly waitFor: (name: string) => string;
    /** In place of `waitFor`, of the computer. */
    readonly thinking: string;
    readonly sideToMove: PerColor<string>;
    /** `most`, where the majority counts: how many pieces the longest capture takes. */
    readonly youMustTake: (most?: number) => string;
    readonly mustTake: (most?: number) => string;
    readonly opponentWanted: string;
    readonly sendLink: string;
    /** In place of `sendLink` where only who is invited may sit down; nothing is said where one has no invitation to send. */
    readonly sendInvitation: string;
    readonly seatsFree: (seats: number) => string;
    readonly takeSeat: string;
    /** In place of `takeSeat`, without an invitation. */
    readonly onlyInvited: string;
    readonly watching: (spectators: number) => string;
    readonly youWatch: string;
    /** In place of `youWatch`, to who came with an invitation. */
    readonly bothTaken: string;
    /** What a link that moves a seat to another device has come to, where it moved none. */
    readonly link: { readonly used: string; readonly seated: string };
    /** What has just happened, until something else does: a move less, an offer that was not accepted, a player who left before the first move. */
    readonly takenBack: string;
    readonly declined: Readonly<Record<OfferKind, string>>;
    readonly left: string;
    readonly delayed: string;
    /** Where one's seat has gone on at another device, or has come from there. */
    readonly seat: { readonly elsewhere: string; readonly here: string };
    readonly nameRefused: string;
    readonly reconnecting: string;
    /** In place of `reconnecting`, while a move or anything else that was asked for waits. */
    readonly kept: string;
    /** While an answer takes long on a connection that seems to work. */
    readonly sending: string;
    readonly forgetful: string;
    readonly trouble: string;
    readonly gone: string;
    readonly goneDetail: string;
    readonly outdated: string;
    readonly outdatedDetail: string;
    readonly reload: string;
    readonly newTable: string;
  };
  readonly actions: {
    readonly heading: string;
    readonly offerDraw: string;
    readonly drawOffered: string;
    /** Asks the opponent. */
    readonly takeback: string;
    readonly takebackOffered: string;
    /** Asks nobody: the computer lets one. */
    readonly takebackNow: string;
    readonly resign: string;
    readonly resignSure: string;
    readonly resignYes: string;
    readonly resignNo: string;
    readonly leave: string;
    /** Moves the seat to another device. */
    readonly handOver: string;
    /** To those who watch: how to suggest a move. */
    readonly suggest: string;
    /** Lets one choose how to react. */
    readonly react: string;
    readonly accept: string;
    readonly decline: string;
    readonly rematch: string;
    readonly rematchOffered: string;
    /** What the opponent asks. */
    readonly offerBy: Readonly<Record<OfferKind, (name: string) => string>>;
    readonly rematchAccept: string;
    readonly seeBoard: string;
    /** Beside an offer that may not be made again before so many moves. */
    readonly again: (moves: number) => string;
  };
  readonly result: ResultWords;
  readonly moves: {
    readonly heading: string;
    readonly none: string;
    /** The links under the list: the game to be replayed, and its file. */
    readonly replay: string;
    readonly download: string;
    readonly copy: string;
  };
  readonly share: {
    readonly heading: string;
    /** In place of `heading` where nobody can sit down by it. */
    readonly watch: string;
    readonly invitation: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    /** On the button, where the browser does not let the page copy. */
    readonly refused: string;
    readonly selectIt: string;
    /** The way to put the board on a page of one's own. */
    readonly embed: string;
  };
  readonly settings: {
    readonly heading: string;
    readonly runOn: string;
  };
  /** What the board itself says, mostly to those who listen to it. */
  readonly board: BoardWords;
  /** What to say when the server refuses a command; of one that it should have taken, `status.trouble`. */
  readonly refused: Readonly<
    Record<Exclude<RejectCode, Unforeseen>, string> & { readonly [code in Unforeseen]?: string }
  >;
}
