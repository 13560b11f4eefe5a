import { expect, test } from 'vitest';
import { samplePlace } from '../places/testing/samplePlace.ts';
import { pinsToLookUp } from './pinsToLookUp.rules.ts';

const pin = (id: string, over = {}) =>
  samplePlace({
    id,
    pin: { id, is_own: false },
    hasCoordinates: false,
    latitude: null,
    longitude: null,
    ...over,
  });

test('SRCH-31 pins with an address and no point are sent to be looked up, once and a few at a time', () => {
  const places = [
    pin('a'),
    pin('told'),
    pin('placed', { hasCoordinates: true }),
    pin('nowhere', { address: null }),
    samplePlace({ id: 'venue', hasCoordinates: false }),
  ];
  expect(pinsToLookUp(places, new Set(['told']))).toEqual(['a']);
  expect(
    pinsToLookUp(
      Array.from({ length: 9 }, (_, n) => pin(`${n}`)),
      new Set(),
    ),
  ).toHaveLength(5);
});
