import { expect, test } from 'vitest';
import { sortOrders } from './sortOrders.rules.ts';

test('FIX-36 RUL-114 the screen names the order in use: best match with a text, distance without', () => {
  expect(sortOrders({ q: 'velvet' })).toEqual(['match', 'distance', 'score']);
  expect(sortOrders({})).toEqual(['distance', 'score']);
  expect(sortOrders({ q: ' !' })).toEqual(['distance', 'score']);
});

test('MOOD-12 with moods their better match leads', () => {
  expect(sortOrders({ moods: ['lively'] })).toEqual(['mood', 'distance', 'score']);
  expect(sortOrders({ q: 'velvet', moods: ['lively'] })).toEqual(['mood', 'match', 'distance', 'score']);
});
