import type { CompanyWords } from './company-words.ts';

export const companyWords: CompanyWords = {
  suggestions: {
    label: 'Підказки',
    own: 'ваша підказка',
    mute: 'Сховати підказки',
    show: 'Показувати підказки глядачів',
  },
  reactions: {
    each: {
      hello: 'Вітаю',
      'good-luck': 'Щасти',
      'nice-move': 'Гарний хід',
      oops: 'Ой',
      thanks: 'Дякую',
      'good-game': 'Гарна гра',
    },
    spectator: 'Глядач',
    mute: 'Сховати реакції',
    show: 'Показувати реакції',
  },
};
