import { expect, test } from 'vitest';
import { testDatabaseForThisTest } from '../../../../test/database.ts';
import { person, testDeps, visitorOf } from '../../../../test/factories.ts';
import { savePlace } from '../../saved/write/save.service.ts';
import { importExtract, storedPlaces } from '../import/testing/importing.ts';
import type { TestExtract, TestNode } from '../import/testing/pbfWriter.ts';
import { getPlace } from '../places.service.ts';
import { mergePlaces, undoMerge } from './merge.service.ts';

const bar = (id: number, name: string, tags: Record<string, string> = {}): TestNode => ({
  id,
  lat: 43.7312,
  lng: 7.42,
  tags: { amenity: 'bar', name, ...tags },
});
const extract = (date: string, ...nodes: TestNode[]): TestExtract => ({
  nodes,
  box: [43.72, 7.4, 43.75, 7.44],
  date,
});

test('RUL-115 RUL-109 an import leaves alone what was merged and taken over, and it can be undone afterwards', async () => {
  const database = await testDatabaseForThisTest();
  const deps = testDeps(database);
  const [admin, saver] = [await person(deps), await person(deps)];
  const page = async (id: string) => (await getPlace(visitorOf(deps), { id })).place;
  await importExtract(database.pool, extract('2025-02-15', bar(1, 'Lumen'), bar(2, 'Lumen Bar')));
  await savePlace(saver, { place_id: 'osm-node-2' });
  const { id } = await mergePlaces(admin, { from: 'osm-node-2', to: 'osm-node-1', take: ['name'] });

  const newer = [bar(1, 'Lumen', { phone: '+377 93 25 56 90' }), bar(2, 'Lumen at night')];
  expect(await importExtract(database.pool, extract('2025-03-15', ...newer))).toMatchObject({
    added: 0,
    gone: 0,
    changed: 2,
  });
  expect(await page('osm-node-2')).toMatchObject({
    id: 'osm-node-1',
    name: 'Lumen Bar',
    phoneNumber: '+377 93 25 56 90',
  });

  await undoMerge(admin, id);
  const { 'osm-node-1': one, 'osm-node-2': other } = await storedPlaces(database.pool);
  expect([one?.name, other?.name]).toEqual(['Lumen', 'Lumen at night']);
  expect((await page('osm-node-2')).id).toBe('osm-node-2');
  const { rows } = await database.pool.query('select place_id from saved_places');
  expect(rows).toEqual([{ place_id: 'osm-node-2' }]);
});

test('RUL-115 imports, saves and merges back and forth at once: no deadlock, and every save is where its place is', async () => {
  const database = await testDatabaseForThisTest();
  const deps = testDeps(database);
  const admin = await person(deps);
  const savers = await Promise.all(Array.from({ length: 8 }, () => person(deps)));
  await importExtract(database.pool, extract('2025-02-15', bar(1, 'Lumen'), bar(2, 'Lumen Bar')));
  const backAndForth = async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await mergePlaces(admin, { from: 'osm-node-2', to: 'osm-node-1', take: ['name'] });
      await undoMerge(admin, id);
    }
  };
  await Promise.all([
    backAndForth(),
    importExtract(database.pool, extract('2025-03-15', bar(1, 'Lumen'), bar(2, 'Lumen at night'))),
    ...savers.map((saver) => savePlace(saver, { place_id: 'osm-node-2' })),
  ]);
  const { rows } = await database.pool.query(`select count(*)::int as saves,
    count(*) filter (where current_place_id(coalesce(saved_as, place_id)) <> place_id or removed_at is not null)::int as lost
    from saved_places`);
  expect(rows).toEqual([{ saves: savers.length, lost: 0 }]);
});
