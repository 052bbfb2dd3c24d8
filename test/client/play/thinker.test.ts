import { describe, expect, test } from 'vitest';
import { createThinker, type DeskEvents, type Heard } from '../../../client/play/thinker.ts';
import {
  type Answer,
  decodeAnswer,
  decodeQuestion,
  type Question,
  type Task,
} from '../../../client/thinker/messages.ts';
import { think } from '../../../client/thinker/think.ts';
import {
  legalMoves,
  makeMove,
  playMove,
  RULESETS,
  rulesByName,
  startGame,
  turkish,
} from '../../../engine/index.ts';

const MOVE: Task = { type: 'move', rules: 'turkish', moves: ['d3-d4'], level: 1, seed: 5 };
const DRAW: Task = { type: 'draw', rules: 'turkish', moves: [], level: 1, color: 'black' };

/** A web worker that the test answers for. */
interface FakeDesk extends DeskEvents {
  readonly questions: Question[];
  ended: boolean;
}

const office = (opens = true) => {
  const desks: FakeDesk[] = [];
  const thinker = createThinker((events) => {
    if (!opens) throw new DOMException('denied', 'SecurityError');
    const desk: FakeDesk = { ...events, questions: [], ended: false };
    desks.push(desk);
    return {
      post: (question) => void desk.questions.push(question),
      end: () => {
        desk.ended = true;
      },
    };
  });
  const heard: Heard[] = [];
  const ask = (task: Task) => thinker.ask(task, (one) => void heard.push(one));
  const desk = (index: number): FakeDesk => {
    const found = desks[index];
    if (!found) throw new Error(`no desk ${index}`);
    return found;
  };
  return { thinker, desks, desk, heard, ask };
};

describe('the one who thinks elsewhere', () => {
  test('opens no worker before there is something to think about', () => {
    const { desks, ask, desk } = office();
    expect(desks).toHaveLength(0);
    ask(MOVE);
    expect(desk(0).questions.map(({ task }) => task)).toEqual([MOVE]);
  });

  test('hears how it goes on, then the move, then nothing more', () => {
    const { ask, desk, heard } = office();
    ask(MOVE);
    const id = desk(0).questions[0]?.id;
    for (const answer of [
      { id, type: 'progress', part: 0.25 },
      { id, type: 'move', move: 'd6-d5', pause: 900, nodes: 400 },
      { id, type: 'move', move: 'a6-a5', pause: 900, nodes: 400 },
    ]) {
      desk(0).told(answer);
    }
    expect(heard).toMatchObject([
      { type: 'progress', part: 0.25 },
      { type: 'move', move: 'd6-d5' },
    ]);
  });

  test('keeps its worker from one task to the next', () => {
    const { ask, desk, desks, heard } = office();
    ask(MOVE);
    desk(0).told({ id: desk(0).questions[0]?.id, type: 'move', move: 'd6-d5', pause: 900, nodes: 400 });
    ask(DRAW);
    desk(0).told({ id: desk(0).questions[1]?.id, type: 'draw', accepts: true });
    expect(desks).toHaveLength(1);
    expect(heard.map(({ type }) => type)).toEqual(['move', 'draw']);
  });

  test('a search that is not wanted any more is ended with its worker, and its move never arrives', () => {
    const { thinker, ask, desk, desks, heard } = office();
    ask(MOVE);
    thinker.cancel();
    expect(desk(0).ended).toBe(true);
    desk(0).told({ id: desk(0).questions[0]?.id, type: 'move', move: 'd6-d5', pause: 900, nodes: 400 });
    ask(DRAW);
    expect(desks).toHaveLength(2);
    desk(0).told({ id: desk(1).questions[0]?.id, type: 'move', move: 'd6-d5', pause: 900, nodes: 400 });
    desk(0).broke();
    expect(heard).toEqual([]);
  });

  test('another task in the middle of a search ends it, too', () => {
    const { ask, desk, heard } = office();
    ask(MOVE);
    ask(DRAW);
    expect([desk(0).ended, desk(1).ended]).toEqual([true, false]);
    desk(0).told({ id: 1, type: 'move', move: 'd6-d5', pause: 900, nodes: 400 });
    expect(heard).toEqual([]);
  });

  test('with nothing to think about there is nothing to cancel', () => {
    const { thinker, ask, desk } = office();
    thinker.cancel();
    ask(MOVE);
    desk(0).told({ id: desk(0).questions[0]?.id, type: 'move', move: 'd6-d5', pause: 900, nodes: 400 });
    thinker.cancel();
    expect(desk(0).ended).toBe(false);
  });

  test.each([
    { name: 'breaks', fail: (desk: FakeDesk) => desk.broke() },
    { name: 'does not understand', fail: (desk: FakeDesk) => desk.told({ id: 1, type: 'failed' }) },
    { name: 'says what is no answer', fail: (desk: FakeDesk) => desk.told('hello') },
  ])('a worker that $name is ended, and the next task gets a new one', ({ fail }) => {
    const { ask, desk, desks, heard } = office();
    ask(MOVE);
    fail(desk(0));
    expect(heard).toEqual([{ type: 'failed' }]);
    expect(desk(0).ended).toBe(true);
    ask(MOVE);
    expect(desks).toHaveLength(2);
  });

  test('a browser without web workers fails calmly', () => {
    const { ask, heard } = office(false);
    ask(MOVE);
    expect(heard).toEqual([{ type: 'failed' }]);
  });
});

describe('what goes between page and worker', () => {
  test.each([MOVE, DRAW])('a question of $type is read as it was posted', (task) => {
    expect(decodeQuestion(structuredClone({ id: 4, task }))).toEqual({ id: 4, task });
  });

  test.each([
    null,
    'move',
    {},
    { id: 1 },
    { id: -1, task: MOVE },
    { id: 1, task: { ...MOVE, level: 9 } },
    { id: 1, task: { ...MOVE, moves: [1] } },
    { id: 1, task: { ...MOVE, seed: 'x' } },
    { id: 1, task: { ...MOVE, type: 'think' } },
    { id: 1, task: { ...DRAW, color: 'green' } },
  ])('%j is no question', (data) => {
    expect(decodeQuestion(data)).toBeUndefined();
  });

  test.each<Answer>([
    { id: 1, type: 'progress', part: 0.25 },
    { id: 1, type: 'move', move: 'd3-d4', pause: 900, nodes: 400 },
    { id: 1, type: 'draw', accepts: false },
    { id: 1, type: 'failed' },
  ])('an answer of $type is read as it was posted', (answer) => {
    expect(decodeAnswer(structuredClone(answer))).toEqual(answer);
  });

  test.each([
    undefined,
    7,
    { type: 'failed' },
    { id: 1, type: 'progress', part: '2' },
    { id: 1, type: 'move', nodes: 1 },
    { id: 1, type: 'move', move: 'd3-d4', pause: 900 },
    { id: 1, type: 'move', move: 'd3-d4', pause: 900, nodes: 0.5 },
    { id: 1, type: 'draw', accepts: 1 },
    { id: 1, type: 'shrug' },
  ])('%j is no answer', (data) => {
    expect(decodeAnswer(data)).toBeUndefined();
  });
});

describe('what the worker answers', () => {
  const answersTo = (data: unknown): readonly Answer[] => {
    const answers: Answer[] = [];
    think(data, (answer) => void answers.push(answer));
    return answers;
  };

  test.each(RULESETS.map(({ name }) => name))(
    'a legal move by the rules of %s, after the progress',
    (rules) => {
      const answers = answersTo({ id: 9, task: { ...MOVE, rules, moves: [] } });
      const last = answers.at(-1);
      expect(answers.every(({ id }) => id === 9)).toBe(true);
      const { position } = startGame(rulesByName(rules) ?? turkish);
      expect(last).toMatchObject({ nodes: expect.any(Number) });
      expect(legalMoves(position).map(makeMove)).toContain(last?.type === 'move' ? last.move : last?.type);
    },
  );

  test('the move in the position after all moves', () => {
    const last = answersTo({ id: 1, task: MOVE }).at(-1);
    const game = playMove(startGame(turkish), 'd3-d4');
    const played = game.ok && last?.type === 'move' ? playMove(game.value, last.move) : undefined;
    expect(played?.ok).toBe(true);
  });

  test('the same for the same seed', () => {
    expect(answersTo({ id: 1, task: MOVE }).at(-1)).toEqual(answersTo({ id: 1, task: MOVE }).at(-1));
  });

  test('whether it agrees to a draw', () => {
    expect(answersTo({ id: 2, task: DRAW })).toEqual([{ id: 2, type: 'draw', accepts: false }]);
  });

  test.each([
    { name: 'rules that are none', task: { ...MOVE, rules: 'chess' } },
    { name: 'a move that is not legal', task: { ...MOVE, moves: ['d3-d5'] } },
  ])('$name: it fails', ({ task }) => {
    expect(answersTo({ id: 3, task })).toEqual([{ id: 3, type: 'failed' }]);
  });

  test('nothing to what is no question', () => {
    expect(answersTo({ task: MOVE })).toEqual([]);
  });
});
