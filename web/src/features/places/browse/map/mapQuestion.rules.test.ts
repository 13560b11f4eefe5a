import { mapInput } from '@liora/domain/contract/placesMap';
import { expect, test } from 'vitest';
import { answerCrowds, isMapQuestion, mapQuestion } from './mapQuestion.rules.ts';

const ask = (west: number, east: number, zoom = 14) =>
  mapQuestion({ bounds: { west, south: 37.70004, east, north: 37.80006 }, zoom }, { category: 'Bar' }, null);

test('RUL-76 a view is asked for by a box that tells no more than some hundred metres', () => {
  expect(ask(-122.50009, -122.40001, 13.6)).toMatchObject({
    west: -122.501,
    east: -122.4,
    south: 37.7,
    north: 37.801,
    zoom: 14,
    categories: ['Bar'],
  });
});

test('a map that was turned round the world asks for one world, across the date line where it has to', () => {
  expect(ask(170, 200)).toMatchObject({ west: 170, east: -160 });
  expect(ask(-300, 200)).toMatchObject({ west: -180, east: 180 });
  expect(ask(-482.5, -482.4)).toMatchObject({ west: -122.5, east: -122.4 });
  for (const [west, east] of [
    [-180, 180],
    [179.9999, 180.0001],
    [-540, -181],
  ] as const)
    expect(mapInput.safeParse(ask(west, east)).success).toBe(true);
});

test('what is typed, and kinds and diets, only the search knows', () => {
  expect(isMapQuestion({ category: 'Bar', moods: ['lively'], q: ' ' })).toBe(true);
  for (const search of [{ q: 'bar' }, { sub: 'Pub' }, { diet: ['vegan'] }])
    expect(isMapQuestion(search)).toBe(false);
});

test('clusters stand in the turn of the world that is looked at', () => {
  const bounds = { west: -170, south: 0, east: -168, north: 2 };
  const cluster = { latitude: 1, longitude: -169, count: 7, bounds };
  const answer = { area: bounds, clusters: [cluster], places: [], total: 7, more: false };
  expect(answerCrowds(answer, { lat: 0, lng: 185 })).toMatchObject([
    { lng: 191, bounds: { west: 190, east: 192 } },
  ]);
});
