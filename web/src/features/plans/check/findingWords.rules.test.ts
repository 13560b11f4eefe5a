import type { Finding, Fix } from '@liora/domain/rules/planCheck/finding';
import { expect, test } from 'vitest';
import { doneWords, findingWords, fixWords } from './findingWords.rules.ts';

const timeZone = 'America/Los_Angeles';
const stop = (place_id: string, name: string) => ({
  place_id,
  name,
  category: null,
  subcategory: null,
  latitude: null,
  longitude: null,
  starts_at: '19:00',
  stay_minutes: null,
});
const stops = [stop('a', 'Delfina'), stop('b', 'Roxie')];
const found = (finding: Omit<Finding, 'severity' | 'stops' | 'fix'>, ...ids: string[]) =>
  findingWords({ severity: 'note', stops: ids, fix: null, ...finding } as Finding, stops);
const at = '2026-05-16T02:30:00Z';

test('RUL-107 a finding names its stops and the time there; unknown hours are neither open nor closed', () => {
  const closed = { rule: 'closed_at_arrival', facts: { at, opens: null, timeZone } } as const;
  expect(found(closed, 'a')).toBe('Delfina is closed at 7:30 PM');
  expect(found({ ...closed, facts: { ...closed.facts, opens: '2026-05-16T18:00:00Z' } }, 'a')).toBe(
    'Delfina is closed at 7:30 PM and opens tomorrow 11 AM',
  );
  expect(found({ rule: 'unknown_hours', facts: { at, timeZone } }, 'b')).toBe(
    'Nobody knows whether Roxie is open at 7:30 PM',
  );
  expect(found({ rule: 'after_dark', facts: { sunset: '2026-05-16T03:12:56Z', timeZone } }, 'b')).toBe(
    'Roxie is outdoors and dark by then: the sun sets at 8:12 PM',
  );
});

test('a finding about two stops names both', () => {
  expect(found({ rule: 'overlap', facts: { minutes: 36 } }, 'a', 'b')).toBe(
    'Roxie begins 36 min before you can be there from Delfina',
  );
  expect(found({ rule: 'leg_too_long', facts: { miles: 4 } }, 'a', 'b')).toBe(
    'From Delfina to Roxie it is 4.0 mi: too far to walk',
  );
  expect(found({ rule: 'heavy_meals', facts: {} }, 'a', 'b')).toBe(
    'Delfina and Roxie are two big meals in a row',
  );
});

test('a cost that is partly a guess is told as about', () => {
  const facts = { total: 152, budget: 120 };
  expect(found({ rule: 'over_budget', facts: { ...facts, about: true } }, 'a')).toBe(
    'About $152 for two is more than the $120 you want to spend',
  );
  expect(found({ rule: 'over_budget', facts: { ...facts, about: false } }, 'a')).toMatch(/^\$152 for two/);
});

test('RUL-65 diets and plans that nobody nearby finds', () => {
  expect(found({ rule: 'diet', facts: { diet: 'Vegan' } }, 'a')).toBe(
    'Nothing says that Delfina suits this diet: Vegan',
  );
  expect(found({ rule: 'no_coordinates', facts: {} }, 'a', 'b')).toMatch(
    /^Nobody will find this plan in lists/,
  );
});

const slots = (...times: [string, string | null][]) =>
  times.map(([place_id, starts_at]) => ({ place_id, starts_at }));
const nearby = { kind: 'nearby', stop: 'a', around: { lat: 1, lng: 2 }, diet: null, openAt: null } as const;
const words = (fix: Fix, area: string | null = null) => fixWords(fix, stops, area);

test('the button says what one tap does, and what was done can be read afterwards', () => {
  const shift = { kind: 'shift', stop: 'b', stops: slots(['a', '19:00'], ['b', '20:30']) } as const;
  const swap = { kind: 'reorder', stop: 'b', stops: slots(['b', '19:00'], ['a', '20:30']) } as const;
  const drop = { kind: 'drop', stop: 'b', stops: slots(['a', '19:00']) } as const;
  expect([shift, swap, drop].map((fix) => words(fix))).toEqual(['Start at 8:30 PM', 'Swap', 'Leave it out']);
  expect([shift, swap, drop].map((fix) => doneWords(fix, stops))).toEqual([
    'Roxie begins at 8:30 PM',
    'The order is changed',
    'Roxie is left out',
  ]);
  expect(words({ ...nearby, category: 'Bar', maxPrice: 1 })).toBe('Find a cheaper one');
  expect(words({ ...nearby, category: 'Dessert', maxPrice: null })).toBe('Dessert instead');
  expect(words({ ...nearby, category: 'Bar', maxPrice: null })).toBe('Find another');
  expect([words({ kind: 'point' }), words({ kind: 'point' }, 'Florence')]).toEqual([
    'Name a location',
    'Set it to Florence',
  ]);
});
