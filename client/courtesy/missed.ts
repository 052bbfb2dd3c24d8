/** How much of a table somebody has seen: which game, and its moves up to there as landing paths. */
export interface Seen {
  /** The game's number at its table, from 1. */
  readonly game: number;
  readonly moves: readonly string[];
}

/** What is before somebody's eyes. */
export interface Eyes {
  /** What the board shows; of a showing, how far it has come. */
  readonly seen: Seen;
  /** Whether the board has shown that to this person before: after a reload it has yet to. */
  readonly drawn: boolean;
  /** Whether what happens is missed: the connection is lost, or nobody looks at the page. */
  readonly away: boolean;
  /** Whether missed moves are being shown, with more to come. */
  readonly showing: boolean;
  /** How many moves were missed, until the next one is seen; 0 for none. */
  readonly missed: number;
  /** From one missed move to the next, in milliseconds. */
  readonly pace: number;
}

/** What there is to see, and what has become of it since the last glance. */
export interface Glance {
  readonly now: Seen;
  /** Whether `now` is all that the table knew when we came back to it. */
  readonly caughtUp: boolean;
  /** Whether somebody looks at the page. */
  readonly visible: boolean;
  /** Whether this person wants to be shown what was missed, and has not skipped it or begun to do something. */
  readonly wanted: boolean;
  /** Whether it is time for the next missed move. */
  readonly due: boolean;
}

/** At most so long for one missed move, and so long for all of them, in milliseconds. */
const PACE = 900;
const WHOLE = 8000;

/** Who sees a table for the first time has missed nothing; nor, where this person was not away, has anything been missed since. */
export const firstSight = (seen: Seen, away = true): Eyes => ({
  seen,
  drawn: false,
  away,
  showing: false,
  missed: 0,
  pace: PACE,
});

/** How many moves of the game were seen: those with which both begin, for what was taken back is gone. */
const known = (seen: Seen, { game, moves }: Seen): number => {
  if (seen.game !== game) return 0;
  const fresh = moves.findIndex((move, ply) => move !== seen.moves[ply]);
  return fresh < 0 ? moves.length : fresh;
};

/**
 * What somebody sees next. Who comes back, and has missed moves, sees the game as it stood and then each of them; a move that is played
 * meanwhile is appended, and a take-back shortens it. All else is seen as it happens.
 */
export const glance = (eyes: Eyes, { now, caughtUp, visible, wanted, due }: Glance): Eyes => {
  if (!visible) return { ...eyes, away: true, showing: false };
  const plies = now.moves.length;
  const begun = known(eyes.seen, now);
  const upTo = (ply: number) => ({
    seen: { ...now, moves: now.moves.slice(0, ply) },
    drawn: true,
    showing: ply < plies,
  });
  if (eyes.showing) return { ...eyes, ...upTo(wanted ? begun + (due ? 1 : 0) : plies) };
  if (!caughtUp) return { ...eyes, ...upTo(plies), away: true };
  if (eyes.away && wanted && begun < plies) {
    const missed = plies - begun;
    // The board on which the first move was missed is seen already, but after a reload.
    const ply = begun + (eyes.drawn ? 1 : 0);
    return { ...upTo(ply), away: false, missed, pace: Math.min(PACE, WHOLE / missed) };
  }
  const same = begun === plies && eyes.seen.moves.length === plies;
  return { ...eyes, ...upTo(plies), away: false, missed: same ? eyes.missed : 0 };
};

/** So many tables are remembered: those that were looked at last. */
const MOST = 20;

const lines = (text: string | null): readonly string[] => (text ? text.split('\n') : []);

/** What this device has seen of a table, in what it remembers; undefined where that is nothing. */
export const recall = (text: string | null, table: string): Seen | undefined => {
  const [, number, ...moves] =
    lines(text)
      .find((line) => line.startsWith(`${table} `))
      ?.split(' ') ?? [];
  const game = Number(number);
  return game > 0 && game % 1 === 0 ? { game, moves } : undefined;
};

/** The same with what it has seen of one table by now: a line a table, `ID GAME MOVE…`, the last one first. */
export const remember = (text: string | null, table: string, { game, moves }: Seen): string =>
  [[table, game, ...moves].join(' '), ...lines(text).filter((line) => !line.startsWith(`${table} `))]
    .slice(0, MOST)
    .join('\n');
