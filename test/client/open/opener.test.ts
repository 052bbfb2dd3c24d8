import { describe, expect, it } from 'vitest';
import type { OpenWorld } from '../../../client/open/load.ts';
import { createOpener } from '../../../client/open/opener.ts';
import { makeFen } from '../../../engine/index.ts';
import * as pdn from '../../../engine/pdn/index.ts';
import { isTableId, type TableId } from '../../../table/ids.ts';

const table = (text: string): TableId => {
  if (!isTableId(text)) throw new Error(text);
  return text;
};
const A = table('2222222222');
const B = table('3333333333');

const TWO = '[White "A"]\n[Result "1-0"]\n\n1. a3-a4 1-0\n\n[White "B"]\n\n1. b3-b4 *\n';

type Answer = Awaited<ReturnType<OpenWorld['fetchTable']>>;
const answer = (text: string, status = 200): Answer => ({
  ok: status === 200,
  status,
  text: async () => text,
});

/** A world whose tables answer when the test says so. */
const slowWorld = (reader = async () => pdn) => {
  const waiting = new Map<string, (answer: Answer | Error) => void>();
  const opener = createOpener({
    pdn: reader,
    fetchTable: (id) =>
      new Promise((done, fail) =>
        waiting.set(id, (told) => (told instanceof Error ? fail(told) : done(told))),
      ),
    reading: (progress, signal) => ({ now: () => 0, pause: async () => undefined, progress, signal }),
  });
  const shownFen = (): string | undefined => {
    const game = opener.state.get().shown?.game;
    return game?.ok ? makeFen(game.value.start) : undefined;
  };
  return { opener, waiting, shownFen };
};

const FEN = 'W:Wa2,Kd4:Ba7';
const open = (text: string) => ({ kind: 'text', text }) as const;

describe('what is asked for last wins', () => {
  it('over a table that answers late', async () => {
    const { opener, waiting, shownFen } = slowWorld();
    const late = opener.open({ kind: 'table', id: A });
    expect(opener.state.get().busy).toBe('table');
    await opener.open(open(FEN));
    waiting.get(A)?.(answer(TWO));
    await late;
    expect(shownFen()).toBe(FEN);
    expect(opener.state.get()).toMatchObject({ opened: 1, busy: undefined, trouble: undefined });
  });

  it('of two tables, whichever answers first', async () => {
    const { opener, waiting } = slowWorld();
    const first = opener.open({ kind: 'table', id: A });
    const second = opener.open({ kind: 'table', id: B });
    waiting.get(B)?.(answer(TWO));
    await second;
    waiting.get(A)?.(answer('', 404));
    await first;
    expect(opener.state.get()).toMatchObject({ trouble: undefined, chosen: 1 });
  });

  it('over a position whose reader is still to come', async () => {
    let come: (module: typeof pdn) => void = () => undefined;
    const loaded = new Promise<typeof pdn>((done) => {
      come = done;
    });
    const { opener } = slowWorld(() => loaded);
    const first = opener.open(open(FEN));
    const second = opener.open(open('B:Wa3:Bh6'));
    come(pdn);
    await Promise.all([first, second]);
    expect(opener.state.get().library?.text).toBe('B:Wa3:Bh6');
    expect(opener.state.get().opened).toBe(1);
  });

  it('also over a link that names no table', async () => {
    const { opener, waiting } = slowWorld();
    const late = opener.open({ kind: 'table', id: A });
    opener.refuse('badLink');
    waiting.get(A)?.(answer(TWO));
    await late;
    expect(opener.state.get()).toMatchObject({ trouble: 'badLink', library: undefined, busy: undefined });
  });
});

describe('a table', () => {
  const opened = async (told: Answer | Error) => {
    const { opener, waiting } = slowWorld();
    const done = opener.open({ kind: 'table', id: A });
    waiting.get(A)?.(told);
    await done;
    return { opener, waiting };
  };

  it('shows its last game that can be read', async () => {
    const { opener } = await opened(answer(`${TWO}\n[White "C"]\n\n1. a3-a5 *\n`));
    expect(opener.state.get()).toMatchObject({ chosen: 1, shown: { line: 6 } });
  });

  it.each([
    ['that is none', answer('', 404), 'noTable'],
    ['without a game', answer(''), 'noTable'],
    ['on a server in trouble', answer('', 500), 'offline'],
    ['without a network', new TypeError('Failed to fetch'), 'offline'],
  ] as const)('%s is told', async (_, told, trouble) => {
    expect((await opened(told)).opener.state.get()).toMatchObject({ trouble, shown: undefined });
  });

  it('can be tried again', async () => {
    const { opener, waiting } = await opened(new TypeError('Failed to fetch'));
    const again = opener.retry();
    waiting.get(A)?.(answer(TWO));
    await again;
    expect(opener.state.get()).toMatchObject({ trouble: undefined, chosen: 1 });
  });
});

describe('other rules', () => {
  it('read what is open again, which opens nothing new', async () => {
    const { opener, shownFen } = slowWorld();
    await opener.open(open('W:Wc3,a1:Bd4,f6'));
    await opener.chooseRules('russian');
    const { shown, opened } = opener.state.get();
    expect(shown?.game.ok && shown.game.value.rules.name).toBe('russian');
    expect([shownFen(), opened]).toEqual(['W:Wa1,c3:Bd4,f6', 1]);
    await opener.open(open('1. c3-d4 *'));
    expect(opener.state.get().shown?.game.ok).toBe(true);
    await opener.chooseRules('turkish');
    expect(opener.state.get().shown?.game.ok).toBe(false);
  });

  it('keep the chosen game', async () => {
    const { opener } = slowWorld();
    await opener.open(open(TWO));
    await opener.choose(1);
    await opener.chooseRules('armenian');
    expect(opener.state.get()).toMatchObject({ chosen: 1, shown: { line: 6 } });
  });

  it('reach a table that is still on its way', async () => {
    const { opener, waiting } = slowWorld();
    const first = opener.open({ kind: 'table', id: A });
    const refuse = waiting.get(A);
    const second = opener.chooseRules('russian');
    refuse?.(answer('', 404));
    waiting.get(A)?.(answer('1. c3-d4 *'));
    await Promise.all([first, second]);
    expect(opener.state.get()).toMatchObject({
      opened: 1,
      trouble: undefined,
      shown: { game: { ok: true } },
    });
  });
});

describe('files', () => {
  it('are read one after another', async () => {
    const { opener } = slowWorld();
    await opener.open({ kind: 'files', files: [new Blob(['1. a3-a4 *']), new Blob(['1. b3-b4 *'])] });
    expect(opener.state.get().library?.entries).toHaveLength(2);
  });

  it('also long ones', async () => {
    const long = '[White "A"]\n\n1. a3-a4 *\n\n'.repeat(3000);
    const { opener } = slowWorld();
    await opener.open({ kind: 'files', files: [new Blob([long]), new Blob(['1. b3-b4 *'])] });
    expect(opener.state.get().library?.entries).toHaveLength(3001);
  });

  it('with positions are a list of these', async () => {
    const { opener } = slowWorld();
    await opener.open({ kind: 'files', files: [new Blob([`\ufeff${FEN}`]), new Blob(['B:Wa3:Bh6'])] });
    expect(opener.state.get().library?.entries.map(({ fen }) => fen)).toEqual([FEN, 'B:Wa3:Bh6']);
  });

  it('that cannot be read are told', async () => {
    const { opener } = slowWorld();
    const broken = new Blob(['x']);
    broken.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await opener.open({ kind: 'files', files: [broken] });
    expect(opener.state.get().trouble).toBe('fileFailed');
  });
});

it.each([
  ['  ', 'nothing'],
  ['hello', undefined],
] as const)('of %j the trouble is %s', async (text, trouble) => {
  const { opener } = slowWorld();
  await opener.open(open(text));
  expect(opener.state.get().trouble).toBe(trouble);
});
