import { expect, it } from 'vitest';
import { setBounded } from './boundedMap.ts';

it('a bounded map drops what was set the longest ago, and what is set again counts as new', () => {
  const map = new Map<string, number>();
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    setBounded(map, key, value, 2);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
