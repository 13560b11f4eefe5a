import type { SavedPlace } from '@liora/domain/contract/saved';
import { expect, test } from 'vitest';
import { explainsTotal, type SavedPage, withFreshPages, withoutUnsaved } from './longList.rules.ts';

const row = (id: string, note: string | null = null) =>
  ({ id, note, kind: 'place', place: { id: `place-${id}` } }) as SavedPlace;
const page = (ids: string, total?: number): SavedPage => ({
  places: [...ids].map((id) => row(id)),
  overview: total === undefined ? null : ({ total } as SavedPage['overview']),
  nextCursor: 'next',
});
const idsOf = (pages: readonly SavedPage[] | null) =>
  pages?.map(({ places }) => places.map(({ id }) => id).join(''));
const PAGES = [page('abc', 8), page('def')];

test('what was saved elsewhere is on top of a long list, and pushes nothing out of it', () => {
  const after = withFreshPages(PAGES, new Map([[0, page('xab', 9)]])) ?? [];
  expect(idsOf(after)).toEqual(['xabc', 'def']);
  expect(after[0]?.overview?.total).toBe(9);
  expect(explainsTotal(PAGES, after)).toBe(true);
});

test('what was taken out of the first page is gone, and what moved up from the second is there once', () => {
  const after = withFreshPages(PAGES, new Map([[0, page('acd', 7)]])) ?? [];
  expect(idsOf(after)).toEqual(['acd', 'ef']);
  expect(explainsTotal(PAGES, after)).toBe(true);
});

test('what was taken out farther down is told by the ids of all that is saved', () => {
  const fresh = withFreshPages(PAGES, new Map([[0, page('abc', 7)]])) ?? [];
  expect(explainsTotal(PAGES, fresh)).toBe(false);
  const after = withoutUnsaved(fresh, new Set([...'abcdf'].map((id) => `place-${id}`)));
  expect(idsOf(after)).toEqual(['abc', 'df']);
  expect(explainsTotal(PAGES, after)).toBe(true);
});

test('a changed row is as it is now, wherever it stands', () => {
  const changed = { ...page('def'), places: [row('d'), row('e', 'By the window'), row('f')] };
  const after = withFreshPages(PAGES, new Map([[1, changed]]));
  expect(after?.[1]?.places[1]?.note).toBe('By the window');
});

test('a page that holds nothing of what it held says so: between them is what nobody asked for', () => {
  expect(withFreshPages(PAGES, new Map([[0, page('xyz', 200)]]))).toBeNull();
});
