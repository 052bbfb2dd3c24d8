import { type Observable, observable } from '../observable.ts';
import type { Task } from '../thinker/messages.ts';
import type { Clockwork } from './clockwork.ts';
import type { Found, Keeping } from './keeping.ts';
import { type Chance, type Match, outcomeOf } from './match.ts';
import { beginPlay, type Play, type PlayInput, play } from './play.ts';
import { same } from './same.ts';
import { taskOf } from './task.ts';
import type { Heard, Thinker } from './thinker.ts';
import type { Wish } from './wish.ts';

/** How long the computer seems to consider an offer, in milliseconds. */
const ANSWER_MS = 800;

/** A search that is over sooner shows no progress, in milliseconds: what only flashes tells nothing. */
const SEEN_MS = 300;

/** The computer that says nothing for so many seconds does not answer: the slowest phone needs fewer for the deepest step. */
const PATIENCE = 20;

/** What a session needs of the world. */
export interface PlayWorld {
  readonly thinker: Thinker;
  readonly clockwork: Clockwork;
  readonly keeping: Keeping;
  readonly chance: () => Chance;
  /** Counts a finished game against the computer, once a match. */
  readonly countGame: (match: Match) => void;
  readonly rememberWish: (wish: Wish) => void;
}

/** What happens by a person's hand, with chance left to the session. */
type Deed =
  | Exclude<PlayInput, { readonly type: 'start' | 'rematch' | 'open' | 'adopt' }>
  | { readonly type: 'start' }
  | { readonly type: 'rematch' };

/** Says what has happened by a person's hand. */
export type Tell = (deed: Deed) => void;

/** The play of one page. */
export interface Session {
  readonly state: Observable<Play>;
  /** Whether what was kept could not be read, and was put aside. */
  readonly putAside: () => boolean;
  readonly tell: Tell;
  /** Begins with the match that is kept, if there is one. */
  readonly open: () => void;
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

  const wait = (milliseconds: number, then: () => void): void => {
    stopWaiting?.();
    stopWaiting = clockwork.later(milliseconds, then);
  };

  /** Counts the seconds one by one: those in which the whole device sleeps are one. */
  const watch = (seconds = PATIENCE): void =>
    wait(1000, () => (seconds > 1 ? watch(seconds - 1) : apply({ type: 'computerFailed' })));

  const ask = (next: Task): void => {
    const asked = clockwork.now();
    task = next;
    watch();
    thinker.ask(next, (heard: Heard) => {
      if (heard.type === 'failed') return apply({ type: 'computerFailed' });
      if (heard.type === 'progress') {
        watch();
        if (clockwork.now() - asked >= SEEN_MS) apply({ ...heard, type: 'thought' });
        return;
      }
      apply({ type: 'found' });
      const answer: PlayInput =
        heard.type === 'move'
          ? { type: 'computerMove', move: heard.move }
          : { type: 'computerDraw', accepts: heard.accepts };
      const pause = heard.type === 'move' ? heard.pause : ANSWER_MS;
      wait(Math.max(0, pause - (clockwork.now() - asked)), () => apply(answer));
    });
  };

  const follow = (): void => {
    const now = state.get();
    const next = taskOf(now);
    if (same(next, task)) return;
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

  const look = (type: 'open' | 'adopt'): void => {
    const match = found(keeping.look());
    state.set(match ? play(state.get(), { type, match }) : state.get());
    follow();
  };

  return {
    state,
    open: () => look('open'),
    putAside: () => putAside,
    tell: (deed) => {
      if (deed.type === 'wish') world.rememberWish(deed.wish);
      if (deed.type === 'start' || deed.type === 'rematch')
        apply({ type: deed.type, chance: world.chance() });
      else apply(deed);
    },
    look: () => look('adopt'),
    leave: drop,
  };
};
