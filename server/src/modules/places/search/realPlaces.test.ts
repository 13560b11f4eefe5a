import { readFileSync } from 'node:fs';
import { searchInput } from '@liora/domain/contract/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reference } from '../../../../../tools/reference.ts';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, visitorOf } from '../../../../test/factories.ts';
import { importFile } from '../import/testing/importing.ts';
import { searchPlaces } from './search.service.ts';

const SAN_FRANCISCO = reference('data/sf-downtown-2023/sf-downtown-places.geojson');

interface Feature {
  properties: Record<string, string>;
  geometry: { type: string; coordinates: [number, number] };
}

/** Words of which another kind of place is meant. */
const NO_KITCHEN = /^(coffee|coffee_shop|cafe|regional|local|snack|soft_serve)$/;

describe.skipIf(!SAN_FRANCISCO.isThere)(
  `places as they are in San Francisco${SAN_FRANCISCO.skipped}`,
  async () => {
    const database = await testDatabase();
    afterAll(() => database.close());
    const visitor = visitorOf(testDeps(database));
    const search = (q: string, latitude: number, longitude: number, more: object = {}) =>
      searchPlaces(visitor, searchInput.parse({ q, origin: { latitude, longitude }, ...more }));
    beforeAll(async () => {
      await importFile(database.pool, SAN_FRANCISCO.path);
    }, 60_000);

    test('FIX-34 at its own door every café and bar is among the first for what it cooks', async () => {
      const { features }: { features: Feature[] } = JSON.parse(readFileSync(SAN_FRANCISCO.path, 'utf8'));
      const cooking = features.filter(
        ({ properties: p, geometry }) =>
          geometry.type === 'Point' &&
          ['cafe', 'bar', 'pub', 'ice_cream'].includes(p.amenity ?? '') &&
          p.name &&
          p.cuisine?.split(';').some((cuisine) => !NO_KITCHEN.test(cuisine.trim())),
      );
      expect(cooking.length).toBeGreaterThan(60);
      const lost: string[] = [];
      for (const { properties: p, geometry } of cooking) {
        const [longitude, latitude] = geometry.coordinates;
        const id = `osm-${p['@type']}-${p['@id']}`;
        const cuisine = p.cuisine?.split(';').find((one) => !NO_KITCHEN.test(one.trim())) ?? '';
        const { places } = await search(cuisine.replaceAll('_', ' ').trim(), latitude, longitude, {
          limit: 50,
        });
        if (!places.some((place) => place.id === id)) lost.push(`${p.name}: ${cuisine}`);
      }
      expect(lost).toEqual([]);
    });

    test("FIX-33 'wine bar near union square' finds wine bars and bars around it, 'tea' finds tea first", async () => {
      const ferryBuilding = [37.7955, -122.3937] as const;
      const found = await search('wine bar near union square', ...ferryBuilding);
      expect(found.understood.near).toMatchObject({ name: 'Union Square', rest: 'wine bar' });
      expect(found.places.length).toBeGreaterThan(3);
      for (const place of found.places.slice(0, 5)) {
        expect([place.subcategory, ...place.types, place.name].join(' ')).toMatch(/wine/i);
        expect(place.distanceMiles).toBeLessThan(1);
      }
      const tea = (await search('tea', ...ferryBuilding)).places.slice(0, 10);
      for (const { name, types } of tea) expect([name, ...types].join(' ')).not.toMatch(/theat|team|steak/i);
    });
  },
);
