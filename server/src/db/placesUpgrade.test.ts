import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../test/database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** The migrations up to and including the one with this number. */
async function migrationsUntil(last: string): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'liora-migrations-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const name of await readdir(MIGRATIONS))
    if (name.slice(0, 4) <= last) await cp(path.join(MIGRATIONS, name), path.join(dir, name));
  return dir;
}

const WRITE = `insert into restaurants (place_id, name, address, category, categories, latitude, longitude, price_level,
    source, source_id, licence, source_date)
  values ('near', 'Zur Post', 'Dorfstraße 2', 'Restaurant', '{}', 47.8561, 12.1289, 3, 'test', '1', 'CC0-1.0', '2026-01-01');
  insert into venues (place_id, name, address, category, categories, latitude, longitude, source, source_id, licence, source_date)
  values ('far', 'Zur Post', 'Dorfstraße 2', 'Bar', '{}', 53.0793, 8.8017, 'test', '2', 'CC0-1.0', '2026-01-01'),
    ('same', 'Zur Post', 'Dorfstraße 2', 'Bar', '{}', 47.8562, 12.1289, 'test', '3', 'CC0-1.0', '2026-01-01'),
    ('street', 'Zur Post', 'Dorfstraße', 'Bar', '{}', 47.8561, 12.1289, 'test', '4', 'CC0-1.0', '2026-01-01');
  insert into place_corrections (place_id, fields) values ('far', '{"phone": "+49 1"}')`;

test('FIX-20 FIX-22 FIX-23 a database from before places had an identity: every id stays, and facts go back to their own', async () => {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  await migrate(url, { dir: await migrationsUntil('0012') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(WRITE);
    const rows = 'select ref, price, has_twin from place_search order by ref';
    expect((await client.query(rows)).rows).toContainEqual({ ref: 'far', price: 3, has_twin: true });
    await migrate(url);
    expect((await client.query(rows)).rows).toEqual([
      { ref: 'far', price: null, has_twin: false },
      { ref: 'near', price: 3, has_twin: false },
      { ref: 'same', price: 3, has_twin: true },
      { ref: 'street', price: null, has_twin: false },
    ]);
    const places = await client.query('select place_id, redirect_to from places order by place_id');
    expect(places.rows).toEqual(
      ['far', 'near', 'same', 'street'].map((place_id) => ({ place_id, redirect_to: null })),
    );
    const shown = await client.query('select place_id from shown_venues where phone is not null');
    expect(shown.rows).toEqual([{ place_id: 'far' }]);
  } finally {
    await client.end();
  }
});
