import type { CompanyWords } from './company-words.ts';

export const companyWords: CompanyWords = {
  suggestions: {
    label: 'Suggested',
    own: 'yours',
    mute: 'Hide suggestions',
    show: 'Show what those who watch suggest',
  },
  reactions: {
    each: {
      hello: 'Hello',
      'good-luck': 'Good luck',
      'nice-move': 'Nice move',
      oops: 'Oops',
      thanks: 'Thanks',
      'good-game': 'Good game',
    },
    spectator: 'Spectator',
    mute: 'Hide reactions',
    show: 'Show reactions',
  },
};
