import { expect, test } from 'vitest';
import { legWords, routeWords } from './routeWords.ts';

const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude });
const washingtonSquare = at(37.8008, -122.4101);
const coitTower = at(37.8024, -122.4058);
const lands = at(37.7785, -122.5056);
const bench = at(null, null);

test('the way to the next stop is told in minutes on foot', () => {
  expect(legWords(washingtonSquare, coitTower)).toBe('6 minutes on foot');
});

test('a leg too far to walk is told in miles', () => {
  expect(legWords(coitTower, lands)).toBe('5.7 mi from here');
});

test('two stops at one address are next door', () => {
  expect(legWords(coitTower, coitTower)).toBe('Next door');
});

test('PCRE-33 nothing is said about the way to a custom place, which has no coordinates', () => {
  expect(legWords(washingtonSquare, bench)).toBeNull();
  expect(legWords(bench, coitTower)).toBeNull();
  expect(legWords(coitTower, undefined)).toBeNull();
});

test('the whole route is on foot only when every leg can be walked', () => {
  expect(routeWords([washingtonSquare, bench, coitTower])).toEqual({
    length: '0.3 mi',
    how: 'on foot',
    phrase: '0.3 mi on foot',
  });
  expect(routeWords([washingtonSquare, coitTower, lands])).toEqual({
    length: '6.0 mi',
    how: 'in all',
    phrase: '6.0 mi in all',
  });
  expect(routeWords([washingtonSquare, bench])).toBeNull();
});
