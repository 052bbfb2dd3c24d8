import type { FenProblemCode } from '../../engine/fenProblems.ts';
import type { PdnProblemCode, PdnWarningCode } from '../../engine/pdn/codes.ts';
import type { ReplayWords } from './replay-words.ts';

/** What only the page that opens games says, in one language. */
export interface OpenWords {
  readonly open: {
    readonly title: string;
    /** The link to what the page is about. */
    readonly skip: string;
    readonly heading: string;
    readonly lead: string;
    readonly text: string;
    readonly hint: string;
    readonly rules: string;
    readonly read: string;
    readonly file: string;
    /** While something is held over the page. */
    readonly drop: string;
    /** Opens the form again. */
    readonly another: string;
    readonly reading: (games: number, percent: number) => string;
    readonly stop: string;
    readonly stopped: string;
    /** How many games there are, and how many of them could not be read. */
    readonly found: (games: number, broken: number) => string;
    readonly nothing: string;
    readonly fileFailed: string;
    readonly noTable: string;
    /** Of a link to a table whose id is not whole. */
    readonly badLink: string;
    /** When the network failed; `retry` tries again. */
    readonly offline: string;
    /** When the part of the page that reads did not come; `retry` tries again. */
    readonly noReader: string;
    readonly retry: string;
    readonly find: string;
    readonly noneFound: string;
    readonly more: string;
    readonly game: (number: number) => string;
    readonly position: string;
    readonly unread: string;
    readonly at: (line: number, column: number) => string;
    /** Asks which one of several moves is meant. */
    readonly which: (moves: string) => string;
    /** Heads the reader's remarks about a game that it has read. */
    readonly warnings: (count: number) => string;
  };
  readonly replay: ReplayWords & {
    readonly flip: string;
    readonly keys: string;
    readonly fen: string;
    readonly copyFen: string;
    readonly playOn: string;
    readonly opening: string;
    readonly over: string;
    readonly failed: string;
    readonly tooMany: string;
  };
  /** Why a game or a position could not be read, by code. */
  readonly problems: { readonly [code in PdnProblemCode | FenProblemCode]: string };
  /** What was passed over, by code. */
  readonly passedOver: { readonly [code in PdnWarningCode]: string };
}
