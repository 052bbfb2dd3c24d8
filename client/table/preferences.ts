import { type Observable, observable } from '../observable.ts';
import { memory } from './browser.ts';

const remembered = (name: string): Observable<boolean> => observable(memory.get(name) === 'yes');

/** Whether a capture runs on by itself where there is no choice. */
export const runOn: Observable<boolean> = remembered('run-on');

/** What this person may hide: proposals of those who watch, and reactions of anybody. */
export const muted = {
  suggestions: remembered('mute-suggestions'),
  reactions: remembered('mute-reactions'),
} as const;
