import type { Found } from '../../../client/play/keeping.ts';
import type { Match } from '../../../client/play/match.ts';
import { createSession, type PlayWorld } from '../../../client/play/session.ts';
import type { Heard } from '../../../client/play/thinker.ts';
import type { Wish } from '../../../client/play/wish.ts';
import type { Task } from '../../../client/thinker/messages.ts';
import { makeMove } from '../../../engine/index.ts';
import { CHANCE } from './matches.ts';

/** A session in a world that the test moves on: time, the thinker, what is kept. */
export const begin = (wish: Wish, first: Found = { kind: 'nothing' }) => {
  const asked: Task[] = [];
  const kept: Match[] = [];
  const timers: { readonly at: number; readonly ring: () => void; live: boolean }[] = [];
  let hears: ((heard: Heard) => void) | undefined;
  let now = 0;
  let found: Found = first;
  let cancelled = 0;
  let counted = 0;
  let other: Match | undefined;
  const world: PlayWorld = {
    thinker: {
      ask: (task, heard) => {
        asked.push(task);
        hears = heard;
      },
      cancel: () => {
        if (hears) cancelled += 1;
        hears = undefined;
      },
    },
    clockwork: {
      now: () => now,
      later: (milliseconds, ring) => {
        const timer = { at: now + milliseconds, ring, live: true };
        timers.push(timer);
        return () => {
          timer.live = false;
        };
      },
    },
    keeping: {
      look: () => {
        const once = found;
        found = { kind: 'nothing' };
        return once;
      },
      keep: (match) => {
        if (other) return { kind: 'match', match: other };
        kept.push(match);
        return { kind: 'nothing' };
      },
      lasts: () => true,
    },
    chance: () => CHANCE,
    countGame: () => {
      counted += 1;
    },
    rememberWish: () => undefined,
  };
  const session = createSession(wish, world);
  session.open();
  return {
    session,
    asked,
    kept,
    hear: (heard: Heard) => hears?.(heard),
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const timer of timers.filter(({ live, at }) => live && at <= now)) {
        timer.live = false;
        timer.ring();
      }
    },
    find: (next: Found) => {
      found = next;
      session.look();
    },
    writeElsewhere: (match: Match) => {
      other = match;
    },
    moves: () => session.state.get().match?.game.moves.map(makeMove).join(' '),
    told: () => ({ cancelled, counted }),
  };
};
