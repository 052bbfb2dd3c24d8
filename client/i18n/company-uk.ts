import type { CompanyWords } from './company-words.ts';

export const companyWords: CompanyWords = {
  suggestions: {
    how: 'Підкажіть хід: зробіть його на дошці.',
    label: 'Підказують',
    own: 'ваша підказка',
    mute: 'Сховати підказки',
    show: 'Показувати підказки глядачів',
  },
  reactions: {
    heading: 'Сказати щось',
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
