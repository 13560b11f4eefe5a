import { readFileSync } from 'node:fs';
import { distanceMiles } from '@liora/domain/rules/distance';
import { expect, it } from 'vitest';
import { reference } from '../../../../tools/reference.ts';
import { testDatabaseForThisTest } from '../../../test/database.ts';
import { testDeps } from '../../../test/factories.ts';
import { readConfig } from '../../config.ts';
import { fillTowns } from './gazetteer/fillTowns.runtime.ts';
import { lookUpTowns } from './gazetteer/towns.service.ts';

interface CityQuery {
  in: { text: string };
  /** [longitude, latitude] as written. */
  expected: { coordinates: [string, string][] };
}

const QUERIES = reference('data/queries/citySearch.json');
const LEAST_RIGHT = 0.97;
/** Stricter than the 100 km of the collection: the middle of the same town. */
const SAME_TOWN_MILES = 15.5;

it.skipIf(!QUERIES.isThere)(
  `API-46 97 of 100 cities that people look for come first${QUERIES.skipped}`,
  async () => {
    const database = await testDatabaseForThisTest();
    await fillTowns(testDeps(database));
    const { latitude, longitude } = readConfig({}, '/nowhere').defaultArea;
    const near = { lat: latitude, lng: longitude };
    const { tests }: { tests: CityQuery[] } = JSON.parse(readFileSync(QUERIES.path, 'utf8'));
    const misses: CityQuery[] = [];
    for (const test of tests) {
      const [first] = await lookUpTowns(database.searchPool, [], { typed: test.in.text, limit: 1, near });
      const right = test.expected.coordinates.some(
        ([lng, lat]) =>
          first && distanceMiles(first.at, { lat: Number(lat), lng: Number(lng) }) <= SAME_TOWN_MILES,
      );
      if (!right) misses.push(test);
    }
    const right = tests.length - misses.length;
    console.info(
      `${right} of ${tests.length} cities right first; missed: ${misses.map((miss) => miss.in.text).join(' · ')}`,
    );
    expect(tests).toHaveLength(1758);
    expect(right / tests.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  },
);
