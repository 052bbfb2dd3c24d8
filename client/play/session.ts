import { type Observable, observable } from '../observable.ts';
import type { Task } from '../thinker/messages.ts';
import type { Clockwork } from './clockwork.ts';
import type { Found, Keeping } from './keeping.ts';
import { type Chance, type Match, outcomeOf } from './match.ts';
import { beginPlay, type Play, type PlayInput, play } from './play.ts';
import { sameTask, taskOf } from './task.ts';
import type { Heard, Thinker } from './thinker.ts';
import type { Wish } from './wish.ts';

/** How long the computer seems to consider an offer, in milliseconds. */
const ANSWER_MS = 800;

/** What a session needs of the world. */
export interface PlayWorld {
  readonly thinker: Thinker;
  readonly clockwork: Clockwork;
  readonly keeping: Keeping;
  readonly chance: () => Chance;
  /** Counts a finished game against the computer. */
  readonly countGame: (match: Match) => void;
  readonly rememberWish: (wish: Wish) => void;
}

/** What happens by a person's hand, with chance left to the session. */
export type Deed =
  | Exclude<PlayInput, { readonly type: 'start' | 'rematch' | 'adopt' }>
  | { readonly type: 'start' }
  | { readonly type: 'rematch' };

/** The play of one page. */
export interface Session {
  readonly state: Observable<Play>;
  /** Whether what was kept could not be read, and was put aside. */
  readonly putAside: () => boolean;
  readonly tell: (deed: Deed) => void;
  /** Another tab may have changed the match, or the page is back. */
  readonly look: () => void;
  /** The page is left: nothing is thought about any more until `look`. */
  readonly leave: () => void;
}

/** Folds what happens into the state, keeps the match, and lets the thinker think about what the state asks for. */
export const createSession = (wish: Wish, world: PlayWorld): Session => {
  const { thinker, clockwork, keeping } = world;
  const state = observable<Play>(beginPlay(wish));
  let putAside = false;
  /** What the thinker thinks about, or has found and holds back for a while. */
  let task: Task | null = null;
  let stopWaiting: (() => void) | undefined;

  const found = (what: Found): Match | undefined => {
    if (what.kind === 'unreadable') putAside = true;
    return what.kind === 'match' ? what.match : undefined;
  };

  const drop = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
    thinker.cancel();
    task = null;
  };

  const ask = (next: Task): void => {
    const asked = clockwork.now();
    task = next;
    thinker.ask(next, (heard: Heard) => {
      if (heard.type === 'progress') return apply({ ...heard, type: 'thought' });
      if (heard.type === 'failed') return apply({ type: 'computerFailed' });
      const answer: PlayInput =
        heard.type === 'move'
          ? { type: 'computerMove', move: heard.move }
          : { type: 'computerDraw', accepts: heard.accepts };
      const pause = heard.type === 'move' ? heard.pause : ANSWER_MS;
      stopWaiting = clockwork.later(Math.max(0, pause - (clockwork.now() - asked)), () => apply(answer));
    });
  };

  const follow = (): void => {
    const now = state.get();
    const next = taskOf(now);
    if (sameTask(next, task)) return;
    drop();
    if (next) ask(next);
  };

  /** The match that counts after a change: the new one, or that of a tab that was sooner. */
  const keep = (before: Play, next: Play): Play => {
    if (!next.match || next.match === before.match) return next;
    const match = found(keeping.keep(next.match));
    if (match) return play(next, { type: 'adopt', match });
    const ended = outcomeOf(next.match) !== null && before.match !== null && outcomeOf(before.match) === null;
    if (ended && next.match.opponent.kind === 'computer') world.countGame(next.match);
    return next;
  };

  const apply = (input: PlayInput): void => {
    const before = state.get();
    const next = keep(before, play(before, input));
    if (next === before) return;
    if (input.type === 'start') putAside = false;
    state.set(next);
    follow();
  };

  const look = (): void => {
    const match = found(keeping.look());
    state.set(match ? play(state.get(), { type: 'adopt', match }) : state.get());
    follow();
  };

  return {
    state,
    putAside: () => putAside,
    tell: (deed) => {
      if (deed.type === 'wish') world.rememberWish(deed.wish);
      if (deed.type === 'start' || deed.type === 'rematch')
        apply({ type: deed.type, chance: world.chance() });
      else apply(deed);
    },
    look,
    leave: drop,
  };
};
