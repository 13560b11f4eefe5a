import type { SavedPlace } from '@liora/domain/contract/saved';
import { expect, test } from 'vitest';
import { isWholeList, listFromStored } from './savedList.rules.ts';

const HERE = { latitude: 37.77, longitude: -122.42 };

interface Wishes {
  name: string;
  north?: number;
  mark?: 'idea' | 'been';
  note?: string;
  categories?: string[];
  score?: number;
}

function saved({ name, north, mark, note, categories = [], score }: Wishes): SavedPlace {
  const at = north === undefined ? null : HERE.latitude + north;
  const place = {
    ...{
      id: name,
      name,
      address: null,
      locality: 'Mission',
      category: 'Bar',
      subcategory: null,
      types: ['pub'],
    },
    ...{
      latitude: at,
      longitude: at === null ? null : HERE.longitude,
      distanceMiles: 9,
      sparkScore: score ?? null,
    },
  };
  return {
    ...{ id: name, kind: 'place', mark: mark ?? null, note: note ?? null, category_ids: categories },
    ...{ shared_with_partner: false, created_at: '2026-05-01T00:00:00Z', place },
  } as unknown as SavedPlace;
}

const GONE = { ...saved({ name: '' }), kind: 'unavailable', place: undefined } as unknown as SavedPlace;
const STORED = {
  places: [
    saved({ name: 'Élan', north: 0.03, mark: 'been', categories: ['a'], score: 8 }),
    GONE,
    saved({ name: 'Bar Lumen', north: 0.01, note: 'Ask for the corner table', score: 9 }),
    saved({ name: 'Nowhere in particular' }),
  ],
  overview: null,
  nextCursor: 'more',
};
const names = (question: Parameters<typeof listFromStored>[1]) =>
  listFromStored(STORED, question).places.map((one) => (one.kind === 'unavailable' ? '–' : one.place.name));

test('near me is worked out from where somebody is now, what has no place last', () => {
  const { places, nextCursor } = listFromStored(STORED, { sort: 'distance', origin: HERE });
  expect(names({ sort: 'distance', origin: HERE })).toEqual([
    'Bar Lumen',
    'Élan',
    'Nowhere in particular',
    '–',
  ]);
  expect(nextCursor).toBeNull();
  expect(places[0]).toMatchObject({ place: { distanceMiles: expect.closeTo(0.69, 2) } });
  // From elsewhere, another order.
  expect(names({ sort: 'distance', origin: { ...HERE, latitude: 38 } })[0]).toBe('Élan');
});

test('by name and by score, as the server orders them', () => {
  expect(names({ sort: 'name' })).toEqual(['Bar Lumen', 'Élan', 'Nowhere in particular', '–']);
  expect(names({ sort: 'score' })).toEqual(['Bar Lumen', 'Élan', 'Nowhere in particular', '–']);
  expect(names({ sort: 'added' })).toEqual(['Élan', '–', 'Bar Lumen', 'Nowhere in particular']);
});

test('filters are the server’s: every word, without accents, in what is shown or in the own note', () => {
  expect(names({ q: 'elan pub' })).toEqual(['Élan']);
  expect(names({ q: 'CORNER mission' })).toEqual(['Bar Lumen']);
  expect(names({ q: 'corner elan' })).toEqual([]);
  expect(names({ mark: 'been' })).toEqual(['Élan']);
  expect(names({ category: 'a' })).toEqual(['Élan']);
  expect(names({ category: 'uncategorized' })).toEqual(['–', 'Bar Lumen', 'Nowhere in particular']);
});

test('without a position no distance is told, also none of an earlier one', () => {
  for (const one of listFromStored(STORED, { q: 'lumen' }).places)
    expect(one).toMatchObject({ place: { distanceMiles: null } });
});

test('the whole list is stored as it is', () => {
  expect(isWholeList({ q: ' ', sort: 'added' })).toBe(true);
  for (const question of [
    { q: 'bar' },
    { mark: 'been' as const },
    { category: 'a' },
    { sort: 'distance' as const },
  ])
    expect(isWholeList(question)).toBe(false);
});
