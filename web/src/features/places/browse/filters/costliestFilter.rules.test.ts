import { expect, test } from 'vitest';
import { costliestFilter } from './costliestFilter.rules.ts';

test('ERR-48 the filter that costs most is the one without which most is found', () => {
  expect(costliestFilter(['Open now', '$$$$', 'Vegan'], [2, 31, 0])).toEqual({ filter: '$$$$', places: 31 });
});

test('ERR-48 when no single filter helps, none is blamed', () => {
  expect(costliestFilter(['Open now', '$$$$'], [0, undefined])).toBeNull();
});
