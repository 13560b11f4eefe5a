import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from './withLock.ts';

afterEach(() => vi.unstubAllGlobals());

test('NOTIF-06 without locks of the browser one thing still follows the other, also one that failed', async () => {
  vi.stubGlobal('navigator', {});
  const done: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = withLock('a', async () => {
    await held.promise;
    done.push('first');
    throw new Error('No');
  });
  const second = withLock('a', async () => done.push('second'));
  await withLock('b', async () => done.push('of another row'));
  held.resolve();
  await expect(first).rejects.toThrow('No');
  await second;
  expect(done).toEqual(['of another row', 'first', 'second']);
});
