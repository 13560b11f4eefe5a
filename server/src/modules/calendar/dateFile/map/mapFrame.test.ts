import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameAround, MAP_HEIGHT, MAP_WIDTH, onDrawing, tilesOf } from './mapFrame.rules.ts';

const spot = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

test('beyond 12: every stop of an evening is on the map, clear of its rim, and few tiles are read for it', () => {
  fc.assert(
    fc.property(
      spot,
      fc.array(fc.tuple(fc.double({ min: -1, max: 1 }), fc.double({ min: -1, max: 1 })), { maxLength: 9 }),
      fc.integer({ min: 0, max: 15 }),
      (first, steps, maxZoom) => {
        const spots = [
          first,
          ...steps.map(([north, east]) => ({
            latitude: first.latitude + (Number.isNaN(north) ? 0 : north),
            longitude: Math.max(-179.9, Math.min(179.9, first.longitude + (Number.isNaN(east) ? 0 : east))),
          })),
        ];
        const frame = frameAround(spots, maxZoom);
        if (!frame) throw new Error('no frame');
        for (const point of spots.map((one) => onDrawing(one, frame))) {
          expect(Math.abs(point.x - MAP_WIDTH / 2)).toBeLessThanOrEqual(MAP_WIDTH * 0.36);
          expect(Math.abs(point.y - MAP_HEIGHT / 2)).toBeLessThanOrEqual(MAP_HEIGHT * 0.36);
        }
        expect(frame.zoom).toBeLessThanOrEqual(maxZoom);
        expect(tilesOf(frame).length).toBeLessThanOrEqual(12);
      },
    ),
  );
});

test('one stop alone has some streets around it, and none has no map', () => {
  const frame = frameAround([{ latitude: 37.78, longitude: -122.41 }], 15);
  expect(frame?.zoom).toBe(15);
  expect(frameAround([], 15)).toBeNull();
  expect(
    frameAround(
      [
        { latitude: 0, longitude: -179 },
        { latitude: 0, longitude: 179 },
      ],
      15,
    ),
  ).toBeNull();
});
