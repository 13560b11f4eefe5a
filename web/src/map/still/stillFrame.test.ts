import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameAround, frameAt, movedBy, onFrame, tilesUnder } from './stillFrame.ts';

const at = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});
const size = fc.record({
  width: fc.integer({ min: 120, max: 1200 }),
  height: fc.integer({ min: 120, max: 800 }),
});
const zoom = fc.double({ min: 2, max: 19, noNaN: true });

test('FIX-73 the spot that a still map is about stands in its middle', () => {
  fc.assert(
    fc.property(at, zoom, size, (spot, level, box) => {
      const { x, y } = onFrame(spot, frameAt(spot, level, box));
      expect(x).toBeCloseTo(box.width / 2, 3);
      expect(y).toBeCloseTo(box.height / 2, 3);
    }),
  );
});

test('FIX-73 tiles lie under all of a still map, each once, and few', () => {
  fc.assert(
    fc.property(at, zoom, size, fc.integer({ min: 4, max: 15 }), (spot, level, box, maxzoom) => {
      const frame = frameAt(spot, level, box);
      const tiles = tilesUnder(frame, 0, maxzoom);
      expect(tiles.length).toBeLessThanOrEqual(12);
      expect(new Set(tiles.map(({ x, y }) => `${x}/${y}`)).size).toBe(tiles.length);
      const { z = 0, size: edge = 0 } = tiles[0] ?? {};
      // The world ends at its poles and at the date line: nothing lies beyond.
      const world = edge * 2 ** z;
      for (const [x, y] of [
        [0, 0],
        [box.width, box.height],
        [box.width / 2, box.height / 2],
      ] as const) {
        const [wx, wy] = [x + frame.left, y + frame.top];
        if (wx < 0 || wy < 0 || wx > world || wy > world) continue;
        const covered = tiles.some(
          ({ left, top }) =>
            x >= left - 1e-3 && x <= left + edge + 1e-3 && y >= top - 1e-3 && y <= top + edge + 1e-3,
        );
        expect(covered).toBe(true);
      }
    }),
  );
});

test('RUL-84 two spots side by side are both on the picture, clear of its rim', () => {
  fc.assert(
    fc.property(at, fc.double({ min: 1e-4, max: 0.5, noNaN: true }), size, (spot, edge, box) => {
      const bounds = {
        west: spot.lng - edge,
        east: spot.lng + edge,
        south: spot.lat - edge,
        north: spot.lat + edge,
      };
      const frame = frameAround(bounds, box);
      expect(frame.zoom).toBeLessThanOrEqual(16);
      for (const corner of [
        { lat: bounds.north, lng: bounds.west },
        { lat: bounds.south, lng: bounds.east },
      ]) {
        const { x, y } = onFrame(corner, frame);
        expect(x).toBeGreaterThanOrEqual(Math.min(55.9, box.width / 2 - 1));
        expect(x).toBeLessThanOrEqual(Math.max(box.width - 55.9, box.width / 2 + 1));
        expect(y).toBeGreaterThanOrEqual(Math.min(55.9, box.height / 2 - 1));
        expect(y).toBeLessThanOrEqual(Math.max(box.height - 55.9, box.height / 2 + 1));
      }
    }),
  );
});

test('RUL-84 no spot lies under what covers the map, on a phone the search field and the sheet', () => {
  const cover = { top: 130, right: 12, bottom: 364, left: 12 };
  const down = (cover.top - cover.bottom) / 2;
  const phones = [
    { width: 390, height: 780 },
    { width: 430, height: 868 },
  ];
  const bounds = { north: 37.7897, south: 37.7559, west: -122.4192, east: -122.3966 };
  for (const box of phones) {
    const frame = movedBy(frameAround(bounds, box, cover), 0, down);
    const { y: top } = onFrame({ lat: bounds.north, lng: bounds.west }, frame);
    const { y: bottom } = onFrame({ lat: bounds.south, lng: bounds.east }, frame);
    expect(top).toBeGreaterThanOrEqual(cover.top + 55.9);
    expect(bottom).toBeLessThanOrEqual(box.height - cover.bottom - 55.9);
  }
});

test('RUL-84 of a map that is all but covered a part is used all the same', () => {
  const cover = { top: 130, bottom: 364 };
  const bounds = { north: 37.79, south: 37.75, west: -122.4, east: -122.39 };
  const frame = frameAround(bounds, { width: 375, height: 603 }, cover);
  const { y: top } = onFrame({ lat: bounds.north, lng: bounds.west }, frame);
  const { y: bottom } = onFrame({ lat: bounds.south, lng: bounds.east }, frame);
  expect(bottom - top).toBeCloseTo(603 / 5, 3);
});

test('a box of one spot is that spot, no nearer than the other maps go', () => {
  const spot = { west: -122.4, east: -122.4, south: 37.8, north: 37.8 };
  const frame = frameAround(spot, { width: 300, height: 200 });
  expect(frame.zoom).toBe(16);
  expect(onFrame({ lat: 37.8, lng: -122.4 }, frame)).toEqual({ x: 150, y: 100 });
});

test('farther out than an archive goes, none of its tiles are asked for', () => {
  const frame = frameAt({ lat: 37.8, lng: -122.4 }, 4, { width: 800, height: 900 });
  expect(tilesUnder(frame, 10, 14)).toEqual([]);
});
