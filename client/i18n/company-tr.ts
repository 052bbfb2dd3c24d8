import type { CompanyWords } from './company-words.ts';

export const companyWords: CompanyWords = {
  suggestions: {
    how: 'Bir hamle öner: tahtada oyna.',
    label: 'Önerilen',
    own: 'senin önerin',
    mute: 'Önerileri gizle',
    show: 'İzleyenlerin önerilerini göster',
  },
  reactions: {
    heading: 'Bir şey söyle',
    each: {
      hello: 'Merhaba',
      'good-luck': 'Bol şans',
      'nice-move': 'Güzel hamle',
      oops: 'Eyvah',
      thanks: 'Teşekkürler',
      'good-game': 'Güzel oyundu',
    },
    spectator: 'İzleyici',
    mute: 'Tepkileri gizle',
    show: 'Tepkileri göster',
  },
};
