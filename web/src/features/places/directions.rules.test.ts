import { expect, test } from 'vitest';
import { directionsUrl, mapAppOf } from './directions.rules.ts';

const bar = {
  name: 'Bar & Grill (old)',
  address: '1 Ferry Building',
  latitude: 37.7955,
  longitude: -122.3937,
};

test('directions open in the map app of the device', () => {
  expect(mapAppOf('Mozilla/5.0 (Linux; Android 16; Pixel 9)')).toBe('geo');
  expect(mapAppOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe('apple');
  expect(mapAppOf('Mozilla/5.0 (X11; Linux x86_64)')).toBe('openstreetmap');
});

test('RUL-64 a link for directions carries the place alone, never where the reader is', () => {
  expect(directionsUrl(bar, 'openstreetmap')).toBe(
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=%3B37.7955%2C-122.3937',
  );
  expect(directionsUrl(bar, 'apple')).toBe('https://maps.apple.com/?daddr=37.7955%2C-122.3937&dirflg=w');
  expect(directionsUrl(bar, 'geo')).toBe(
    'geo:37.7955,-122.3937?q=37.7955,-122.3937(Bar%20%26%20Grill%20(old))',
  );
});

test('without coordinates the address is looked up, without either there is no link', () => {
  const lost = { ...bar, latitude: null, longitude: null };
  expect(directionsUrl(lost, 'geo')).toBe('https://www.openstreetmap.org/search?query=1+Ferry+Building');
  expect(directionsUrl({ ...lost, address: null }, 'geo')).toBeNull();
});
