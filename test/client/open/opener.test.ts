import { describe, expect, it, vi } from 'vitest';
import { createOpener } from '../../../client/open/opener.ts';
import * as pdn from '../../../client/open/pdn.ts';
import { LONGEST_GAME } from '../../../client/open/reading.ts';
import { isTableId, type TableId } from '../../../table/ids.ts';
import { type Answer, answer, FEN, open, slowWorld, TWO } from './worlds.ts';

const table = (text: string): TableId => {
  if (!isTableId(text)) throw new Error(text);
  return text;
};
const A = table('2222222222');
const B = table('3333333333');

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
    expect(opener.state.get().library?.texts).toEqual([{ name: '', text: 'B:Wa3:Bh6' }]);
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

  it('keep what is chosen while they are read', async () => {
    let wait: (() => void) | undefined;
    const held = (): Promise<typeof pdn> =>
      wait ? Promise.resolve(pdn) : new Promise((done) => (wait = () => done(pdn)));
    let reader = async () => pdn;
    const { opener } = slowWorld(() => reader());
    await opener.open(open(TWO));
    reader = held;
    const reread = opener.chooseRules('armenian');
    const chosen = opener.choose(1);
    wait?.();
    await Promise.all([reread, chosen]);
    expect(opener.state.get()).toMatchObject({ chosen: 1, shown: { line: 6 } });
  });

  it('read what the text was edited to', async () => {
    const { opener } = slowWorld();
    await opener.open(open(TWO));
    await opener.chooseRules('russian', '1. c3-d4 *');
    expect(opener.state.get()).toMatchObject({ opened: 2, rules: 'russian', shown: { game: { ok: true } } });
    expect(opener.state.get().library?.entries).toHaveLength(1);
  });

  it('keep no more of a reading that was stopped than its whole games, and say so', async () => {
    let time = 0;
    let tick = 20;
    const opener = createOpener({
      pdn: async () => pdn,
      fetchTable: () => Promise.reject(new TypeError()),
      reading: (progress, signal) => ({
        now: () => (time += tick),
        pause: async () => opener.stop(),
        progress,
        signal,
      }),
    });
    await opener.open(open(TWO.repeat(3000)));
    const games = opener.state.get().library?.entries.length;
    expect(games).toBeGreaterThan(100);
    expect(opener.state.get().trouble).toBe('stopped');
    tick = 0; // Nothing is stopped from now on.
    for (const rules of ['armenian', 'turkish'] as const) {
      await opener.chooseRules(rules);
      expect(opener.state.get()).toMatchObject({ trouble: 'stopped' });
      expect(opener.state.get().library?.entries).toHaveLength(games ?? 0);
    }
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

it.each([
  ['  ', 'nothing'],
  ['hello', undefined],
] as const)('of %j the trouble is %s', async (text, trouble) => {
  const { opener } = slowWorld();
  await opener.open(open(text));
  expect(opener.state.get().trouble).toBe(trouble);
});
