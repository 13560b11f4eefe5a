import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, openDatabase } from '../server/src/db/client.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { databasePool } from './fixtures/database.ts';
import { createModerator } from './fixtures/moderating.ts';
import { signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const FOLDER = process.env.E2E_IMPORT_DIR ?? '';

/** On the sea, where nobody looks, and where no other test imports. */
const lngOf = (id: number) => -50 + (id % 10_000) / 500;
const LAT = 40;

const bar = (id: number, name: string, more = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lngOf(id), LAT] },
  properties: { '@type': 'node', '@id': id, amenity: 'bar', name, ...more },
});

/** Every record of the demo city and of what was imported as it is stored, to its time; others are of tests beside this one. */
async function records(): Promise<string[]> {
  const { rows } = await databasePool().query<{ row: string }>(`
    select row from (
      select place_id, to_jsonb(v)::text as row from venues v union all select place_id, to_jsonb(r)::text from restaurants r
      union all select place_id, to_jsonb(p)::text from places p where place_id like 'osm-%') stored
    where place_id like 'osm-%' or place_id like 'liora-%' order by 1`);
  return rows.map(({ row }) => row);
}

/** One import is at work at a time, and only the newest is rolled back: tests of imports come one after the other. */
let turn: Database | undefined;
let stopHolding = () => {};
test.beforeEach(async () => {
  turn = openDatabase({
    url: process.env.E2E_DATABASE_URL ?? '',
    poolSize: 1,
    searchStatementTimeoutMs: 900,
  });
  const holder = await turn.pool.connect();
  await holder.query('set statement_timeout = 0');
  await holder.query('select pg_advisory_lock(20261126)');
  stopHolding = () => holder.release(true);
});
test.afterEach(async () => {
  stopHolding();
  await turn?.close();
});

test('NAV-25 ADM-02 RUL-95 an import is looked at, applied, and rolled back to equal bytes', {
  tag: '@flow',
}, async ({ page, context }) => {
  const first = Math.floor(Math.random() * 1_000_000) * 10;
  const file = `places-${first}.geojson`;
  await databasePool().query(
    `insert into venues (place_id, name, category, categories, source, source_id, licence, source_date, latitude, longitude, time_zone)
     values ($1, 'Old name', 'Bar', '{Bar}', 'osm', $2, 'ODbL-1.0', '2020-01-01', $3, $4, 'UTC')`,
    [`osm-node-${first}`, `node/${first}`, LAT, lngOf(first)],
  );
  const features = [bar(first, 'New name', { phone: '+377 93 30 40 30' }), bar(first + 1, 'Added')];
  await writeFile(path.join(FOLDER, file), JSON.stringify({ type: 'FeatureCollection', features }));
  const before = await records();

  await signInAs(context, await createModerator());
  await page.goto('/admin/places?tab=imports');
  await page.getByRole('button', { name: `Dry run of ${file}`, exact: true }).click();
  await expect(page.getByText('Dry run, nothing is written yet')).toBeVisible();
  await expect(page.getByText('Old name')).toBeVisible();
  await expect(page.getByText('New name').first()).toBeVisible();
  await expect(page.getByText('+377 93 30 40 30')).toBeVisible();
  expect(await records()).toEqual(before);
  await expectAccessibleInBothThemes(page, 'a dry run');

  await page.getByRole('button', { name: 'Apply 2 changes', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('These changes are written')).toBeVisible();
  const { rows } = await databasePool().query('select name from venues where place_id = any($1) order by 1', [
    [`osm-node-${first}`, `osm-node-${first + 1}`],
  ]);
  expect(rows).toEqual([{ name: 'Added' }, { name: 'New name' }]);

  await page.getByRole('button', { name: 'Roll back', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(page.getByText('Rolled back: places are what they were before')).toBeVisible();
  await expect(page.getByText('1 new place is taken out again')).toBeVisible();
  expect(await records()).toEqual(before);
  await databasePool().query('delete from venues where place_id = $1', [`osm-node-${first}`]);
});
