import { expect, test } from 'vitest';
import { headingWords, uncountedWords } from './headingWords.rules.ts';

const found = (within: number, farther: number, rest = {}) =>
  headingWords({ within, farther, counted: true, radiusMiles: 10, ...rest }, false);

test('SRCH-15 SRCH-18 the heading tells how many are within the radius, and how many up to twice of it', () => {
  expect(found(48, 5)).toEqual({ title: '48 places within 10 miles', more: '5 more up to 20 miles' });
  expect(found(1, 0)).toEqual({ title: '1 place within 10 miles', more: null });
  expect(found(0, 3)).toEqual({ title: 'No places within 10 miles', more: '3 more up to 20 miles' });
});

test('a radius that the server had to halve is the one that is told', () => {
  expect(found(12, 0, { radiusMiles: 0.5 }).title).toBe('12 places within 0.5 miles');
  expect(found(12, 0, { radiusMiles: 1 }).title).toBe('12 places within 1 mile');
});

test('where counting stopped, no exact number is claimed', () => {
  expect(found(1000, 0, { counted: false })).toEqual({
    title: 'More than 1,000 places within 10 miles',
    more: null,
  });
  expect(found(400, 600, { counted: false })).toEqual({
    title: '400 places within 10 miles',
    more: 'At least 600 more up to 20 miles',
  });
});

test('FIX-76 while they are counted the heading says where they are, in the same words', () => {
  expect(uncountedWords(10, false)).toBe('Places within 10 miles');
  expect(uncountedWords(10, true)).toBe('Places in this area');
});

test('an area picked on the map is told as such', () => {
  expect(headingWords({ within: 7, farther: 2, counted: true, radiusMiles: 1.24 }, true)).toEqual({
    title: '7 places in this area',
    more: '2 more up to 2.5 miles',
  });
});
