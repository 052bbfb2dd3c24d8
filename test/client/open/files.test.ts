import { describe, expect, it } from 'vitest';
import { SHORT } from '../../../client/open/loaded.ts';
import { FEN, slowWorld, TWO } from './worlds.ts';

/** A file that is gone when it is read. */
const unreadable = (length: number): Blob => {
  const blob = new Blob(['x'.repeat(length)]);
  blob.slice = () => unreadable(1);
  blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  return blob;
};

describe('files', () => {
  it('are read one after another', async () => {
    const { opener } = slowWorld();
    await opener.open({ kind: 'files', files: [new Blob(['1. a3-a4 *']), new Blob(['1. b3-b4 *'])] });
    expect(opener.state.get().library?.entries).toHaveLength(2);
  });

  it('are texts of their own, whatever is open at their end', async () => {
    const { opener } = slowWorld();
    const file = (name: string, text: string) => new File([text], name);
    const files = [
      file('open.pdn', '[White "A"]\n\n1. a3-a4 {and'),
      file('moves.pdn', '1. b3-b4 h6-h5'),
      file('empty.pdn', ''),
      file('position.fen', FEN),
      file('wrong.pdn', '[White "D"]\n\n1. a3-a5 *'),
      file('wrong.fen', `B:Wa3:Bh6\nW:Wz9:Ba7`),
    ];
    await opener.open({ kind: 'files', files });
    const seen = () =>
      opener.state
        .get()
        .library?.entries.map(({ file, line, fen, problem }) => [file, line, fen, problem?.line]);
    const expected = [
      [0, 1, '', 3],
      [1, 1, '', undefined],
      [2, 1, FEN, undefined],
      [3, 1, '', 3],
      [4, 1, 'B:Wa3:Bh6', undefined],
      [4, 2, '', 2],
    ];
    expect(seen()).toEqual(expected);
    await opener.choose(5);
    expect(opener.state.get().shown).toMatchObject({ file: 'wrong.fen', line: 2, part: 'W:Wz9:Ba7' });
    await opener.chooseRules('armenian');
    expect(seen()?.map(([file, line]) => [file, line])).toEqual(expected.map(([file, line]) => [file, line]));
    expect(opener.state.get()).toMatchObject({ chosen: 5, shown: { file: 'wrong.fen', line: 2 } });
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
