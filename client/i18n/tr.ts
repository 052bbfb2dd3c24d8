import type { Color } from '../../engine/types.ts';
import { clockLine } from './duration.ts';
import { board } from './tr-board.ts';
import type { Words } from './words.ts';

const SIDES = { white: 'Beyaz', black: 'Siyah' };
const OF_SIDES = { white: 'Beyazın', black: 'Siyahın' };

const about =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${SIDES[loser]} ${predicate}`;

const aboutIts =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${OF_SIDES[loser]} ${predicate}`;

const longest = (most?: number): string => (most ? `: en çok alan hamle ${most} taş alıyor` : '');

const always = (sentence: string) => (): string => sentence;

const mayClaim = (turn: boolean): string => (turn ? 'Hamleni yap, oyunu' : 'Oyunu');

export const words: Words = {
  site: {
    language: 'Dil',
    play: 'Yeni masa',
    learn: 'Nasıl oynanır',
    skip: 'Tahtaya geç',
    look: 'Görünüm',
    looks: { system: 'Cihazdaki gibi', day: 'Gündüz', night: 'Gece' },
  },
  rulesets: {
    turkish: 'Türk daması',
    'turkish-federation': 'Türk daması, federasyon kuralları',
    'turkish-classic': 'Türk daması, klasik kurallar',
    'turkish-short': 'Türk daması, kısa inişli dama',
    russian: 'Rus daması',
    brazilian: 'Brezilya daması',
    english: 'İngiliz daması',
    pool: 'Amerikan pool daması',
    armenian: 'Ermeni daması',
  },
  terms: { clock: clockLine('dk', 'sn'), byInvitation: 'davetle' },
  sides: SIDES,
  seat: {
    yourName: 'Adın',
    free: 'Boş yer',
    guest: 'Misafir',
    you: 'Sen',
    computer: (level) => `Bilgisayar, ${level}. seviye`,
    thisIsYou: 'sen',
    sitAs: { white: 'Beyaz olarak otur', black: 'Siyah olarak otur' },
    taken: { white: 'Beyaz dolu', black: 'Siyah dolu' },
    here: 'burada',
    away: 'uzakta',
    toMove: 'sıra onda',
    yourMove: 'sıra sende',
    counts: (men, kings) =>
      [men > 0 || kings === 0 ? `${men} taş` : '', kings > 0 ? `${kings} dama` : '']
        .filter((part) => part !== '')
        .join(' · '),
    timeLeft: 'Kalan süre',
    timeLow: '20 saniyeden az süren kaldı.',
  },
  status: {
    heading: 'Oyun',
    opening: 'Masa açılıyor…',
    yourMove: 'Sıra sende',
    waitFor: (name) => `Sıra rakipte: ${name}`,
    thinking: 'Bilgisayar düşünüyor…',
    sideToMove: { white: 'Sıra beyazda', black: 'Sıra siyahta' },
    youMustTake: (most) => `Taş almak zorundasın${longest(most)}.`,
    mustTake: (most) => `Taş almak zorunlu${longest(most)}.`,
    opponentWanted: 'Rakip bekleniyor',
    sendLink: 'Bağlantıyı bir arkadaşına gönder: yer, ilk oturanın olur.',
    sendInvitation: 'Daveti bir arkadaşına gönder.',
    seatsFree: (seats) => (seats === 1 ? 'Bir yer boş' : 'İki yer de boş'),
    takeSeat: 'Oynamak için otur ya da kalıp izle.',
    onlyInvited: 'Yalnız davetle oturulur. İzliyorsun.',
    watching: (spectators) => (spectators === 0 ? 'İzleyen yok' : `${spectators} kişi izliyor`),
    youWatch: 'İzliyorsun.',
    bothTaken: 'İki yer de dolu. İzliyorsun.',
    link: {
      used: 'Bu bağlantı kullanılmış ya da iptal edilmiş.',
      seated: 'Bu masada zaten burada oturuyorsun. Bağlantı başka bir cihaz için.',
    },
    takenBack: 'Bir hamle geri alındı.',
    declined: {
      draw: 'Beraberlik kabul edilmedi.',
      takeback: 'Geri alma kabul edilmedi.',
      rematch: 'Rövanş kabul edilmedi.',
    },
    left: 'Rakibin masadan kalktı.',
    delayed: 'Masaya bir süre ulaşılamadı: kaybolan süre geri verildi.',
    seat: {
      elsewhere: 'Oyuna başka bir cihazda devam ediyorsun. Burada izliyorsun.',
      here: 'Oyuna artık burada devam ediyorsun.',
    },
    nameRefused: 'Bu ad burada kullanılamıyor. En çok 24 karakterlik başka bir ad seç.',
    reconnecting: 'Yeniden bağlanıyor…',
    kept: 'Yeniden bağlanıyor… Yaptığın saklandı, bağlantı gelince gönderilecek.',
    sending: 'Masaya gönderiliyor…',
    forgetful: 'Bu tarayıcı bu sayfa için bir şey saklamıyor: yerin, sayfayı kapatana kadar senin.',
    trouble: 'Bu sayfa ile masa arasında bir sorun oldu. Sürerse sayfayı yeniden yükle.',
    gone: 'Burada masa yok',
    goneDetail: 'Masa kaldırılmış: oyun başlamayan masalar 7 gün durur.',
    outdated: 'Bu sayfa eskimiş',
    outdatedDetail: 'Masa daha yeni bir sürüm kullanıyor. Devam etmek için sayfayı yeniden yükle.',
    reload: 'Yeniden yükle',
    newTable: 'Yeni masa aç',
  },
  actions: {
    heading: 'Yapabileceklerin',
    offerDraw: 'Beraberlik öner',
    drawOffered: 'Beraberlik önerildi',
    takeback: 'Geri al',
    takebackOffered: 'Geri alma istendi',
    takebackNow: 'Hamleyi geri al',
    resign: 'Terk et',
    resignSure: 'Oyunu bırakıyor musun?',
    resignYes: 'Evet, terk et',
    resignNo: 'Devam et',
    leave: 'Masadan kalk',
    handOver: 'Başka bir cihazda devam et',
    suggest: 'Bir hamle öner: tahtada oyna.',
    react: 'Bir şey söyle',
    accept: 'Kabul et',
    decline: 'Reddet',
    rematch: 'Rövanş',
    rematchOffered: 'Rövanş önerildi',
    offerBy: {
      draw: (name) => `${name} beraberlik öneriyor.`,
      takeback: (name) => `${name} bir hamleyi geri almak istiyor.`,
      rematch: (name) => `${name} rövanş istiyor.`,
    },
    rematchAccept: 'Yeniden oyna',
    seeBoard: 'Tahtaya bak',
    again: (moves) => `${moves} hamle sonra yine`,
  },
  absence: {
    away: (name) => `${name} uzakta.`,
    awayFor: (name, turn, left) => `${name} uzakta. ${mayClaim(turn)} ${left} sonra bitirebilirsin.`,
    awayLong: (name, turn) => `${name} geri dönmedi. ${mayClaim(turn)} bitirebilirsin.`,
    back: (name) => `${name} geri döndü.`,
    win: 'Galibiyeti al',
    draw: 'Berabere say',
  },
  result: {
    youWon: 'Kazandın',
    youLost: 'Kaybettin',
    youResigned: 'sen terk ettin',
    won: { white: 'Beyaz kazandı', black: 'Siyah kazandı' },
    draw: 'Berabere',
    reasons: {
      'no-pieces': aboutIts('taşı kalmadı'),
      blocked: aboutIts('oynayacak hamlesi yok'),
      'lone-man': aboutIts('tek taşı kaldı'),
      'one-each': always('birer taş kaldı'),
      repetition: always('aynı konum üçüncü kez oluştu'),
      'no-progress': (_, idle) => `iki taraf da ${idle} hamle boyunca taş almadı, taş ilerletmedi`,
      'three-kings': always('üç ya da daha çok dama tek damayı zamanında yakalayamadı'),
      'kings-only': (_, idle) => `iki taraf da ${idle} hamle boyunca taş almadan yalnız dama oynattı`,
      agreement: always('iki taraf anlaştı'),
      resignation: about('terk etti'),
      timeout: aboutIts('süresi bitti', 'süre bitti'),
      abandonment: about('geri dönmedi', 'oyun yarım kaldı'),
    },
    score: 'Skor',
  },
  moves: {
    heading: 'Hamleler',
    none: 'Henüz hamle yok',
    replay: 'Oyunu izle',
    download: 'PDN kaydet',
    copy: 'PDN kopyala',
  },
  share: {
    heading: 'Bu masanın bağlantısı',
    watch: 'İzleme bağlantısı',
    invitation: 'Davet: yer, ilk oturanın olur',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
    share: 'Paylaş',
    refused: 'Kopyalanamadı',
    selectIt: 'Bağlantıyı seçip kopyala.',
  },
  settings: {
    heading: 'Ayarlar',
    runOn: 'Seçenek yoksa alma hamlesi kendiliğinden sürsün',
  },
  board,
  refused: {
    'not-seated': 'Bunu yalnız iki oyuncu yapabilir.',
    'seat-taken': 'O yere az önce bir başkası oturdu.',
    stale: 'Bu arada oyun ilerlemişti; tahta şimdiki durumu gösteriyor.',
    'not-started': 'Oyun, iki yer de dolunca başlar.',
    'game-over': 'Oyun zaten bitmişti.',
    'claim-needed': 'Bu masaya davetle oturulur. Sana gönderilen bağlantıyı kullan.',
    'no-offer': 'O öneri artık geçerli değil.',
    'already-offered': 'Bunu zaten önerdin.',
    'too-soon': 'Bu şimdi olmaz: henüz erken ya da rakibin geri döndü.',
    'rate-limited': 'Bir anda çok fazla oldu. Biraz bekle.',
  },
};
