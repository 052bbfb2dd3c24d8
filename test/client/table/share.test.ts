import { afterEach, describe, expect, it, vi } from 'vitest';
import { canCopy, copyFrom, copyText } from '../../../client/table/share.ts';

afterEach(() => vi.unstubAllGlobals());

/** A clipboard that keeps what it is given, as far as a browser has one. */
const browserWith = (
  has: 'nothing' | 'texts' | 'promises' | 'refusals',
  answer = new Response('1. a3-a4 *'),
) => {
  const kept: string[] = [];
  class Item {
    readonly content: { readonly [type: string]: Promise<Blob> };
    constructor(content: Item['content']) {
      this.content = content;
    }
  }
  const writeText = async (text: string) => {
    if (has === 'refusals') throw new DOMException('no', 'NotAllowedError');
    kept.push(text);
  };
  const write = async ([item]: readonly Item[]) => {
    kept.push(`promised ${await (await item?.content['text/plain'])?.text()}`);
  };
  const clipboard = has === 'promises' ? { writeText, write } : { writeText };
  vi.stubGlobal('navigator', has === 'nothing' ? {} : { clipboard });
  vi.stubGlobal('ClipboardItem', has === 'promises' ? Item : undefined);
  vi.stubGlobal('fetch', async () => answer);
  return kept;
};

it.each([
  ['nothing', false],
  ['texts', true],
  ['promises', true],
] as const)('a browser with %s for its clipboard can copy: %s', (has, expected) => {
  browserWith(has);
  expect(canCopy()).toBe(expected);
});

describe('a text', () => {
  it.each([
    ['texts', 'copied', ['W:Wa2:Ba7']],
    ['refusals', 'refused', []],
  ] as const)('is given to a clipboard of %s: %s', async (has, handing, expected) => {
    const kept = browserWith(has);
    expect(await copyText('W:Wa2:Ba7')).toBe(handing);
    expect(kept).toEqual(expected);
  });
});

describe('what an address answers with', () => {
  it.each([
    ['promises', 'copied', ['promised 1. a3-a4 *']],
    ['texts', 'copied', ['1. a3-a4 *']],
    ['refusals', 'refused', []],
  ] as const)('is given to a clipboard of %s: %s', async (has, handing, expected) => {
    const kept = browserWith(has);
    expect(await copyFrom('/pdn')).toBe(handing);
    expect(kept).toEqual(expected);
  });

  it('is given as a text where there are items, but no way to write one', async () => {
    const kept = browserWith('texts');
    vi.stubGlobal('ClipboardItem', class {});
    expect(await copyFrom('/pdn')).toBe('copied');
    expect(kept).toEqual(['1. a3-a4 *']);
  });

  it.each(['promises', 'texts'] as const)('is not copied if it fails, to a clipboard of %s', async (has) => {
    const kept = browserWith(has, new Response('no', { status: 500 }));
    expect(await copyFrom('/pdn')).toBe('refused');
    expect(kept).toEqual([]);
  });
});
