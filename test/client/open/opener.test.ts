import { describe, expect, it, vi } from 'vitest';
import { type OpenWorld, SHORT } from '../../../client/open/loaded.ts';
import { createOpener } from '../../../client/open/opener.ts';
import * as pdn from '../../../client/open/pdn.ts';
import { LONGEST_GAME } from '../../../client/open/reading.ts';
import { makeFen } from '../../../engine/index.ts';
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
  /** Answers what asks for a table, as soon as it does. */
  const tell = async (id: TableId, told: Answer | Error): Promise<void> => {
    const asker = await vi.waitUntil(() => waiting.get(id));
    waiting.delete(id);
    asker(told);
  };
  const shownFen = (): string | undefined => {
    const game = opener.state.get().shown?.game;
    return game?.ok ? makeFen(game.value.start) : undefined;
  };
  return { opener, waiting, tell, shownFen };
};

const FEN = 'W:Wa2,Kd4:Ba7';
const open = (text: string) => ({ kind: 'text', text }) as const;

describe('what is asked for last wins', () => {
  it('over a table that answers late', async () => {
    const { opener, tell, shownFen } = slowWorld();
    const late = opener.open({ kind: 'table', id: A });
    expect(opener.state.get().busy).toBe('table');
    await opener.open(open(FEN));
    await tell(A, answer(TWO));
    await late;
    expect(shownFen()).toBe(FEN);
    expect(opener.state.get()).toMatchObject({ opened: 1, busy: undefined, trouble: undefined });
  });

  it('of two tables, whichever answers first', async () => {
    const { opener, tell } = slowWorld();
    const first = opener.open({ kind: 'table', id: A });
    const second = opener.open({ kind: 'table', id: B });
    await tell(B, answer(TWO));
    await second;
    await tell(A, answer('', 404));
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
    const { opener, tell } = slowWorld();
    const late = opener.open({ kind: 'table', id: A });
    opener.refuse('badLink');
    await tell(A, answer(TWO));
    await late;
    expect(opener.state.get()).toMatchObject({ trouble: 'badLink', library: undefined, busy: undefined });
  });
});

describe('a table', () => {
  const opened = async (told: Answer | Error) => {
    const { opener, tell } = slowWorld();
    const done = opener.open({ kind: 'table', id: A });
    await tell(A, told);
    await done;
    return { opener, tell };
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
    const { opener, tell } = await opened(new TypeError('Failed to fetch'));
    const again = opener.retry();
    await tell(A, answer(TWO));
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
    const { opener, waiting, tell } = slowWorld();
    const first = opener.open({ kind: 'table', id: A });
    const refuse = await vi.waitUntil(() => waiting.get(A));
    waiting.delete(A);
    const second = opener.chooseRules('russian');
    refuse(answer('', 404));
    await tell(A, answer('1. c3-d4 *'));
    await Promise.all([first, second]);
    expect(opener.state.get()).toMatchObject({
      opened: 1,
      trouble: undefined,
      shown: { game: { ok: true } },
    });
  });
});

/** A file that is gone when it is read. */
const unreadable = (length: number): Blob => {
  const blob = new Blob(['x'.repeat(length)]);
  blob.slice = () => unreadable(1);
  blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  return blob;
};

describe('a reader that does not come', () => {
  it.each([
    ['a game', TWO],
    ['a position', FEN],
  ])('is told of %s, and asked for again', async (_, text) => {
    let fails = true;
    const { opener } = slowWorld(() =>
      fails ? Promise.reject(new TypeError('Failed')) : Promise.resolve(pdn),
    );
    await opener.open(open(text));
    expect(opener.state.get()).toMatchObject({ trouble: 'noReader', shown: undefined, busy: undefined });
    fails = false;
    await opener.retry();
    expect(opener.state.get()).toMatchObject({ trouble: undefined, shown: { game: { ok: true } } });
  });
});

it('an error of the program is not hidden', async () => {
  const broken = () => {
    throw new RangeError('wrong');
  };
  const { opener } = slowWorld(async () => ({ ...pdn, load: broken }));
  await expect(opener.open(open(TWO))).rejects.toThrow(RangeError);
});

it('a game that is too long is refused, and those around it are read', async () => {
  const { opener } = slowWorld();
  const long = `1. a3-a4 {${'x'.repeat(LONGEST_GAME)}} *\n\n`;
  await opener.open(open(`${TWO}\n${long}${TWO}`));
  const problems = opener.state.get().library?.entries.map(({ problem }) => problem?.code);
  expect(problems).toEqual([undefined, undefined, 'too-large', undefined, undefined]);
  await opener.choose(2);
  expect(opener.state.get().shown).toMatchObject({ game: { error: { code: 'too-large' } } });
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
    expect(opener.state.get()).toMatchObject({ trouble: undefined, busy: undefined });
    for (const length of [1, 2 * SHORT]) {
      await opener.open({ kind: 'files', files: [new Blob([TWO]), unreadable(length)] });
      expect(opener.state.get()).toMatchObject({
        trouble: 'fileFailed',
        library: undefined,
        busy: undefined,
      });
    }
  });

  it.each(['utf-16le', 'utf-16be'] as const)(
    'are read as %s if they begin with its mark',
    async (encoding) => {
      const text = '[White "Ayşe"]\n\n1. a3-a4 *\n\n';
      for (const games of [1, 3000]) {
        const bytes = Buffer.from(`\ufeff${text.repeat(games)}`, 'utf16le');
        const { opener } = slowWorld();
        await opener.open({
          kind: 'files',
          files: [new Blob([encoding === 'utf-16be' ? bytes.swap16() : bytes])],
        });
        const entries = opener.state.get().library?.entries ?? [];
        expect(entries).toHaveLength(games);
        expect(new Set(entries.map(({ white, problem }) => problem ?? white))).toEqual(new Set(['Ayşe']));
      }
    },
  );
});

it.each([
  ['  ', 'nothing'],
  ['hello', undefined],
] as const)('of %j the trouble is %s', async (text, trouble) => {
  const { opener } = slowWorld();
  await opener.open(open(text));
  expect(opener.state.get().trouble).toBe(trouble);
});
