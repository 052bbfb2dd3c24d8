import { COLORS, type Color, type PerColor } from '../../engine/index.ts';

/** Who is at a table, as its server tells. */
export interface Presence {
  readonly white: boolean;
  readonly black: boolean;
  readonly spectators: number;
  /** Of the sides that are away in a running game: from when on the other one may claim, by the server's clock. */
  readonly claimable?: Partial<PerColor<number>>;
}

/** Who is at a table, as its page tells. */
export interface Attendance {
  readonly presence: Presence | undefined;
  /** What would tell that a side has gone, and when it came, by our clock. */
  readonly going: { readonly presence: Presence; readonly at: number } | undefined;
  /** The side that has come back to a running game, until something else is told. */
  readonly back: Color | undefined;
}

/** Until the server has told. */
export const NOBODY_KNOWN: Attendance = { presence: undefined, going: undefined, back: undefined };

/** Who has gone for less long, in milliseconds, has not: a page that is loaded anew is away for a moment. */
const GRACE = 1500;

/** After the server has told who is there; `now` is our clock. */
export const attended = ({ presence, going }: Attendance, told: Presence, now: number): Attendance =>
  COLORS.some((color) => presence?.[color] && !told[color])
    ? { presence, going: { presence: told, at: going?.at ?? now }, back: undefined }
    : {
        presence: told,
        going: undefined,
        back: COLORS.find((color) => presence?.claimable?.[color] && told[color]),
      };

/** The same at a later time: who has gone for long enough has. */
export const settled = <Known extends Attendance>(known: Known, now: number): Known =>
  known.going && now - known.going.at >= GRACE
    ? { ...known, ...NOBODY_KNOWN, presence: known.going.presence }
    : known;
