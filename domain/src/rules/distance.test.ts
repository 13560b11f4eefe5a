import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { boundingBox, distanceLabel, distanceMiles, routeMiles, walkingMinutes } from './distance.ts';
import { radiusLabel } from './radius.ts';

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

test('SRCH-19 GEN-22 CONST-07 distance is the haversine distance on a sphere of 3959 miles', () => {
  const ferryBuilding = { lat: 37.7955, lng: -122.3937 };
  const oceanBeach = { lat: 37.7594, lng: -122.5107 };
  expect(distanceMiles(ferryBuilding, oceanBeach)).toBeCloseTo(6.86, 1);
  // A quarter of a great circle.
  expect(distanceMiles({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo((3959 * Math.PI) / 2, 6);
});

test('distance is the same both ways and zero to oneself', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceMiles(a, a)).toBe(0);
      expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 9);
    }),
  );
});

test('SRCH-16 SRCH-17 CONST-18 the bounding box uses 69 miles per degree and the cosine of latitude', () => {
  const box = boundingBox({ lat: 60, lng: 10 }, 69);
  expect(box.north - box.south).toBeCloseTo(2, 9);
  expect(box.east - box.west).toBeCloseTo(4, 6);
});

test('distances are told in miles with one decimal', () => {
  expect(distanceLabel(0.24)).toBe('0.2 mi');
  expect(distanceLabel(0.01)).toBe('< 0.1 mi');
});

test('RUL-110 distances and radii are in kilometres to who chose that', () => {
  expect([10, 1, 0.5].map(radiusLabel)).toEqual(['10 miles', '1 mile', '0.5 miles']);
  i18n.activate('en', 'en-US-u-ms-metric');
  onTestFinished(() => i18n.activate('en'));
  expect([0.24, 0.01, 3].map(distanceLabel)).toEqual(['0.4 km', '< 0.1 km', '4.8 km']);
  expect([50, 10, 0.62, 0.5].map(radiusLabel)).toEqual(['80 km', '16 km', '1 km', '0.8 km']);
});

test('a mile on foot takes 25 minutes with the detours of a street grid, the shortest walk one', () => {
  expect(walkingMinutes(1)).toBe(25);
  expect(walkingMinutes(0)).toBe(1);
});

test('a route skips stops without coordinates', () => {
  const a = { lat: 37.77, lng: -122.42 };
  const b = { lat: 37.78, lng: -122.42 };
  expect(routeMiles([a, { lat: null, lng: null }, b])).toBeCloseTo(distanceMiles(a, b), 12);
});
