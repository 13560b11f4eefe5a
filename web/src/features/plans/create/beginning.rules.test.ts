import { expect, test } from 'vitest';
import { samplePlace } from '../../places/testing/samplePlace.ts';
import { beginningAt, isBegun } from './beginning.rules.ts';
import { customStop } from './customPlace.forms.ts';
import { EMPTY_DRAFT, stopOfPlace } from './draft.forms.ts';

const pin = (is_own: boolean, isPrive = false, address: string | null = null) =>
  samplePlace({ id: 'a', name: 'Our bench', address, isPrive, pin: { id: 'a', is_own } });

test('a known place joins the stops; of a pin title and address are filled in, and nothing else', () => {
  const place = samplePlace();
  expect(beginningAt(place)).toEqual({ stop: stopOfPlace(place) });
  expect(beginningAt(pin(true, false, 'North side'))).toEqual({
    own: { name: 'Our bench', address: 'North side', ofPin: 'a' },
  });
  expect(beginningAt(pin(false))).toEqual({ own: { name: 'Our bench', address: '', ofPin: 'a' } });
});

test('RUL-83 a pin that stands for a known place joins as that', () => {
  expect(beginningAt({ ...pin(false, true), id: 'lumen' }).stop).toMatchObject({ place_id: 'lumen' });
});

test('somebody else’s Privé pin joins nothing, and that is said', () => {
  expect(beginningAt(pin(false, true))).toEqual({
    lost: {
      words: 'Privé pins of other people are for members to read, so no plan can stop at this one.',
    },
  });
  expect(beginningAt(pin(true, true)).own).toBeDefined();
});

test('what the draft has already does not join again when its address is opened once more', () => {
  const bench = customStop({ name: 'Our bench', address: 'North side', description: '' }, 'custom_1_a');
  const places = [bench, stopOfPlace(samplePlace())];
  expect(isBegun({ places }, beginningAt(samplePlace()))).toBe(true);
  expect(isBegun({ places }, beginningAt(pin(true)))).toBe(true);
  expect(isBegun({ places }, beginningAt(pin(true, false, 'South side')))).toBe(false);
  expect(isBegun(EMPTY_DRAFT, beginningAt(pin(true)))).toBe(false);
  // As it was corrected; and another pin of the same words is another one.
  const corrected = customStop({ name: 'By the pond', address: 'There', description: '' }, 'custom_2_a', 'a');
  expect(isBegun({ places: [corrected] }, beginningAt(pin(true)))).toBe(true);
  expect(isBegun({ places: [{ ...bench, of_pin: 'b' }] }, beginningAt(pin(true)))).toBe(false);
  const known = [stopOfPlace(samplePlace({ name: 'Our bench' }))];
  expect(isBegun({ places: known }, beginningAt(pin(true)))).toBe(false);
});
