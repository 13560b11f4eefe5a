import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitBox } from './fitBox.ts';
import { placeOnWorld, worldPixel } from './mercator.ts';

const at = fc.record({
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

test('a place on the world is a pixel of it, and back again', () => {
  fc.assert(
    fc.property(at, fc.double({ min: 0, max: 19, noNaN: true }), (spot, zoom) => {
      const back = placeOnWorld(worldPixel(spot, zoom), zoom);
      expect(back.lat).toBeCloseTo(spot.lat, 6);
      expect(back.lng).toBeCloseTo(spot.lng, 6);
    }),
  );
});

test('RUL-84 a map is looked at from the middle of a box as it is drawn, closer where less lies over it', () => {
  const bounds = { north: 60, south: 0, west: 10, east: 20 };
  const size = { width: 400, height: 800 };
  const open = fitBox(bounds, size, {});
  expect(open.center.lng).toBeCloseTo(15, 6);
  expect(worldPixel(open.center, 0).y).toBeCloseTo(
    (worldPixel({ lat: 60, lng: 0 }, 0).y + worldPixel({ lat: 0, lng: 0 }, 0).y) / 2,
    6,
  );
  const covered = fitBox(bounds, size, { bottom: 400 });
  expect(covered.center).toEqual(open.center);
  expect(open.zoom - covered.zoom).toBeCloseTo(Math.log2((800 - 112) / (400 - 112)), 6);
});

test('a box across the date line is looked at there, not around the world', () => {
  const { center, zoom } = fitBox(
    { north: -16, south: -18, west: 178, east: -178 },
    { width: 400, height: 400 },
    {},
  );
  expect(center.lng).toBeCloseTo(180, 6);
  expect(zoom).toBeGreaterThan(5);
});
