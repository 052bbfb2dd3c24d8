import type { HomeWords } from './home-words.ts';

export const homeWords: HomeWords = {
  home: {
    title: 'Dama: arkadaşınla Türk daması',
    headline: 'Tek bağlantıyla iki kişilik Türk daması.',
    lead: 'Masayı aç, bağlantıyı arkadaşına gönder, oyna. Üyelik yok, kurulacak bir şey yok.',
    nameHint: 'Boş bırakabilirsin.',
    color: 'Rengin',
    colors: { white: 'Beyaz', black: 'Siyah', random: 'Kura ile' },
    rules: 'Kurallar',
    create: 'Masa aç',
    creating: 'Açılıyor…',
    failed: 'Masa açılamadı. Bağlantını denetleyip yeniden dene.',
    tooMany: 'Kısa sürede çok fazla masa açıldı. Bir dakika bekleyip yeniden dene.',
    boardAlt: 'Oyun başındaki tahta: 2. ve 3. sırada 16 beyaz taş, 6. ve 7. sırada 16 siyah taş.',
  },
  how: {
    title: 'Nasıl oynanır',
    try: 'Dene: önce beyaz bir taş, sonra bir nokta seç.',
    again: 'Bir daha',
    stepTitle: 'Düz git',
    step: 'Taş bir kare ileri ya da yana gider. Çapraz gitmez, geri dönmez. Beyaz başlar.',
    takeTitle: 'En çoğu al',
    take: 'Taş, önündeki ya da yanındaki rakip taşın üstünden atlar ve alabildiği sürece devam eder. Alınan her taş hemen kalkar. Taş alabiliyorsan almak zorundasın, hem de alabildiğin kadar çok.',
    kingTitle: 'Dama ol',
    king: 'Hamlesini son sırada bitiren taş dama olur. Dama, düz çizgiler boyunca istediği kadar gider ve uzaktan da alır.',
    endTitle: 'Kazan',
    end: 'Rakibin taşı kalmazsa ya da oynayacak hamlesi yoksa kazanırsın. Birer dama kalması, aynı konumun üç kez oluşması ya da 25’er hamle ilerleme olmaması: beraberlik.',
  },
  notFound: {
    title: 'Burada masa yok',
    detail: 'Bağlantı eksik olabilir ya da masa kaldırılmıştır: oyun başlamayan masalar 7 gün durur.',
  },
};
