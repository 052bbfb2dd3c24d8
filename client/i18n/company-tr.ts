import type { CompanyWords } from './company-words.ts';

export const companyWords: CompanyWords = {
  suggestions: {
    label: 'Öneriler',
    own: 'senin önerin',
    mute: 'Önerileri gizle',
    show: 'İzleyenlerin önerilerini göster',
  },
  reactions: {
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
