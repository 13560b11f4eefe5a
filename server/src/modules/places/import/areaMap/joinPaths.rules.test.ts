import { expect, test } from 'vitest';
import { joinPaths } from './joinPaths.rules.ts';

test('lines that meet become one, whichever way each of them runs', () => {
  const pieces = [
    [2, 0, 1, 0],
    [2, 0, 3, 0, 4, 1],
    [0, 0, 1, 0],
  ];
  expect(joinPaths(pieces)).toEqual([[0, 0, 1, 0, 2, 0, 3, 0, 4, 1]]);
});

test('where a line forks it goes on straight ahead', () => {
  const joined = joinPaths([
    [0, 0, 1, 0],
    [1, 0, 1, 5],
    [1, 0, 2, 0],
  ]);
  expect(joined).toContainEqual([2, 0, 1, 0, 0, 0]);
  expect(joined).toContainEqual([1, 5, 1, 0]);
});

test('rings close, and what is left of them stays a line', () => {
  const pieces = [
    [0, 0, 4, 0, 4, 4],
    [0, 0, 0, 4, 4, 4],
    [9, 9, 8, 8],
  ];
  const [ring, line] = joinPaths(pieces);
  expect(ring?.slice(0, 2)).toEqual(ring?.slice(-2));
  expect(ring).toHaveLength(10);
  expect(line).toEqual([8, 8, 9, 9]);
});

test('directed lines are joined only from an end to a beginning', () => {
  expect(
    joinPaths(
      [
        [1, 0, 2, 0],
        [0, 0, 1, 0],
        [5, 5, 2, 0],
      ],
      true,
    ),
  ).toEqual([
    [0, 0, 1, 0, 2, 0],
    [5, 5, 2, 0],
  ]);
});
