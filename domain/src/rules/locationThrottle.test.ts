import { describe, expect, test } from 'vitest';
import { areaChange, isMoveWorthFetching } from './locationThrottle.ts';

const city = { lat: 37.7793, lng: -122.4193 };
/** North of the city by kilometers, on the product's sphere of 3959 miles. */
const north = (kilometers: number) => ({
  lat: city.lat + ((kilometers / 1.609344 / 3959) * 180) / Math.PI,
  lng: city.lng,
});
const after = (kilometers: number, ms: number) =>
  isMoveWorthFetching({ at: city, time: 1000 }, { at: north(kilometers), time: 1000 + ms });

describe('the area that is new after a move', () => {
  test('nothing without a move, everything when the circles only touch', () => {
    expect(areaChange(0, 25)).toBeCloseTo(0, 12);
    expect(areaChange(50, 25)).toBe(1);
    expect(areaChange(80, 25)).toBe(1);
  });

  test('as counted on a fine grid', () => {
    for (const distance of [1, 8, 20, 40]) {
      let inside = 0;
      let covered = 0;
      for (let x = -25; x <= 25; x += 0.1)
        for (let y = -25; y <= 25; y += 0.1) {
          if (x * x + y * y > 625) continue;
          inside += 1;
          if ((x - distance) ** 2 + y * y <= 625) covered += 1;
        }
      expect(areaChange(distance, 25)).toBeCloseTo(1 - covered / inside, 2);
    }
  });
});

describe('LOC-11 RUL-62 a move is worth a new list when all three hold', () => {
  test('a long move after a while', () => {
    expect(after(10, 500)).toBe(true);
  });

  test('LOC-12 not within 500 ms of the last fetch, however far', () => {
    expect(after(100, 499)).toBe(false);
    expect(after(100, 500)).toBe(true);
  });

  test('LOC-13 not below 250 m', () => {
    expect(after(0.249, 60_000)).toBe(false);
  });

  test('LOC-14 not until a fifth of the 25 km circle is new: 7.9 km', () => {
    expect(after(0.25, 60_000)).toBe(false);
    expect(after(7.8, 60_000)).toBe(false);
    expect(after(8, 60_000)).toBe(true);
  });
});
