import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, migrationsAreCurrent } from '../src/db/migrate.ts';
import { MIGRATIONS_DIR, readMigrations } from '../src/db/migrations.ts';
import { emptyDatabase, testPool } from './database.ts';

/** The last migration of the version whose databases people have; checksums.txt keeps these files as they were. */
const OLD = '0012';

/** What people would miss, read as the product reads it. */
const CONTENT: Record<string, string> = {
  people: `select u.email, f.username, f.bio, f.membership_tier, f.subscription_status, a.password
           from auth_users u join profiles f on f.user_id = u.id left join auth_accounts a on a.user_id = u.id order by 1`,
  sessions: 'select token from auth_sessions order by 1',
  places: `select place_id, name, address, gone_at is null as there from venues
           union all select place_id, name, address, gone_at is null from restaurants order by 1`,
  searchable: 'select count(*)::int as n from place_search',
  pins: 'select title, latitude, longitude from dropped_pins order by 1',
  plans: `select title, description, tags, is_hidden, is_reported, username, like_count, save_count
          from v_date_plans_enriched order by 1`,
  saved: 'select user_id, date_plan_id, title from saved_date_plans',
  ratings: 'select place_id, overall_rating from place_ratings_summary',
  blocks: 'select blocker_user_id, blocked_user_id from blocked_users',
  reports: `select content_id, reason, content_title, decision_id is not null as decided from all_reports`,
  decisions: 'select content_id, action, reason from moderation_decisions',
  admins: 'select user_id from admins',
  billing: 'select id, type, customer from billing_events',
};

async function contentOf(client: pg.Client): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const [what, sql] of Object.entries(CONTENT)) content[what] = (await client.query(sql)).rows;
  return content;
}

async function folderUpTo(number: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const { name } of await readMigrations()) {
    if (name.slice(0, 4) <= number) await copyFile(path.join(MIGRATIONS_DIR, name), path.join(folder, name));
  }
  return folder;
}

test('FIX-81 a database of an earlier version is upgraded, and everything in it is still there', async () => {
  const database = await emptyDatabase();
  onTestFinished(() => database.drop());
  expect(await migrate(database.url, { dir: await folderUpTo(OLD) })).toHaveLength(Number(OLD));
  const pool = testPool({ connectionString: database.url });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(await readFile(path.join(import.meta.dirname, 'upgrade/content.sql'), 'utf8'));
  const before = await contentOf(client);
  expect(before.searchable).toEqual([{ n: 4 }]);
  expect(before.plans).toMatchObject([{ like_count: 2, save_count: 1 }, { is_hidden: true }]);

  await migrate(database.url);
  expect(await migrationsAreCurrent(pool, await readMigrations())).toBe(true);
  expect(await contentOf(client)).toEqual(before);
});
