import { searchInput, suggestInput } from '@liora/domain/contract/places';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/db/client.ts';
import { loadDemoCity } from '../src/db/demo/load.ts';
import { DEMO_PLACES } from '../src/db/demo/places/demoPlaces.ts';
import { migrate } from '../src/db/migrate.ts';
import { readMigrations } from '../src/db/migrations.ts';
import { searchPlaces } from '../src/modules/places/search/search.service.ts';
import { suggestPlaces } from '../src/modules/places/search/suggest.service.ts';
import { countCuratedPlans, listCuratedPlans } from '../src/modules/plans/lists/planLists.service.ts';
import { getPlan } from '../src/modules/plans/plans.service.ts';
import { TEST_NOW, testDeps, visitorOf } from './factories.ts';
import { absent, startOlderPostgres } from './olderPostgres.ts';

const SAN_FRANCISCO = { latitude: 37.7793, longitude: -122.4193 };

test('FIX-82 the oldest supported PostgreSQL migrates, finds places and shows plans', async (context) => {
  if (absent) context.skip(absent);
  const url = await startOlderPostgres();
  expect(await migrate(url)).toHaveLength((await readMigrations()).length);
  expect(await migrate(url)).toEqual([]);

  const database = openDatabase({ url, poolSize: 4, searchStatementTimeoutMs: 5_000 });
  onTestFinished(() => database.close());
  await loadDemoCity(database.db, { now: TEST_NOW });
  const visitor = visitorOf(testDeps(database));

  const near = await searchPlaces(visitor, searchInput.parse({ origin: SAN_FRANCISCO, radiusMiles: 50 }));
  expect(near.places.length).toBeGreaterThan(5);
  const [first] = DEMO_PLACES;
  const named = await searchPlaces(
    visitor,
    searchInput.parse({ origin: SAN_FRANCISCO, q: first?.name.toUpperCase() }),
  );
  expect(named.places.map(({ name }) => name)).toContain(first?.name);
  await suggestPlaces(visitor, suggestInput.parse({ q: 'cof', origin: SAN_FRANCISCO }));

  const { plans } = await listCuratedPlans(visitor, { tags: [], limit: 5 });
  expect((await countCuratedPlans(visitor, { tags: [] })).total).toBeGreaterThan(0);
  const plan = await getPlan(visitor, plans[0]?.id ?? '');
  expect(plan.plan).toMatchObject({ id: plans[0]?.id });
});
