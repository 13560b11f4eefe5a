import { expect, test } from 'vitest';
import { samplePlace } from '../../testing/samplePlace.ts';
import { carouselPlaces, frontCard } from './carousel.rules.ts';

const tosca = samplePlace({ id: 'tosca' });
const nowhere = samplePlace({ id: 'nowhere', latitude: null, longitude: null });
const pier = samplePlace({ id: 'pier' });
const ids = (...asked: Parameters<typeof carouselPlaces>) => carouselPlaces(...asked).map(({ id }) => id);

test('the cards are the places of the list that stand on the map, in its order', () => {
  expect(ids([tosca, nowhere, pier], null)).toEqual(['tosca', 'pier']);
  expect(ids([tosca, pier], pier)).toEqual(['tosca', 'pier']);
});

test('a chosen place that the list does not have comes first', () => {
  expect(ids([tosca], pier)).toEqual(['pier', 'tosca']);
});

test('the card in front is the nearest to where the row stands, also at its end', () => {
  expect([0, 160, 180, 336].map((scrolled) => frontCard(scrolled, 336, 3))).toEqual([0, 0, 1, 1]);
  expect(frontCard(650, 336, 3)).toBe(2);
  expect(frontCard(5000, 336, 3)).toBe(2);
  // A single card has no next one to measure by.
  expect(frontCard(0, 0, 1)).toBe(0);
});
