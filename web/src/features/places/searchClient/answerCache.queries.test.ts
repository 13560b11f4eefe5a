import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchKey } from '../places.queries.ts';
import { createAnswerCache } from './answerCache.queries.ts';

const full = (time = { now: 0 }) => {
  const cache = createAnswerCache<number>(new QueryClient(), () => time.now);
  for (let n = 1; n <= 50; n += 1) cache.put(`${n}`, n);
  return cache;
};

test('SRCH-11 fifty answers are kept', () => {
  expect(full().size).toBe(50);
});

test('SRCH-12 when another comes to a full cache the newest forty stay', () => {
  const cache = full();
  cache.put('51', 51);
  expect(cache.size).toBe(41);
  expect(cache.get('10')).toBeUndefined();
  expect(cache.get('11')).toBe(11);
  expect(cache.get('51')).toBe(51);
});

test('SRCH-12 an answer that is asked for again is new again and pushes nothing out', () => {
  const cache = full();
  cache.put('1', 100);
  expect(cache.size).toBe(50);
  cache.put('51', 51);
  expect(cache.get('1')).toBe(100);
  expect(cache.get('11')).toBeUndefined();
});

test('FIX-45 answers lie in Query, and go with what clears its searches', () => {
  const queries = new QueryClient();
  const cache = createAnswerCache<number>(queries, () => 0);
  cache.put('wine', 1);
  queries.removeQueries({ queryKey: searchKey });
  expect(cache.get('wine')).toBeUndefined();
  cache.put('wine', 2);
  queries.clear();
  expect(cache.size).toBe(0);
});

test('SRCH-10 a longer list is as old as its first page', () => {
  const time = { now: 0 };
  const cache = full(time);
  time.now = 899_999;
  cache.amend('1', 100);
  expect(cache.get('1')).toBe(100);
  time.now = 900_000;
  expect(cache.get('1')).toBeUndefined();
});

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ put: fc.integer({ min: 0, max: 90 }) }) },
  { weight: 1, arbitrary: fc.record({ pass: fc.integer({ min: 0, max: 300_000 }) }) },
);

test('SRCH-10 SRCH-11 SRCH-12 whatever happens: never more than fifty, never one too old, the newest forty always', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 60, maxLength: 300, size: 'max' }), (steps) => {
      const time = { now: 0 };
      const cache = createAnswerCache<string>(new QueryClient(), () => time.now);
      /** Every answer ever put, newest last, each key once. */
      let written: { key: string; value: string; at: number }[] = [];
      steps.forEach((done, n) => {
        if ('pass' in done) time.now += done.pass;
        else {
          const entry = { key: `${done.put}`, value: `${done.put} at ${n}`, at: time.now };
          cache.put(entry.key, entry.value);
          written = [...written.filter(({ key }) => key !== entry.key), entry];
        }
        const wrong = written.filter(({ key, value, at }, i) => {
          const found = cache.get(key);
          const isFresh = time.now - at < 900_000;
          const isNewest = i >= written.length - 40;
          return isFresh && (isNewest || found !== undefined) ? found !== value : found !== undefined;
        });
        if (wrong.length > 0 || cache.size > 50)
          expect.fail(`${cache.size} kept, wrong: ${JSON.stringify(wrong)}`);
      });
    }),
    { numRuns: 10 },
  );
});
