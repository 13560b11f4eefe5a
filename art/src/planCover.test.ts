import { describe, expect, it } from 'vitest';
import { planCover } from './planCover.ts';
import { layoutStops, type Stop } from './planLayout.ts';
import { MOODS, planMood } from './planMoods.ts';
import { randomFrom } from './seed.ts';

const along = (count: number): Stop[] =>
  Array.from({ length: count }, (_, i) => ({
    lat: 43.76 + Math.sin(i * 1.7) * 0.01,
    lng: 11.24 + i * 0.004,
  }));
const atOneAddress = (count: number): Stop[] =>
  Array.from({ length: count }, () => ({ lat: 43.77, lng: 11.25 }));
const withoutPosition = (count: number): Stop[] => Array.from({ length: count }, () => ({}));

const nearest = (points: [number, number][]) =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))));

describe('the stops of a plan', () => {
  const [W, H] = [400, 300];
  const min = 60;

  for (const [name, stops] of Object.entries({ along, atOneAddress, withoutPosition })) {
    it.each([2, 3, 4, 5, 6, 7, 8])(`stay inside the frame and apart (${name}, %i stops)`, (count) => {
      const points = layoutStops(stops(count), W, H, randomFrom(7), min);
      expect(points).toHaveLength(count);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(W * 0.16 * 0.7 - 0.01);
        expect(x).toBeLessThanOrEqual(W - W * 0.16 * 0.7 + 0.01);
        expect(y).toBeGreaterThanOrEqual(H * 0.22 * 0.8 - 0.01);
        expect(y).toBeLessThanOrEqual(H - H * 0.24 * 0.8 + 0.01);
      }
      expect(nearest(points)).toBeGreaterThanOrEqual(min * 0.9);
    });
  }

  it('keep north up and east right', () => {
    const [southWest, northEast] = layoutStops(
      [
        { lat: 43.76, lng: 11.24 },
        { lat: 43.78, lng: 11.26 },
      ],
      W,
      H,
      randomFrom(1),
      min,
    );
    expect(northEast?.[0]).toBeGreaterThan(southWest?.[0] ?? Number.NaN);
    expect(northEast?.[1]).toBeLessThan(southWest?.[1] ?? Number.NaN);
  });

  it('keep clear of what lies over the cover', () => {
    const points = layoutStops(along(5), W, 420, randomFrom(1), min, { t: 30, b: 138 });
    for (const [, y] of points) {
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(420 - 138);
    }
  });
});

describe('the cover of a plan', () => {
  it('is the same picture every time', () => {
    for (let i = 0; i < 50; i++) {
      const o = { id: `plan-${i}`, stops: along(2 + (i % 5)), uid: 'a' };
      expect(planCover(o)).toBe(planCover({ ...o }));
    }
  });

  it('numbers its stops from 120 px, and shows dots below', () => {
    const o = { id: 'x', stops: along(4) };
    expect(planCover(o).match(/<text /g)).toHaveLength(4);
    expect(planCover({ ...o, width: 104, height: 104 })).not.toContain('<text ');
    expect(planCover({ ...o, numbers: false })).not.toContain('<text ');
  });

  it('draws nothing broken at any size, with any number of stops', () => {
    for (const [width, height] of [
      [24, 24],
      [56, 56],
      [390, 320],
      [1200, 300],
    ]) {
      for (let count = 0; count <= 8; count++) {
        for (const stops of [along(count), atOneAddress(count), withoutPosition(count)]) {
          const svg = planCover({ id: 'x', stops, width, height });
          expect(/NaN|undefined|Infinity|\de[-+]\d/.exec(svg)?.[0]).toBeUndefined();
        }
      }
    }
  });

  it('falls back to a curve when one stop has no coordinates', () => {
    const [first, ...rest] = along(4);
    const partly = [{ ...first, lat: null }, ...rest];
    expect(planCover({ id: 'x', stops: partly, uid: 'a' })).toBe(
      planCover({ id: 'x', stops: withoutPosition(4), uid: 'a' }),
    );
  });

  it('lets nothing of a hostile id or theme into the markup', () => {
    const bad = '"><img src=x onerror=alert(1)>';
    expect(planCover({ id: bad, theme: bad, stops: along(3), uid: bad })).not.toMatch(
      /<img|onerror=|alert\(/,
    );
  });
});

describe('the mood of a theme', () => {
  it.each([
    ['Magical', 'magical'],
    ['Museum afternoon', 'artsy'],
    ['Picnic in the park', 'outdoorsy'],
    ['Slow Sunday', 'outdoorsy'],
    ['Late night dancing', 'lively'],
    ['Anniversary dinner', 'intimate'],
  ])('%s is %s', (theme, mood) => expect(planMood(theme)).toBe(mood));

  it('comes from the seed where no word tells, also for names an object carries by itself', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seed) => planMood('constructor', seed))).size).toBe(6);
    expect(Object.keys(MOODS)).toHaveLength(6);
  });
});
