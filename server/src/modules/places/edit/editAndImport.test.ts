import { expect, test } from 'vitest';
import { testDatabaseForThisTest } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import { importExtract } from '../import/testing/importing.ts';
import type { TestExtract } from '../import/testing/pbfWriter.ts';
import { editPlace } from './edit.service.ts';
import { getEditable } from './editable.service.ts';

const extract = (date: string, tags: Record<string, string>): TestExtract => ({
  nodes: [{ id: 1, lat: 43.7312, lng: 7.42, tags: { amenity: 'bar', name: 'Lumen', ...tags } }],
  box: [43.72, 7.4, 43.75, 7.44],
  date,
});

test('RUL-109 what an admin set stands over a later import of the same record; unlocked it is the newer value', async () => {
  const database = await testDatabaseForThisTest();
  const admin = await person(testDeps(database));
  const now = () => getEditable(admin, 'osm-node-1');
  await importExtract(database.pool, extract('2025-02-15', { opening_hours: 'Mo-Fr 09:00-17:00' }));
  const { version } = await now();
  const set = { hours: 'Mo-Su 18:00-02:00', phone: '+377 93 25 56 90' };
  await editPlace(admin, { id: 'osm-node-1', version, set, unlock: [], reason: 'Seen at the door' });

  const newer = {
    opening_hours: 'Mo-Fr 10:00-18:00',
    phone: '+377 93 11 11 11',
    website: 'https://lumen.example',
  };
  expect(await importExtract(database.pool, extract('2025-03-15', newer))).toMatchObject({ changed: 1 });
  const after = await now();
  expect(after.shown).toMatchObject({ ...set, website: 'https://lumen.example/' });
  expect(after.of_source).toMatchObject({ hours: 'Mo-Fr 10:00-18:00', phone: '+377 93 11 11 11' });
  expect(after.source_date).toBe('2025-03-15');

  const given = await editPlace(admin, {
    id: 'osm-node-1',
    version: after.version,
    set: {},
    unlock: ['hours'],
    reason: 'Theirs are newer',
  });
  expect(given.shown).toMatchObject({ hours: 'Mo-Fr 10:00-18:00', phone: '+377 93 25 56 90' });
  expect(given.hours_weekly?.[0]).toEqual([600, 1080]);
});
