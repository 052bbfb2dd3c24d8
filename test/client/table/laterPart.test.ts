import { expect, it, vi } from 'vitest';
import { laterPart } from '../../../client/table/laterPart.ts';

const partOf = () => {
  const load = vi.fn(async () => ({}));
  return { load, ask: laterPart(load), fail: () => load.mockRejectedValueOnce(new TypeError('no network')) };
};

it('is loaded once, however often it is asked for', async () => {
  const { load, ask } = partOf();
  expect(load).not.toHaveBeenCalled();
  ask();
  ask();
  await ask();
  await ask({});
  expect(load).toHaveBeenCalledTimes(1);
});

it('that could not be loaded is not loaded again for the same reason', async () => {
  const { load, ask, fail } = partOf();
  const [first, second] = [{ state: 'live' }, { state: 'live' }];
  for (const [failures, occasion] of [first, second].entries()) {
    fail();
    ask(occasion);
    await ask(occasion);
    await ask(occasion);
    expect(load).toHaveBeenCalledTimes(failures + 1);
  }
  await ask({ state: 'live' });
  expect(load).toHaveBeenCalledTimes(3);
});

it('that could not be loaded is loaded again each time that somebody asks by hand', async () => {
  const { load, ask, fail } = partOf();
  const occasion = {};
  fail();
  await ask(occasion);
  fail();
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(3);
});

it('is waited for, whether it comes or not', async () => {
  const { load, ask, fail } = partOf();
  let isThere = false;
  fail();
  load.mockImplementation(async () => {
    await new Promise((done) => setTimeout(done));
    isThere = true;
    return {};
  });
  await ask();
  expect(isThere).toBe(false);
  await ask();
  expect(isThere).toBe(true);
});
