import { type Answer, decodeAnswer, type Question, type Task } from '../thinker/messages.ts';

/** A web worker, reduced to what is used. */
interface Desk {
  readonly post: (question: Question) => void;
  readonly end: () => void;
}

/** What a desk tells. */
export interface DeskEvents {
  readonly told: (data: unknown) => void;
  /** It could not be loaded, or something in it failed. */
  readonly broke: () => void;
}

/** Opens a web worker; its events come later, never during the call. May throw where there are none. */
export type OpenDesk = (events: DeskEvents) => Desk;

/** What a task comes to; `failed` is all that is told of a desk that broke. */
export type Heard = Answer extends infer One ? (One extends Answer ? Omit<One, 'id'> : never) : never;

/** Somebody who thinks elsewhere, about one thing at a time. */
export interface Thinker {
  /** Thinks about this from now on, and about nothing else. */
  readonly ask: (task: Task, heard: (heard: Heard) => void) => void;
  /** Ends what is being thought about: nothing of it is heard any more. */
  readonly cancel: () => void;
}

/**
 * Opens the desk when there is first something to think about, and keeps it from one task to the next. A search hears nothing while it
 * goes on, so one that is not wanted any more is ended with its desk.
 */
export const createThinker = (open: OpenDesk): Thinker => {
  let desk: Desk | undefined;
  let count = 0;
  /** Hears about the task of the number `count`; undefined where nothing is asked. */
  let hears: ((heard: Heard) => void) | undefined;

  const end = (): void => {
    desk?.end();
    desk = undefined;
    hears = undefined;
  };

  const fail = (): void => {
    const told = hears;
    end();
    told?.({ type: 'failed' });
  };

  const openDesk = (): Desk => {
    const mine: Desk = open({
      told: (data) => {
        const answer = decodeAnswer(data);
        if (mine !== desk || !hears) return;
        if (!answer || answer.type === 'failed') return fail();
        if (answer.id !== count) return;
        const told = hears;
        if (answer.type !== 'progress') hears = undefined;
        told(answer);
      },
      broke: () => {
        if (mine === desk) fail();
      },
    });
    return mine;
  };

  return {
    ask: (task, heard) => {
      if (hears) end();
      count += 1;
      hears = heard;
      try {
        desk ??= openDesk();
        desk.post({ id: count, task });
      } catch {
        fail(); // This browser has no web workers, or none for this page.
      }
    },
    cancel: () => {
      if (hears) end();
    },
  };
};
