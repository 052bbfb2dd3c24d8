import { describe, expect, it } from 'vitest';
import { createMemory } from '../../../client/storage.ts';
import { parseFragment } from '../../../client/table/fragment.ts';
import {
  carryOn,
  identify,
  newCommandId,
  rememberedName,
  rememberName,
} from '../../../client/table/identity.ts';
import { isCommandId, isKey, type Key } from '../../../table/ids.ts';

/** A store as browsers have it, for one site. */
const fakeStore = () => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, value: string) => void texts.set(name, value),
  };
};

const counting = () => {
  let next = 0;
  return (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(next++);
};

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('who this browser is', () => {
  it('has a key of 256 random bits in base64url', () => {
    const key = identify(createMemory(fakeStore), (bytes) => bytes.fill(255));
    expect(key).toBe(`${'_'.repeat(42)}8`);
    expect(isKey(key)).toBe(true);
  });

  it('keeps its key over visits', () => {
    const store = fakeStore();
    const fill = counting();
    const first = identify(
      createMemory(() => store),
      fill,
    );
    expect(
      identify(
        createMemory(() => store),
        fill,
      ),
    ).toBe(first);
  });

  it('replaces a kept text that is no key', () => {
    const store = fakeStore();
    store.setItem('dama.key', '<nothing>');
    const key = identify(
      createMemory(() => store),
      counting(),
    );
    expect(isKey(key)).toBe(true);
    expect(store.getItem('dama.key')).toBe(key);
  });

  it('remembers the name that was given last, trimmed', () => {
    const store = fakeStore();
    const memory = createMemory(() => store);
    expect(rememberedName(memory)).toBe('');
    rememberName(memory, '  Ayşe ');
    expect(rememberedName(memory)).toBe('Ayşe');
  });

  it('gives every command an id of its own that the protocol takes', () => {
    const fill = counting();
    const ids = Array.from({ length: 100 }, () => newCommandId(fill));
    expect(new Set(ids).size).toBe(100);
    expect(ids.every(isCommandId)).toBe(true);
  });
});

describe('a memory', () => {
  it('lasts where the browser keeps it', () => {
    const memory = createMemory(fakeStore);
    memory.set('look', 'night');
    expect(memory.lasts()).toBe(true);
  });

  it('says what another tab has written since', () => {
    const store = fakeStore();
    const [tab, other] = [createMemory(() => store), createMemory(() => store)];
    tab.set('look', 'night');
    other.set('look', 'day');
    expect([tab.get('look'), other.get('look')]).toEqual(['day', 'day']);
    store.texts.clear();
    expect(tab.get('look')).toBeNull();
  });

  it('holds itself what the storage is too full for, until that takes something again', () => {
    const store = fakeStore();
    let full = false;
    const setItem = (name: string, value: string) => (full ? denied() : store.setItem(name, value));
    const memory = createMemory(() => ({ getItem: store.getItem, setItem }));
    memory.set('look', 'day');
    full = true;
    memory.set('look', 'night');
    expect([memory.get('look'), memory.lasts()]).toEqual(['night', false]);
    full = false;
    memory.set('look', 'system');
    store.setItem('dama.look', 'day');
    expect(memory.get('look')).toBe('day');
  });

  it.each([
    { name: 'storage may not be named', open: denied },
    { name: 'nothing may be written', open: () => ({ getItem: () => null, setItem: denied }) },
  ])('lasts as long as the page if $name, and says so', ({ open }) => {
    const memory = createMemory(open);
    const key = identify(memory, counting());
    expect(identify(memory, counting())).toBe(key);
    expect(memory.lasts()).toBe(false);
  });
});

describe('a key that is handed over', () => {
  const DENIALS = [
    { name: 'storage may not be named', open: denied },
    { name: 'nothing may be written', open: () => ({ getItem: () => null, setItem: denied }) },
  ] as const;
  const FOREIGN = 'f'.repeat(43) as Key;

  it.each(DENIALS)('goes on with the person where $name', ({ open }) => {
    const home = createMemory(open);
    const key = identify(home, counting());
    const fragment = carryOn(home, { key, claim: 'c' });
    expect(fragment).toBe(`#key=${key}&claim=c`);
    const table = createMemory(open);
    const other = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(77);
    expect(identify(table, other, parseFragment(fragment).key)).toBe(key);
    expect(identify(table, other)).toBe(key);
  });

  it('is not needed where the browser remembers', () => {
    const memory = createMemory(fakeStore);
    expect(carryOn(memory, { key: identify(memory, counting()), claim: 'c' })).toBe('');
  });

  it('counts for nothing where the browser remembers: anybody can write a link', () => {
    const store = fakeStore();
    const key = identify(
      createMemory(() => store),
      counting(),
      FOREIGN,
    );
    expect(key).not.toBe(FOREIGN);
    expect(store.getItem('dama.key')).toBe(key);
  });
});
