import type { HandoverWords } from './handover-words.ts';

export const handoverWords: HandoverWords = {
  heading: 'Continue on another device',
  making: 'Making the link…',
  how: 'Open this link on the other device: your seat moves to the one that opens it first. Show it to nobody else.',
  code: 'QR code of the link: scan it with the other device',
  cancel: 'Cancel the link',
  cancelling: 'Cancelling the link…',
  cancelled: 'The link is cancelled.',
  out: 'There is an open link that moves your seat to another device.',
  again: 'Make a new link',
};
