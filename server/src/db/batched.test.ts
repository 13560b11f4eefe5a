import { expect, test } from 'vitest';
import { batched } from './batched.ts';
import type { Db } from './client.ts';

const db = {} as Db;

function held() {
  const groups: (readonly number[])[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const ask = batched<number, string>(async (_, asks) => {
    groups.push(asks);
    await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    return asks.map((one) => `answer ${one}`);
  });
  return { ask, groups, ends };
}

test('what is asked at once, or while a statement is under way, is one statement, and each gets its own answer', async () => {
  const { ask, groups, ends } = held();
  const first = Promise.all([ask(db, 1), ask(db, 2)]);
  await expect.poll(() => groups.length).toBe(1);
  const second = Promise.all([ask(db, 3), ask(db, 4), ask(db, 5)]);
  ends[0]?.();
  expect(await first).toEqual(['answer 1', 'answer 2']);
  await expect.poll(() => groups.length).toBe(2);
  ends[1]?.();
  expect(await second).toEqual(['answer 3', 'answer 4', 'answer 5']);
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('one that fails fails for those who asked, and the next goes on; those of another database ask by themselves', async () => {
  const { ask, groups, ends } = held();
  const failing = Promise.allSettled([ask(db, 1), ask(db, 2)]);
  await expect.poll(() => groups.length).toBe(1);
  const next = ask(db, 3);
  const other = ask({} as Db, 4);
  await expect.poll(() => groups.length).toBe(2);
  ends[0]?.(new Error('cut'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect.poll(() => groups.length).toBe(3);
  for (const end of ends.slice(1)) end();
  expect([await next, await other]).toEqual(['answer 3', 'answer 4']);
});
