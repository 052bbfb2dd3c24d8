import { laterPart } from '../table/laterPart.ts';
import { createHearing, type Hear } from './hearing.ts';
import { sounding, vibrating } from './preferences.ts';
import { type Sound, STRETCHES } from './stretches.ts';

let context: AudioContext | undefined;
let sounds: AudioBuffer | undefined;

const load = laterPart(async () => {
  const file = await fetch('/sounds.wav');
  sounds = await context?.decodeAudioData(await file.arrayBuffer());
});

/**
 * Lets the page be heard, which browsers allow once somebody has done something on it, and older ones only in that very moment. Nothing
 * is made or loaded before. Some in-app browsers have no sound, or refuse it: then the page is silent.
 */
const wake = (): void => {
  if (!sounding.get() || typeof AudioContext !== 'function') return;
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined); // By the next gesture, perhaps.
    void load();
  } catch {
    // There is no sound here.
  }
};

/** Nothing while the page may not be heard: it would all sound at once, when it may. */
const play = (sound: Sound): void => {
  if (!sounding.get() || context?.state !== 'running' || !sounds) return;
  const { from, length } = STRETCHES[sound];
  const source = context.createBufferSource();
  source.buffer = sounds;
  source.connect(context.destination);
  source.start(0, from, length);
};

/** Whether somebody has done something here. */
const hasActed = (): boolean => navigator.userActivation?.hasBeenActive === true;

/** Whether this device can vibrate: a desk that offers it does nothing. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

const vibrate = (): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (vibrating.get() && !calm && canVibrate() && hasActed()) navigator.vibrate(30);
};

/** Waits for somebody to do something on the page, if nobody has yet. */
export const awaitGesture = (): void => {
  for (const gesture of ['pointerdown', 'pointerup', 'keydown'])
    document.addEventListener(gesture, wake, { capture: true, passive: true });
  if (hasActed()) wake();
};

/** Hears the one game of this page. */
export const hear: Hear = createHearing({ play, vibrate });
