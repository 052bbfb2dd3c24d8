import { expect, it, vi } from 'vitest';
import { laterPart } from '../../../client/table/laterPart.ts';

it('is loaded once, however often it is asked for', async () => {
  const load = vi.fn(async () => ({}));
  const ask = laterPart(load);
  expect(load).not.toHaveBeenCalled();
  ask();
  ask();
  await Promise.resolve();
  ask();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is asked for again after it could not be loaded', async () => {
  const load = vi.fn(async () => ({}));
  load.mockRejectedValueOnce(new TypeError('no network'));
  const ask = laterPart(load);
  ask();
  ask();
  expect(load).toHaveBeenCalledTimes(1);
  await new Promise((done) => setTimeout(done));
  ask();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is waited for, whether it comes or not', async () => {
  let isThere = false;
  const load = vi.fn(async () => {
    await new Promise((done) => setTimeout(done));
    isThere = true;
  });
  load.mockRejectedValueOnce(new TypeError('no network'));
  const ask = laterPart(load);
  await ask();
  expect(isThere).toBe(false);
  await ask();
  expect(isThere).toBe(true);
});
