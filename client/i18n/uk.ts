import type { Color } from '../../engine/types.ts';
import { clockLine } from './duration.ts';
import { board, count, taken } from './uk-board.ts';
import type { Words } from './words.ts';

const SIDES = { white: 'Білі', black: 'Чорні' };

const mustTake = (most?: number): string =>
  `Треба бити${most ? `: найбільше можна взяти ${taken(most)}` : ''}.`;

const about =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${SIDES[loser].toLowerCase()} ${predicate}`;

/** What there is with the loser, or is not any more. */
const aboutTheir =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `у ${loser === 'white' ? 'білих' : 'чорних'} ${predicate}`;

const always = (sentence: string) => (): string => sentence;

const mayClaim = (turn: boolean): string => `${turn ? 'Зробіть хід, і гру' : 'Гру'} можна завершити`;

export const words: Words = {
  site: {
    language: 'Мова',
    play: 'Новий стіл',
    learn: 'Як грати',
    skip: 'Перейти до дошки',
    look: 'Вигляд',
    looks: { system: 'Як на пристрої', day: 'День', night: 'Ніч' },
  },
  rulesets: {
    turkish: 'Турецькі шашки',
    'turkish-federation': 'Турецькі шашки, правила федерації',
    'turkish-classic': 'Турецькі шашки, класичні правила',
    'turkish-short': 'Турецькі шашки, короткий удар дамки',
    russian: 'Російські шашки',
    brazilian: 'Бразильські шашки',
    english: 'Англійські шашки',
    pool: 'Пул-чекерс',
    armenian: 'Вірменські шашки',
  },
  terms: { clock: clockLine('хв', 'с'), byInvitation: 'за запрошенням' },
  sides: SIDES,
  seat: {
    yourName: 'Ваше ім’я',
    free: 'Вільне місце',
    guest: 'Гість',
    you: 'Ви',
    computer: (level) => `Комп’ютер, рівень ${level}`,
    thisIsYou: 'ви',
    sitAs: { white: 'Сісти за білих', black: 'Сісти за чорних' },
    taken: { white: 'Білі зайняті', black: 'Чорні зайняті' },
    here: 'на місці',
    away: 'немає',
    toMove: 'хід',
    yourMove: 'ваш хід',
    counts: (men, kings) =>
      [
        men > 0 || kings === 0 ? count(men, 'шашка', 'шашки', 'шашок') : '',
        kings > 0 ? count(kings, 'дамка', 'дамки', 'дамок') : '',
      ]
        .filter((part) => part !== '')
        .join(' · '),
    timeLeft: 'Залишилося часу',
    timeLow: 'У вас менше ніж 20 секунд.',
  },
  status: {
    heading: 'Гра',
    opening: 'Відкриваємо стіл…',
    yourMove: 'Ваш хід',
    waitFor: (name) => `Ходить ${name}`,
    thinking: 'Комп’ютер думає…',
    sideToMove: { white: 'Хід білих', black: 'Хід чорних' },
    youMustTake: mustTake,
    mustTake,
    opponentWanted: 'Чекаємо на суперника',
    sendLink: 'Надішліть посилання другові: місце дістанеться тому, хто сяде першим.',
    sendInvitation: 'Надішліть запрошення другові.',
    seatsFree: (seats) => (seats === 1 ? 'Одне місце вільне' : 'Обидва місця вільні'),
    takeSeat: 'Сідайте грати або лишайтеся глядачем.',
    onlyInvited: 'Лише за запрошенням. Ви глядач.',
    watching: (spectators) =>
      spectators === 0 ? 'Глядачів немає' : count(spectators, 'глядач', 'глядачі', 'глядачів'),
    youWatch: 'Ви глядач.',
    bothTaken: 'Обидва місця зайняті. Ви глядач.',
    link: {
      used: 'Це посилання вже використано або скасовано.',
      seated: 'Ви вже сидите за цим столом тут. Посилання — для іншого пристрою.',
    },
    takenBack: 'Хід узято назад.',
    declined: {
      draw: 'Нічию відхилено.',
      takeback: 'Прохання взяти назад відхилено.',
      rematch: 'Реванш відхилено.',
    },
    left: 'Суперник вийшов з-за столу.',
    delayed: 'Стіл був недоступний: втрачений час повернуто.',
    seat: {
      elsewhere: 'Ви граєте далі на іншому пристрої, а тут дивитеся.',
      here: 'Тепер ви граєте далі тут.',
    },
    nameRefused: 'Таке ім’я тут неможливе. Виберіть інше, щонайбільше з 24 знаків.',
    reconnecting: 'Відновлюємо з’єднання…',
    kept: 'Відновлюємо з’єднання… Зроблене вами збережено, ми його надішлемо.',
    sending: 'Надсилаємо на стіл…',
    forgetful: 'Цей браузер нічого не зберігає для цієї сторінки: місце ваше, доки ви її не закриєте.',
    trouble: 'Між сторінкою і столом щось пішло не так. Якщо це повториться, перезавантажте сторінку.',
    gone: 'Тут немає столу',
    goneDetail: 'Стіл прибрано: стіл, за яким не почали гру, стоїть 7 днів.',
    outdated: 'Ця сторінка застаріла',
    outdatedDetail: 'Стіл працює за новішою версією. Перезавантажте сторінку, щоб грати далі.',
    reload: 'Перезавантажити',
    newTable: 'Відкрити новий стіл',
  },
  actions: {
    heading: 'Що можна зробити',
    offerDraw: 'Запропонувати нічию',
    drawOffered: 'Нічию запропоновано',
    takeback: 'Взяти назад',
    takebackOffered: 'Хід назад: чекає згоди',
    takebackNow: 'Взяти хід назад',
    resign: 'Здатися',
    resignSure: 'Справді здатися?',
    resignYes: 'Так, здаюся',
    resignNo: 'Грати далі',
    leave: 'Вийти з-за столу',
    handOver: 'Продовжити на іншому пристрої',
    suggest: 'Підкажіть хід: зробіть його на дошці.',
    react: 'Сказати щось',
    accept: 'Прийняти',
    decline: 'Відхилити',
    rematch: 'Реванш',
    rematchOffered: 'Реванш запропоновано',
    offerBy: {
      draw: (name) => `${name} пропонує нічию.`,
      takeback: (name) => `${name} хоче взяти хід назад.`,
      rematch: (name) => `${name} пропонує реванш.`,
    },
    rematchAccept: 'Зіграти ще',
    seeBoard: 'Оглянути дошку',
    again: (moves) => `знову через ${count(moves, 'хід', 'ходи', 'ходів')}`,
  },
  absence: {
    away: (name) => `Суперник відійшов: ${name}.`,
    awayFor: (name, turn, left) => `Суперник відійшов: ${name}. ${mayClaim(turn)} через ${left}.`,
    awayLong: (name, turn) => `Суперник не повернувся: ${name}. ${mayClaim(turn)}.`,
    back: (name) => `Суперник повернувся: ${name}.`,
    win: 'Зарахувати перемогу',
    draw: 'Зарахувати нічию',
  },
  result: {
    youWon: 'Ви виграли',
    youLost: 'Ви програли',
    youResigned: 'ви здалися',
    won: { white: 'Білі виграли', black: 'Чорні виграли' },
    draw: 'Нічия',
    reasons: {
      'no-pieces': aboutTheir('не лишилося шашок'),
      blocked: aboutTheir('немає ходу'),
      'lone-man': aboutTheir('одна шашка'),
      'one-each': always('у кожного по одній фігурі'),
      repetition: always('та сама позиція втретє'),
      'no-progress': (_, idle) => `по ${idle} ходів без взяття і без кроку шашки вперед`,
      'three-kings': always('три або більше дамок не впіймали одну вчасно'),
      'kings-only': (_, idle) => `по ${idle} ходів самими дамками без взяття`,
      agreement: always('за згодою обох'),
      resignation: about('здалися'),
      timeout: aboutTheir('вийшов час', 'час вийшов'),
      abandonment: about('не повернулися', 'гру покинуто'),
    },
    score: 'Рахунок',
  },
  moves: {
    heading: 'Ходи',
    none: 'Ходів ще не було',
    replay: 'Переглянути',
    download: 'Зберегти PDN',
    copy: 'Копіювати PDN',
  },
  share: {
    heading: 'Посилання на цей стіл',
    watch: 'Посилання для перегляду',
    invitation: 'Запрошення: місце дістанеться тому, хто сяде першим',
    copy: 'Копіювати',
    copied: 'Скопійовано',
    share: 'Поділитися',
    refused: 'Не скопійовано',
    selectIt: 'Виділіть посилання і скопіюйте.',
  },
  settings: {
    heading: 'Налаштування',
    runOn: 'Продовжувати взяття, коли вибору немає',
  },
  board,
  refused: {
    'not-seated': 'Це можуть зробити лише гравці.',
    'seat-taken': 'На це місце щойно сів хтось інший.',
    stale: 'Тим часом гра пішла далі; дошка показує, як стоїть зараз.',
    'not-started': 'Гра почнеться, коли сядуть обоє.',
    'game-over': 'Гру вже завершено.',
    'claim-needed': 'За цей стіл сідають за запрошенням. Скористайтеся посиланням, яке вам надіслали.',
    'no-offer': 'Ця пропозиція вже не діє.',
    'already-offered': 'Ви це вже запропонували.',
    'too-soon': 'Зараз це неможливо: ще зарано або суперник повернувся.',
    'rate-limited': 'Забагато за раз. Зачекайте хвилинку.',
  },
};
