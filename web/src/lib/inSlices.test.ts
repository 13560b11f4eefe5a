import { expect, test, vi } from 'vitest';
import { inSlices } from './inSlices.ts';

test('FIX-72 long work goes on at once while it is short, then lets the browser answer, and ends when nobody wants it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const work = new AbortController();
  const pause = inSlices(work.signal);
  let answered = false;
  setTimeout(() => {
    answered = true;
  });
  now.mockReturnValue(7);
  await pause();
  expect(answered).toBe(false);
  now.mockReturnValue(8);
  await pause();
  expect(answered).toBe(true);
  work.abort();
  await expect(pause()).rejects.toThrow();
});
