import { type Observable, observable } from '../observable.ts';
import { memory } from './browser.ts';

export const LOOKS = ['system', 'day', 'night'] as const;
export type Look = (typeof LOOKS)[number];

const isLook = (text: string | null): text is Look => LOOKS.some((look) => look === text);

const rememberedLook = (): Look => {
  const kept = memory.get('look');
  return isLook(kept) ? kept : 'system';
};

/** Day or night; `public/early.js` sets a remembered one before the page is painted. */
export const look: Observable<Look> = observable(rememberedLook());

export const changeLook = (next: Look): void => {
  memory.set('look', next);
  if (next === 'system') delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = next;
  look.set(next);
};

/** Whether a capture runs on by itself where there is no choice. */
export const runOn: Observable<boolean> = observable(memory.get('run-on') === 'yes');

export const changeRunOn = (next: boolean): void => {
  memory.set('run-on', next ? 'yes' : 'no');
  runOn.set(next);
};

/** What this person may hide: proposals of those who watch, and reactions of anybody. */
export const MUTABLE = ['suggestions', 'reactions'] as const;
export type Mutable = (typeof MUTABLE)[number];

const rememberedMute = (what: Mutable): Observable<boolean> =>
  observable(memory.get(`mute-${what}`) === 'yes');

export const muted: { readonly [what in Mutable]: Observable<boolean> } = {
  suggestions: rememberedMute('suggestions'),
  reactions: rememberedMute('reactions'),
};

export const changeMuted = (what: Mutable, next: boolean): void => {
  memory.set(`mute-${what}`, next ? 'yes' : 'no');
  muted[what].set(next);
};
