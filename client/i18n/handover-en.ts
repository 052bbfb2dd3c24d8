import type { HandoverWords } from './handover-words.ts';

export const handoverWords: HandoverWords = {
  heading: 'Continue on another device',
  making: 'Making the link…',
  how: 'Open this link on your phone: your seat moves to the device that opens it first. Show it to nobody else.',
  code: 'QR code of the link: scan it with your phone',
  cancel: 'Cancel the link',
  out: 'A link that moves your seat to another device is out.',
  again: 'Make a new link',
};
