import type { CourtesyWords } from './courtesy-words.ts';

const LIST = new Intl.ListFormat('en-GB');

const stand =
  (whose: string) =>
  (squares: readonly string[]): string =>
    `${whose} ${LIST.format(squares)} ${squares.length === 1 ? 'is' : 'are'} under attack.`;

const mayClaim = (turn: boolean): string => `${turn ? 'Move, and you' : 'You'} can claim the game`;

export const courtesyWords: CourtesyWords = {
  yoursAttacked: stand('Your'),
  attacked: { white: stand('White’s'), black: stand('Black’s') },
  soonKing: (square) => `Soon a king: ${square}.`,
  king: (square) => `King on ${square}.`,
  newGame: (side) => (side ? `A new game: you play ${side === 'white' ? 'White' : 'Black'}.` : 'A new game.'),
  absence: {
    away: (name) => `${name} is away.`,
    awayFor: (name, turn, left) => `${name} is away. ${mayClaim(turn)} in ${left}.`,
    awayLong: (name, turn) => `${name} has stayed away. ${mayClaim(turn)}.`,
    back: (name) => `${name} is back.`,
    win: 'Claim the win',
    draw: 'Call it a draw',
  },
  missed: (moves) => `While you were away: ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  skip: 'Skip',
  sounds: 'Sounds',
  vibrate: 'Vibrate when the other side has moved',
  announce: 'Say what is under attack and who is crowned',
  showMissed: 'Show me the moves that I missed',
};
