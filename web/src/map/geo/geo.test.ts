import { distanceMiles } from '@liora/domain/rules/distance';
import { describe, expect, test } from 'vitest';
import { boundsOf, boundsRing, contains, hasArea, isRegional } from './bounds.ts';
import { viewRadiusMiles } from './distance.ts';
import { worldPixel } from './mercator.ts';
import { panToShow } from './panToShow.ts';
import { insideRing, type Position } from './polygon.ts';
import { softLine, softRing } from './soften.ts';

const ferryBuilding = { lat: 37.7955, lng: -122.3937 };
const oraclePark = { lat: 37.7786, lng: -122.3893 };

describe('bounds', () => {
  test('the box around a plan reaches from its outermost stop to the other', () => {
    const box = boundsOf([oraclePark, ferryBuilding, { lat: 37.79, lng: -122.41 }]);
    expect(box).toEqual({ west: -122.41, east: -122.3893, south: 37.7786, north: 37.7955 });
  });

  test('nothing on the list means nothing to fit', () => {
    expect(boundsOf([])).toBeNull();
  });

  test('a box holds what lies on its edge and not what lies beyond', () => {
    const box = { west: -123, south: 37, east: -122, north: 38 };
    expect(contains(box, { lat: 38, lng: -122 })).toBe(true);
    expect(contains(box, { lat: 38.001, lng: -122.5 })).toBe(false);
    expect(contains(box, { lat: 37.5, lng: -121.9 })).toBe(false);
  });

  test('bounds left at zero cover nothing', () => {
    expect(hasArea({ west: 0, south: 0, east: 0, north: 0 })).toBe(false);
    expect(hasArea({ west: -1, south: -1, east: 1, north: 1 })).toBe(true);
  });

  test('a city is regional, the world is not', () => {
    expect(isRegional({ west: -122.6, south: 37.6, east: -122.3, north: 37.9 })).toBe(true);
    expect(isRegional({ west: -180, south: -85, east: 180, north: 85 })).toBe(false);
  });

  test('a ring for GeoJSON is closed', () => {
    const ring = boundsRing({ west: 1, south: 2, east: 3, north: 4 });
    expect(ring).toHaveLength(5);
    expect(ring[0]).toEqual(ring[4]);
  });
});

describe('distances', () => {
  test('"Search this area" reaches the farther side of the view', () => {
    const wide = { west: -122.5, east: -122.3, south: 37.77, north: 37.79 };
    const radius = viewRadiusMiles({ lat: 37.78, lng: -122.4 }, wide);
    expect(radius).toBeCloseTo(distanceMiles({ lat: 37.78, lng: -122.4 }, { lat: 37.78, lng: -122.3 }), 6);
    const tall = { west: -122.41, east: -122.39, south: 37.68, north: 37.88 };
    expect(viewRadiusMiles({ lat: 37.78, lng: -122.4 }, tall)).toBeCloseTo(6.91, 1);
  });
});

describe('world pixels', () => {
  test('the whole world is one tile of 512 px at zoom 0 and doubles with each zoom', () => {
    expect(worldPixel({ lat: 0, lng: 0 }, 0)).toEqual({ x: 256, y: 256 });
    expect(worldPixel({ lat: 0, lng: 180 }, 1).x).toBe(1024);
  });

  test('north is up, and the poles stay finite', () => {
    expect(worldPixel({ lat: 60, lng: 0 }, 3).y).toBeLessThan(worldPixel({ lat: 50, lng: 0 }, 3).y);
    expect(worldPixel({ lat: 90, lng: 0 }, 3).y).toBeCloseTo(0, 3);
  });
});

describe('panning to a pin', () => {
  const size = { width: 800, height: 600 };
  const clear = { top: 0, right: 0, bottom: 0, left: 0 };

  test('a pin in plain sight leaves the map alone', () => {
    expect(panToShow({ x: 400, y: 300 }, size, clear)).toBeNull();
  });

  test('a pin beyond the right edge pans right just far enough', () => {
    expect(panToShow({ x: 900, y: 300 }, size, clear)).toEqual({ x: 900 - (800 - 108), y: 0 });
  });

  test('a pin below the docked card comes out from under it', () => {
    const pan = panToShow({ x: 400, y: 520 }, size, { ...clear, bottom: 180 });
    expect(pan).toEqual({ x: 0, y: 520 - (600 - 180 - 24) });
  });

  test('with hardly any room left the pin is brought to the middle of it', () => {
    const pan = panToShow({ x: 400, y: 300 }, size, { ...clear, top: 280, bottom: 280 });
    expect(pan).toEqual({ x: 0, y: 300 - (280 + 64 + 600 - 280 - 24) / 2 });
  });
});

describe('shapes', () => {
  const square: Position[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ];

  test('a point is inside a ring or it is not', () => {
    expect(insideRing([0.5, 0.5], square)).toBe(true);
    expect(insideRing([1.5, 0.5], square)).toBe(false);
  });

  test('softening cuts corners, keeps the middle and stays closed', () => {
    const soft = softRing(square, 0.05);
    expect(soft.length).toBeGreaterThan(square.length);
    expect(soft.at(-1)).toEqual(soft[0]);
    expect(insideRing([0.001, 0.001], soft)).toBe(false);
    expect(insideRing([0.5, 0.02], soft)).toBe(true);
  });

  test('a softened street still begins and ends where it did', () => {
    const bend: Position[] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    const soft = softLine(bend, 0.05);
    expect(soft[0]).toEqual([0, 0]);
    expect(soft.at(-1)).toEqual([1, 1]);
    expect(soft).not.toContainEqual([1, 0]);
  });
});
