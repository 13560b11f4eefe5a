import { CURATED_RADIUS_MILES } from '@liora/domain/limits';
import { distanceMiles } from '@liora/domain/rules/distance';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { cellsAround, cellsInside } from './planCells.rules.ts';

const database = await testDatabase();
afterAll(() => database.close());

async function cellsOf(points: ReadonlyArray<{ lat: number; lng: number }>): Promise<number[]> {
  const { rows } = await database.pool.query<{ cell: number }>(
    'select plan_cell(lat, lng) as cell from unnest($1::float8[], $2::float8[]) with ordinality t (lat, lng, n) order by n',
    [points.map(({ lat }) => lat), points.map(({ lng }) => lng)],
  );
  return rows.map(({ cell }) => cell);
}

const around = (value: number, reach: number) =>
  fc.double({ min: value - reach, max: value + reach, noNaN: true });
const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

test('FIX-25 FIX-70 every point within 25 miles lies in a cell around, and every point of a cell inside is as near, on both sides of the 180th meridian too', async () => {
  const near = fc
    .record({
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      longitude: fc.oneof(around(0, 180), fc.constantFrom(180, -180, 179.9, -179.9)),
    })
    .filter(({ longitude }) => Math.abs(longitude) <= 180)
    .chain((origin) =>
      fc.record({
        origin: fc.constant(origin),
        points: fc.array(
          fc.record({ lat: around(origin.latitude, 0.4), lng: around(origin.longitude, 5).map(wrapped) }),
          {
            minLength: 20,
            maxLength: 40,
          },
        ),
      }),
    );
  await fc.assert(
    fc.asyncProperty(near, async ({ origin, points }) => {
      const here = { lat: origin.latitude, lng: origin.longitude };
      const inside = [...points, here].filter((point) => distanceMiles(here, point) <= CURATED_RADIUS_MILES);
      const cells = new Set(cellsAround(origin, CURATED_RADIUS_MILES));
      expect((await cellsOf(inside)).filter((cell) => !cells.has(cell))).toEqual([]);
      expect(cells.size).toBeLessThan(250);
      const whole = new Set(cellsInside(origin, CURATED_RADIUS_MILES));
      const inWhole = await cellsOf(points);
      for (const [n, point] of points.entries())
        if (whole.has(inWhole[n] ?? 0)) expect(distanceMiles(here, point)).toBeLessThan(CURATED_RADIUS_MILES);
    }),
    { numRuns: 200 },
  );
});

test('FIX-70 around a city some cells are near as a whole, to their last corner', () => {
  const city = { latitude: 37.7793, longitude: -122.4193 };
  expect(cellsInside(city, CURATED_RADIUS_MILES)).toEqual([734630, 736069, 736070]);
  // Its north-west corner is 26 miles away, its middle 18.
  expect(cellsAround(city, CURATED_RADIUS_MILES)).toContain(734629);
});
