import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

afterEach(() => vi.unstubAllGlobals());

test('NOTIF-06 without locks of the browser one thing still follows the other, also one that failed', async () => {
  vi.stubGlobal('navigator', {});
  const done: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await held.promise;
    done.push('first');
    throw new Error('No');
  });
  const second = inTurn('a', async () => done.push('second'));
  await inTurn('b', async () => done.push('of another row'));
  held.resolve();
  await expect(first).rejects.toThrow('No');
  await second;
  expect(done).toEqual(['of another row', 'first', 'second']);
});
