import { expect, test } from 'vitest';
import type { DraftStop } from './draft.forms.ts';
import { withoutFix } from './undoFix.rules.ts';

const stop = (place_id: string, starts_at: string | null = null, note = ''): DraftStop => ({
  place_id,
  name: place_id,
  address: null,
  note,
  category: null,
  subcategory: null,
  latitude: null,
  longitude: null,
  starts_at,
  stay_minutes: null,
});
const [a, b, c] = [stop('a', '18:00'), stop('b', '19:00'), stop('c', '20:00')];

test('a shift, a new order, a stop that was left out and one that was replaced are taken back', () => {
  const before = [a, b, c];
  for (const after of [
    [a, stop('b', '19:30'), stop('c', '20:30')],
    [stop('c', '18:00'), b, stop('a', '20:00')],
    [a, c],
    [a, stop('other', '19:00'), c],
  ]) {
    expect(withoutFix(after, before, after)).toEqual(before);
  }
});

test('what was changed since stays', () => {
  const [before, after] = [
    [a, b, c],
    [a, stop('b', '19:30'), c],
  ];
  const now = [a, stop('b', '21:00', 'by the window'), c, stop('d')];
  expect(withoutFix(now, before, after)).toEqual(now);
  expect(withoutFix([a, stop('b', '19:30', 'by the window')], before, after)).toEqual([
    a,
    stop('b', '19:00', 'by the window'),
  ]);
});

test('a stop that was left out comes back between those that came since', () => {
  expect(withoutFix([a, c, stop('d')], [a, b, c], [a, c]).map(({ place_id }) => place_id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
