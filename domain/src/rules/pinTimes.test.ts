import { expect, test } from 'vitest';
import { timesOfDay } from './pinTimes.ts';
import { CATEGORIES } from './subcategories.ts';
import { FILTER_TAGS } from './tags.ts';

test('RUL-57 the times of a subcategory come from one fixed table', () => {
  expect(timesOfDay('Brunch Spot')).toEqual(['Morning']);
  expect(timesOfDay('Park')[0]).toBe('Afternoon');
  expect(timesOfDay('Fine Dining')).toEqual(['Evening']);
  expect(timesOfDay('Nightclub')).toEqual(['Late Night']);
  expect([timesOfDay(null), timesOfDay('toString')]).toEqual([[], []]);
});

test('RUL-57 every fixed subcategory has a time, and each is one of the Time tags', () => {
  const times = FILTER_TAGS.filter(({ group }) => group === 'time').map(({ name }) => name);
  for (const subcategory of Object.values(CATEGORIES).flat()) {
    expect(timesOfDay(subcategory).length, subcategory).toBeGreaterThan(0);
    expect(times).toEqual(expect.arrayContaining([...timesOfDay(subcategory)]));
  }
});
