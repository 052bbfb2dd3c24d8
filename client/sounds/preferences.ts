import { chosen } from '../courtesy/preferences.ts';

/** Whether moves are heard. */
export const sounding = chosen('sounds');

/** Whether the device vibrates when the opponent has moved. */
export const vibrating = chosen('vibration');
