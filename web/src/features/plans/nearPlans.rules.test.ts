import { describe, expect, test } from 'vitest';
import { isWorthNewList, nearPlansOf, whyEmpty } from './nearPlans.rules.ts';

const city = { latitude: 37.7793, longitude: -122.4193 };
const timeZone = 'America/Los_Angeles';
const place = { timeZone, origin: city, located: false, chosen: false, areaName: 'San Francisco' };
const here = (north: number) =>
  nearPlansOf({
    origin: { ...city, latitude: 37.7793 + north },
    located: true,
    chosen: false,
    areaName: null,
    timeZone,
  });

describe('where the curated list is about', () => {
  test('PLAN-05 a position is near you', () => {
    expect(here(0)).toEqual({ origin: city, near: { to: 'you', area: '' }, moves: true });
  });

  test('RUL-63 the default area is nobody’s place: no plan is left out, nothing is near you', () => {
    expect(nearPlansOf(place)).toEqual({ origin: undefined, near: { to: 'nobody', area: '' }, moves: false });
  });

  test('RUL-63 a chosen area leaves out what is far from it, and is near its name', () => {
    const oakland = nearPlansOf({ ...place, chosen: true, areaName: 'Oakland' });
    expect(oakland).toEqual({ origin: city, near: { to: 'area', area: 'Oakland' }, moves: false });
  });
});

test('FIX-65 RUL-58 an empty list says what empties it; none but a list without any filter is empty by itself', () => {
  expect(whyEmpty(['Jazz'], undefined, undefined)).toEqual(['tags']);
  expect(whyEmpty([], 'maya', undefined)).toEqual(['creator']);
  expect(whyEmpty([], undefined, city)).toEqual(['near']);
  expect(whyEmpty([], undefined, undefined)).toEqual([]);
  expect(whyEmpty(['Jazz'], undefined, city)).toEqual(['near', 'tags']);
  expect(whyEmpty(['Jazz'], 'maya', undefined)).toEqual(['creator', 'tags']);
});

describe('LOC-11 PLAN-34 a new list', () => {
  const after = (ms: number, near: ReturnType<typeof here> | null) =>
    isWorthNewList({ near: here(0), time: 0 }, { near, time: ms });

  test('is not worth a walk around the block, but a drive to the next town', () => {
    expect(after(60_000, here(0.01))).toBe(false);
    expect(after(60_000, here(0.1))).toBe(true);
  });

  test('comes at once when the place is chosen, found or lost', () => {
    const chosen = nearPlansOf({ ...place, chosen: true });
    expect(after(0, chosen)).toBe(true);
    expect(after(0, nearPlansOf(place))).toBe(true);
    expect(isWorthNewList({ near: null, time: 0 }, { near: here(0), time: 0 })).toBe(true);
  });
});
