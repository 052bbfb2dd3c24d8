import type { ReplayWords } from './replay-words.ts';

export const replay: ReplayWords = {
  controls: 'Replay',
  first: 'Start',
  back: 'Back',
  next: 'Next',
  last: 'End',
  play: 'Play',
  pause: 'Pause',
  games: 'Game',
  game: (number) => `Game ${number}`,
  instead: (move) => `Or ${move}`,
  start: 'Before the first move',
  at: (ply, plies, variation) => `${variation ? 'Variation, move' : 'Move'} ${ply} of ${plies}.`,
  results: {
    '1-0': 'White won',
    '0-1': 'Black won',
    '1/2-1/2': 'A draw',
    '0-0': 'Both lost',
    '*': 'Not finished',
  },
  onBoard: (result) => `on the board: ${result}`,
};
