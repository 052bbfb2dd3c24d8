import type { Color } from '../../engine/types.ts';
import { clockLine } from './duration.ts';
import { board } from './en-board.ts';
import type { Words } from './words.ts';

const SIDES = { white: 'White', black: 'Black' };

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** A sentence about the loser, or another one if nobody lost. */
const about =
  (predicate: string, draw = '') =>
  (loser: Color | null): string =>
    loser === null ? draw : `${SIDES[loser]} ${predicate}`;

const always = (sentence: string) => (): string => sentence;

const mayClaim = (turn: boolean): string => `${turn ? 'Move, and you' : 'You'} can claim the game`;

export const words: Words = {
  site: {
    language: 'Language',
    play: 'New table',
    learn: 'How to play',
    skip: 'Skip to the board',
    look: 'Appearance',
    looks: { system: 'As the device', day: 'Day', night: 'Night' },
  },
  rulesets: {
    turkish: 'Turkish draughts',
    'turkish-federation': 'Turkish draughts, federation rules',
    'turkish-classic': 'Turkish draughts, classic rules',
    'turkish-short': 'Turkish draughts, short kings',
    russian: 'Russian draughts',
    brazilian: 'Brazilian draughts',
    english: 'English draughts',
    pool: 'Pool checkers',
    armenian: 'Armenian draughts',
  },
  terms: { clock: clockLine('min', 's'), byInvitation: 'by invitation' },
  sides: SIDES,
  seat: {
    yourName: 'Your name',
    free: 'Free seat',
    guest: 'Guest',
    you: 'You',
    computer: (level) => `Computer, level ${level}`,
    thisIsYou: 'you',
    sitAs: { white: 'Sit down as White', black: 'Sit down as Black' },
    taken: { white: 'White is taken', black: 'Black is taken' },
    here: 'here',
    away: 'away',
    toMove: 'to move',
    yourMove: 'your move',
    counts: (men, kings) =>
      [men > 0 || kings === 0 ? count(men, 'man', 'men') : '', kings > 0 ? count(kings, 'king', 'kings') : '']
        .filter((part) => part !== '')
        .join(' · '),
    timeLeft: 'Time left',
    timeLow: 'You have less than 20 seconds left.',
  },
  status: {
    heading: 'The game',
    opening: 'Opening the table…',
    yourMove: 'Your move',
    waitFor: (name) => `${name} to move`,
    thinking: 'The computer is thinking…',
    sideToMove: { white: 'White to move', black: 'Black to move' },
    youMustTake: (most) => `You must take${most ? `: the longest capture takes ${most}` : ''}.`,
    mustTake: (most) => `A capture is due${most ? `: the longest takes ${most}` : ''}.`,
    opponentWanted: 'Waiting for an opponent',
    sendLink: 'Send the link to a friend: whoever sits down first has the seat.',
    sendInvitation: 'Send the invitation to a friend.',
    seatsFree: (seats) => (seats === 1 ? 'A seat is free' : 'Both seats are free'),
    takeSeat: 'Sit down to play, or stay and watch.',
    onlyInvited: 'By invitation only. You are watching.',
    watching: (spectators) => (spectators === 0 ? 'Nobody watching' : `${spectators} watching`),
    youWatch: 'You are watching.',
    bothTaken: 'Both seats are taken. You are watching.',
    link: {
      used: 'This link has been used or cancelled.',
      seated: 'You sit at this table here already. The link is for another device.',
    },
    takenBack: 'A move was taken back.',
    declined: {
      draw: 'The draw was declined.',
      takeback: 'The takeback was declined.',
      rematch: 'The rematch was declined.',
    },
    left: 'Your opponent has left the table.',
    delayed: 'The table could not be reached for a while: the lost time was given back.',
    seat: {
      elsewhere: 'You are playing on another device now. Here you are watching.',
      here: 'You play on here now.',
    },
    nameRefused: 'That name is not possible here. Choose another one, of at most 24 characters.',
    reconnecting: 'Reconnecting…',
    kept: 'Reconnecting… What you did is kept and will be sent.',
    sending: 'On its way to the table…',
    forgetful: 'This browser keeps nothing for this page: your seat is yours until you close it.',
    trouble: 'Something went wrong between this page and the table. Load the page again if it goes on.',
    gone: 'No table here',
    goneDetail: 'It has been cleared away: a table where no game began is kept for 7 days.',
    outdated: 'This page is out of date',
    outdatedDetail: 'The table speaks a newer version. Load the page again to go on.',
    reload: 'Load again',
    newTable: 'Open a new table',
  },
  actions: {
    heading: 'What you can do',
    offerDraw: 'Offer a draw',
    drawOffered: 'Draw offered',
    takeback: 'Take back',
    takebackOffered: 'Takeback asked for',
    takebackNow: 'Take back a move',
    resign: 'Resign',
    resignSure: 'Give up this game?',
    resignYes: 'Yes, resign',
    resignNo: 'Play on',
    leave: 'Leave the table',
    handOver: 'Continue on another device',
    suggest: 'Suggest a move: play it on the board.',
    react: 'Say something',
    accept: 'Accept',
    decline: 'Decline',
    rematch: 'Rematch',
    rematchOffered: 'Rematch offered',
    offerBy: {
      draw: (name) => `${name} offers a draw.`,
      takeback: (name) => `${name} would like to take back a move.`,
      rematch: (name) => `${name} would like a rematch.`,
    },
    rematchAccept: 'Play again',
    seeBoard: 'Look at the board',
    again: (moves) => `again in ${count(moves, 'move', 'moves')}`,
  },
  absence: {
    away: (name) => `${name} is away.`,
    awayFor: (name, turn, left) => `${name} is away. ${mayClaim(turn)} in ${left}.`,
    awayLong: (name, turn) => `${name} has stayed away. ${mayClaim(turn)}.`,
    back: (name) => `${name} is back.`,
    win: 'Claim the win',
    draw: 'Call it a draw',
  },
  result: {
    youWon: 'You won',
    youLost: 'You lost',
    youResigned: 'you resigned',
    won: { white: 'White won', black: 'Black won' },
    draw: 'A draw',
    reasons: {
      'no-pieces': about('has no pieces left'),
      blocked: about('cannot move'),
      'lone-man': about('is down to a lone man'),
      'one-each': always('one piece each'),
      repetition: always('the same position for the third time'),
      'no-progress': (_, idle) => `${idle} moves each without a capture or a man’s step forward`,
      'three-kings': always('three or more kings could not catch one in time'),
      'kings-only': (_, idle) => `${idle} moves each by kings only, without a capture`,
      agreement: always('both agreed'),
      resignation: about('resigned'),
      timeout: about('ran out of time', 'time ran out'),
      abandonment: about('stayed away', 'the game was abandoned'),
    },
    score: 'Score',
  },
  moves: {
    heading: 'Moves',
    none: 'No moves yet',
    replay: 'Replay',
    download: 'Save PDN',
    copy: 'Copy PDN',
  },
  share: {
    heading: 'Link to this table',
    watch: 'Link to watch',
    invitation: 'Invitation: whoever sits down first has the seat',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share',
    refused: 'Not copied',
    selectIt: 'Select the link and copy it.',
  },
  settings: {
    heading: 'Settings',
    runOn: 'Let a capture run on where there is no choice',
  },
  board,
  refused: {
    'not-seated': 'Only the two players can do that.',
    'seat-taken': 'Somebody else has just taken that seat.',
    stale: 'The game had moved on in the meantime; the board shows how it stands.',
    'not-started': 'The game begins when both seats are taken.',
    'game-over': 'The game was already over.',
    'claim-needed': 'This table asks for an invitation. Use the link that you were sent.',
    'no-offer': 'That offer no longer stands.',
    'already-offered': 'You have already offered that.',
    'too-soon': 'That is not possible now: it is too early, or your opponent is back.',
    'rate-limited': 'That was too much at once. Wait a moment.',
  },
};
