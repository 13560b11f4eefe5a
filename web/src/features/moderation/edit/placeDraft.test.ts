import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { expect, test } from 'vitest';
import {
  changed,
  changedFields,
  goingOn,
  isLocked,
  lockTurned,
  mistakesOf,
  NO_DRAFT,
  pointOf,
  settingsOf,
  valueIn,
} from './placeDraft.rules.ts';

const source = { name: 'Lumen', phone: '555 0100', price: null, closed: false };
const place = {
  shown: { ...source, price: 2 },
  of_source: source,
  locks: [{ field: 'price', by: 'maya', since: '2026-05-01T00:00:00Z' }],
} as unknown as EditablePlace;

test('RUL-109 what is changed will be locked; changed back it is no change', () => {
  const draft = changed('phone', '555 0111', place, NO_DRAFT);
  expect(isLocked('phone', place, draft)).toBe(true);
  expect(valueIn('phone', place, draft)).toBe('555 0111');
  expect(changedFields(changed('phone', '555 0100', place, draft))).toEqual([]);
});

test('RUL-109 a lock is turned there and back: as it reads, or to what its source says', () => {
  const locked = lockTurned('phone', place, NO_DRAFT);
  expect(locked.set).toEqual({ phone: '555 0100' });
  expect(lockTurned('phone', place, locked)).toEqual(NO_DRAFT);
  const given = lockTurned('price', place, NO_DRAFT);
  expect(given.unlock).toEqual(['price']);
  expect(valueIn('price', place, given)).toBeNull();
  expect(lockTurned('price', place, given)).toEqual(NO_DRAFT);
});

test('RUL-95 what was begun stays of the version it began with, whatever is read anew', () => {
  const first = goingOn(NO_DRAFT, changed('phone', '555 0111', place, NO_DRAFT), 'one');
  expect(first.version).toBe('one');
  const second = goingOn(first, changed('name', 'Lumen Bar', place, first), 'two');
  expect(second.version).toBe('one');
  const none = goingOn(second, NO_DRAFT, 'two');
  expect(goingOn(none, changed('phone', '555 0111', place, none), 'three').version).toBe('three');
});

test('RUL-95 what cannot be saved is said, and an emptied text is none', () => {
  const wrong = { name: ' ', phone: '12', website: 'javascript:alert(1)' };
  const draft = { ...NO_DRAFT, set: wrong, pointText: '91, 0' };
  expect(Object.keys(mistakesOf(draft)).toSorted()).toEqual(['name', 'phone', 'point', 'reason', 'website']);
  expect(settingsOf({ ...NO_DRAFT, set: { name: ' Lumen ', phone: ' ', price: null } })).toEqual({
    name: 'Lumen',
    phone: null,
    price: null,
  });
});

test.each([
  ['37.7793, -122.4193', { latitude: 37.7793, longitude: -122.4193 }],
  ['37.7793 -122.4193', { latitude: 37.7793, longitude: -122.4193 }],
  ['', null],
  ['37.7793', undefined],
  ['37.7793, 181', undefined],
  ['here', undefined],
])('the point %j', (text, point) => {
  expect(pointOf(text)).toEqual(point);
});
