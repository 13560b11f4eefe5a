import { expect, test } from 'vitest';
import { beginningOf, withOwnPlace } from './beginWith.actions.ts';

test('RUL-68 a place of one’s own comes with the name that was searched for', () => {
  expect(beginningOf(withOwnPlace(' The bench: north side '))).toEqual({ ownName: 'The bench: north side' });
});

test('a known place comes by its id, and nothing comes with nothing', () => {
  expect(beginningOf('liora-vesuvio')).toEqual({ placeId: 'liora-vesuvio' });
  expect(beginningOf(undefined)).toEqual({});
});

test('a name is cut to what the address takes', () => {
  expect(withOwnPlace('x'.repeat(200))).toHaveLength(100);
});
