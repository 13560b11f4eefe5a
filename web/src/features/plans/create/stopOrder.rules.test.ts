import { expect, test } from 'vitest';
import type { DraftStop } from './draft.forms.ts';
import {
  addRefusal,
  indexOfStop,
  isDouble,
  rowIds,
  withoutStop,
  withStop,
  withStopChanged,
  withStopMoved,
} from './stopOrder.rules.ts';

const stop = (place_id: string): DraftStop => ({
  place_id,
  name: place_id.toUpperCase(),
  address: null,
  note: '',
  category: null,
  subcategory: null,
  latitude: null,
  longitude: null,
  starts_at: null,
  stay_minutes: null,
});
const stops = ['a', 'b', 'c'].map(stop);
const ids = (list: readonly DraftStop[]) => list.map((s) => s.place_id).join('');

test('PCRE-25 a place joins a plan only once', () => {
  expect(addRefusal(stops, 'b')).toBe('already_there');
  expect(withStop(stops, stop('b'))).toBe(stops);
  expect(ids(withStop(stops, stop('d')))).toBe('abcd');
});

test('RUL-67 a plan holds twenty places, not twenty-one', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => stop(`p${i}`));
  expect(addRefusal(twenty, 'x')).toBe('full');
  expect(addRefusal(twenty.slice(1), 'x')).toBeNull();
});

test('a removed stop comes back to where it was', () => {
  const rest = withoutStop(stops, 1);
  expect(ids(rest)).toBe('ac');
  expect(ids(withStop(rest, stop('b'), 1))).toBe('abc');
});

test('a stop moves up and down, and not beyond the ends', () => {
  expect(ids(withStopMoved(stops, 2, 0))).toBe('cab');
  expect(ids(withStopMoved(stops, 0, 1))).toBe('bac');
  expect(ids(withStopMoved(stops, 0, 9))).toBe('bca');
  expect(ids(withStopMoved(stops, 0, -1))).toBe('abc');
});

test('a note belongs to its stop alone', () => {
  expect(withStopChanged(stops, 1, { note: 'By the window' }).map((s) => s.note)).toEqual([
    '',
    'By the window',
    '',
  ]);
});

test('PCRE-25 of two stops that have become one place each can be changed and taken out alone', () => {
  const doubled = ['a', 'b', 'a'].map(stop);
  expect(doubled.map((_, index) => isDouble(doubled, index))).toEqual([false, false, true]);
  expect(new Set(rowIds(doubled)).size).toBe(3);
  const changed = withStopChanged(doubled, 2, { note: 'Later' });
  expect(changed.map(({ note }) => note)).toEqual(['', '', 'Later']);
  expect(ids(withoutStop(changed, indexOfStop(changed, stop('a'), 2)))).toBe('ab');
  expect(withoutStop(changed, indexOfStop(changed, stop('a'), 0)).map(({ note }) => note)).toEqual([
    '',
    'Later',
  ]);
});

test('a stop that has moved meanwhile is found where it is', () => {
  expect(indexOfStop(stops, stop('c'), 0)).toBe(2);
  expect(indexOfStop(stops, stop('x'), 0)).toBe(-1);
  expect(withoutStop(stops, -1)).toBe(stops);
});
