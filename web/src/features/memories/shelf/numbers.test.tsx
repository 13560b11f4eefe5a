import type { MemoryNumbers } from '@liora/domain/contract/memories';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Numbers } from './Numbers.tsx';

const shown = (numbers: MemoryNumbers | undefined) =>
  render(<Numbers numbers={numbers} />).container.textContent;
const numbers = { together: true, dates: 12, new_places: 1, longest_gap_days: 23 };

test('dates together, new places of the year and the longest gap stand in one line', () => {
  expect(shown(numbers)).toBe('12 dates together · 1 new place this year · longest gap 23 days');
  expect(shown({ ...numbers, together: false, new_places: 0, longest_gap_days: 1 })).toBe(
    '12 dates kept · longest gap 1 day',
  );
});

test('nothing is said of the first date, nor while it is not known', () => {
  expect(shown({ ...numbers, dates: 1, longest_gap_days: null })).toBe('');
  expect(shown(undefined)).toBe('');
});
