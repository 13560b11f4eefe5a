import { planPlaceInput } from '@liora/domain/contract/plans';
import { expect, test } from 'vitest';
import { customStop, isCustomPlaceReady } from './customPlace.forms.ts';
import { customPlaceId } from './customPlaceId.rules.ts';

test('PCRE-32 the id of a custom place is custom_, the time and random text', () => {
  const now = new Date('2026-05-16T02:00:00Z');
  expect(customPlaceId(now, () => 0.5)).toBe(`custom_${now.getTime()}_iiiiiiii`);
  expect(customPlaceId(now)).not.toBe(customPlaceId(now));
});

test('the server takes such an id', () => {
  const stop = customStop({ name: 'Bench', address: 'Weir', description: '' }, customPlaceId(new Date()));
  expect(planPlaceInput.safeParse(stop).success).toBe(true);
});

test('PCRE-29 PCRE-30 PCRE-31 a custom place needs a name and an address, no description', () => {
  expect(isCustomPlaceReady({ name: 'Bench', address: ' ', description: 'x' })).toBe(false);
  expect(isCustomPlaceReady({ name: ' ', address: 'Weir', description: 'x' })).toBe(false);
  expect(isCustomPlaceReady({ name: 'Bench', address: 'Weir', description: '' })).toBe(true);
});

test('PCRE-33 a custom place has no coordinates; its description becomes the note of the stop', () => {
  expect(customStop({ name: ' Bench ', address: ' Weir ', description: ' At dusk ' }, 'custom_1_a')).toEqual({
    place_id: 'custom_1_a',
    name: 'Bench',
    address: 'Weir',
    note: 'At dusk',
    category: null,
    subcategory: null,
    latitude: null,
    longitude: null,
    starts_at: null,
    stay_minutes: null,
  });
});
