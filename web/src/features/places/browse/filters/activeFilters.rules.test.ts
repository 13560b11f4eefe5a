import { expect, test } from 'vitest';
import { activeFilters, NO_FILTERS } from './activeFilters.rules.ts';

const now = new Date('2026-05-15T20:00:00Z');
const labels = (search: Parameters<typeof activeFilters>[0]) =>
  activeFilters(search, now, 'UTC').map(({ label }) => label);

test('RUL-77 chosen filters are counted by kind; the text, the area and the order are none', () => {
  expect(labels({ q: 'wine', lat: 1, lng: 1, radius: 2, sort: 'score' })).toEqual([]);
  expect(
    labels({ open: 'now', category: 'Bar', sub: 'Pub', moods: ['lively', 'artsy'], price: [1, 2] }),
  ).toEqual(['Open now', 'Drinks', 'Pub', 'Lively, Artsy', '$, $$']);
});

test('a category takes its kind along when it is dropped', () => {
  const [category] = activeFilters({ category: 'Bar', sub: 'Pub' }, now, 'UTC');
  expect(category?.without).toEqual({ category: undefined, sub: undefined });
});

test('clearing all leaves no filter behind', () => {
  const search = { open: 'now', outdoor: true, diet: ['Vegan'], price: [4], moods: ['lively' as const] };
  expect(labels({ ...search, ...NO_FILTERS })).toEqual([]);
});
