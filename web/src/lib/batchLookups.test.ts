import { expect, test } from 'vitest';
import { batchLookups } from './batchLookups.ts';

test('what is asked in one turn is one question of each id once, as many at a time as go', async () => {
  const questions: string[][] = [];
  const isEven = batchLookups((ids) => {
    questions.push(ids);
    return Promise.resolve(ids.filter((id) => Number(id) % 2 === 0));
  }, 3);
  expect(await Promise.all(['1', '2', '2', '4', '5'].map(isEven))).toEqual([false, true, true, true, false]);
  expect(questions).toEqual([
    ['1', '2'],
    ['4', '5'],
  ]);
  expect(await isEven('6')).toBe(true);
});

test('a question that fails fails for all who asked, and the next one is asked anew', async () => {
  let fails = true;
  const is = batchLookups((ids) => (fails ? Promise.reject(new Error('away')) : Promise.resolve(ids)), 10);
  const [a, b] = await Promise.allSettled([is('a'), is('b')]);
  expect([a?.status, b?.status]).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await is('a')).toBe(true);
});
