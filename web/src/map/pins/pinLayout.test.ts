import { describe, expect, test } from 'vitest';
import type { MapPoint } from '../mapTypes.ts';
import { layOutPins, type PlacedPin } from './pinLayout.ts';

const NOBODY: ReadonlySet<string> = new Set();
const spot = { lat: 37.78, lng: -122.41 };

/** About `east` metres to the east of the spot. */
function place(id: string, score: number | null, east = 0, extra: Partial<MapPoint> = {}): MapPoint {
  const lng = spot.lng + east / 88_000;
  return { id, label: id, category: 'Bar', score, kind: 'place', lat: spot.lat, lng, ...extra };
}

function looks(points: MapPoint[], zoom: number, active = NOBODY): Record<string, string> {
  const items = layOutPins(points, { zoom, active });
  return Object.fromEntries(
    items.map((item) => (item.type === 'pin' ? [item.point.id, item.look] : ['cluster', String(item.count)])),
  );
}

describe('pins on the map', () => {
  test('near by, a scored place is a pill and a place without a score a speck', () => {
    expect(looks([place('scored', 9.1), place('new', null, 400)], 15)).toEqual({
      scored: 'pill',
      new: 'speck',
    });
  });

  test('below zoom 13.5 every place is a speck, except the selected one', () => {
    const points = [place('a', 9.1), place('b', 8.4, 3000)];
    expect(looks(points, 13.25, new Set(['b']))).toEqual({ a: 'speck', b: 'selected' });
    expect(looks(points, 13.5)).toEqual({ a: 'pill', b: 'pill' });
  });

  test('where two pills collide the higher score wins and the loser becomes a speck', () => {
    const points = [place('good', 8.2), place('better', 9.3, 60)];
    expect(looks(points, 15)).toEqual({ good: 'speck', better: 'pill' });
    expect(looks(points, 18)).toEqual({ good: 'pill', better: 'pill' });
  });

  test('the selected pin wins against any score, also without one of its own', () => {
    const points = [place('famous', 9.9), place('chosen', null, 60)];
    expect(looks(points, 15, new Set(['chosen']))).toEqual({ famous: 'speck', chosen: 'selected' });
  });

  test('a picture stands from far away, too; where two collide one becomes a speck', () => {
    const picture = 'a photo';
    const points = [place('a', 9, 0, { picture }), place('b', 8, 9_000, { picture })];
    expect(looks(points, 11)).toEqual({ a: 'picture', b: 'picture' });
    expect(looks(points, 8)).toEqual({ a: 'picture', b: 'speck' });
    expect(looks(points, 8, new Set(['b']))).toEqual({ a: 'speck', b: 'selected' });
  });

  test('a crowd seen from far away is one cluster with its number', () => {
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((id, index) => place(id, 8, index * 40));
    expect(looks([...crowd, place('far', 9, 9000)], 12)).toEqual({ cluster: '5', far: 'speck' });
  });

  test('the selected pin never disappears into a cluster', () => {
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((id, index) => place(id, 8, index * 40));
    expect(looks(crowd, 12, new Set(['c']))).toEqual({ cluster: '4', c: 'selected' });
  });

  test('a cluster covers all its members, so that pressing it can show them', () => {
    const crowd = ['a', 'b', 'c', 'd'].map((id, index) => place(id, 8, index * 40));
    const [cluster] = layOutPins(crowd, { zoom: 12, active: NOBODY });
    expect(cluster).toMatchObject({
      type: 'cluster',
      bounds: { west: crowd[0]?.lng, east: crowd[3]?.lng, south: spot.lat, north: spot.lat },
    });
  });

  test('places at one address come apart at the last zoom, each in a spot of its own', () => {
    const hall = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => place(id, null));
    expect(looks(hall, 15)).toEqual({ cluster: '6' });
    const pins = layOutPins(hall, { zoom: 17, active: NOBODY }) as PlacedPin[];
    expect(pins).toHaveLength(6);
    for (const [index, { offset }] of pins.entries()) {
      for (const other of pins.slice(index + 1)) {
        const apart = Math.hypot(offset.x - other.offset.x, offset.y - other.offset.y);
        expect(apart).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test('pins keep the order of the list, a cluster where its first member stood', () => {
    const points = [
      place('first', 9, -9000),
      ...['a', 'b', 'c', 'd'].map((id) => place(id, 8)),
      place('last', 9, 9000),
    ];
    const kinds = layOutPins(points, { zoom: 12, active: NOBODY }).map((item) =>
      item.type === 'pin' ? item.point.id : 'cluster',
    );
    expect(kinds).toEqual(['first', 'cluster', 'last']);
  });

  test('every one of 200 places is shown, alone or counted', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      place(`p${index}`, index % 3 ? 8 : null, (index * 37) % 5000),
    );
    for (const zoom of [10, 13, 15, 18]) {
      const items = layOutPins(many, { zoom, active: NOBODY });
      const shown = items.reduce((sum, item) => sum + (item.type === 'cluster' ? item.count : 1), 0);
      expect(shown).toBe(200);
    }
  });
});
