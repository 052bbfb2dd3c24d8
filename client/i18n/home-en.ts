import type { HomeWords } from './home-words.ts';

export const homeWords: HomeWords = {
  home: {
    title: 'Dama: Turkish draughts with a friend',
    headline: 'Turkish draughts for two, by one link.',
    lead: 'Open a table, send the link to a friend, play. No account, nothing to install.',
    nameHint: 'May be left empty.',
    color: 'You play',
    colors: { white: 'White', black: 'Black', random: 'By lot' },
    rules: 'Rules',
    create: 'Open a table',
    creating: 'Opening…',
    failed: 'The table could not be opened. Check your connection and try again.',
    tooMany: 'That was many tables in a short time. Wait a minute and try again.',
    boardAlt: 'The board at the start: 16 white men on ranks 2 and 3, 16 black men on ranks 6 and 7.',
  },
  how: {
    title: 'How to play',
    try: 'Try it: choose a white piece, then a dot.',
    again: 'Once more',
    stepTitle: 'Step straight',
    step: 'A man steps one square ahead or sideways. Never diagonally, never back. White begins.',
    takeTitle: 'Take the most',
    take: 'A man jumps over an enemy next to it, ahead or sideways, and goes on while it can. Each captured piece leaves at once. If you can take, you must, and as many as possible.',
    kingTitle: 'Become a king',
    king: 'A man that ends its move on the far row becomes a king. It moves and takes along rows and columns, over any distance.',
    endTitle: 'Win',
    end: 'You win when your opponent has no pieces left or cannot move. One king each, the same position three times, or 25 moves each without progress: a draw.',
  },
  notFound: {
    title: 'No table here',
    detail: 'The link may be incomplete, or the table is gone: one where no game began is kept for 7 days.',
  },
};
