import type { AssistWords } from './assist-words.ts';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const AND = new Intl.ListFormat('en-GB');
const SIDES = { white: 'White', black: 'Black' } as const;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const assist: AssistWords = {
  language: 'en-GB',
  heading: 'Keys',
  arrows: 'Arrow keys',
  keys: {
    arrows: 'from square to square, as the board is seen',
    edges: 'to the edge',
    jump: 'to that file, to that rank',
    act: 'pick up, go there; the space bar, too',
    cancel: 'put back',
    scan: 'what stands on the lines from here',
    lastMove: 'the last move',
    movable: 'what can move or must take',
    pieces: 'where all pieces stand',
    captured: 'what is taken and what is left',
    clocks: 'the clocks',
    input: 'write a move',
    keys: 'these keys',
  },
  lines: ['Up', 'Up right', 'Right', 'Down right', 'Down', 'Down left', 'Left', 'Up left'],
  nothing: 'nothing to the edge',
  noMove: 'No move yet.',
  noClocks: 'No clocks.',
  clock: (color, time) => `${SIDES[color]} has ${time}.`,
  left: (color, men, kings, taken) =>
    `${SIDES[color]} has ${AND.format([count(men, 'man', 'men'), count(kings, 'king', 'kings')])} left${
      taken === null ? '' : ` and has taken ${count(taken, 'piece', 'pieces')}`
    }.`,
  standing: (color, men, kings) =>
    `${SIDES[color]}: ${[
      ...(men.length > 0 ? [`${men.length === 1 ? 'man' : 'men'} ${men.join(', ')}`] : []),
      ...(kings.length > 0 ? [`${kings.length === 1 ? 'king' : 'kings'} ${kings.join(', ')}`] : []),
    ].join('; ')}.`,
  toMove: (color) => `${SIDES[color]} to move.`,
  unmovable: 'Nothing can be moved here now.',
  movable: (squares) => `Can move: ${squares.join(', ')}.`,
  mustTake: (squares) => `Must take: ${squares.join(', ')}.`,
  picked: (square, targets) => `${square} picked up. Go to ${OR.format(targets)}.`,
  onward: (square, targets) => `On ${square}. Go on to ${OR.format(targets)}.`,
  putBack: (square) => `Put back on ${square}.`,
  field: 'Move, as d3-d4',
  make: 'Move',
  unread: 'Write a move by its squares, as d3-d4.',
  stuck: (square) => `Nothing can move from ${square}.`,
  elsewhere: (square, targets) => `From ${square} one goes to ${OR.format(targets)}.`,
  due: (moves) => `A capture is due: ${OR.format(moves)}.`,
  several: (moves) => `There are several: ${OR.format(moves)}.`,
};
