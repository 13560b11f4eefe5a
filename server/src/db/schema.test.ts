import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';

const database = await testDatabase();
afterAll(() => database.close());

/** The specification's tables keep their names and fields (RUL-96). */
const STATED: ReadonlyArray<readonly [rule: string, table: string, fields: string]> = [
  [
    'ENT-01',
    'date_plans',
    'id user_id title description places latitude longitude location_name tags theme is_public is_prive is_hidden is_reported created_at updated_at',
  ],
  [
    'ENT-02',
    'v_date_plans_enriched',
    'id title places username profile_photo_url like_count save_count bio membership_tier',
  ],
  ['ENT-05', 'date_plan_likes', 'date_plan_id user_id'],
  [
    'ENT-06',
    'saved_date_plans',
    'user_id date_plan_id creator_id title description places location_name latitude longitude tags theme creator_username creator_photo_url',
  ],
  [
    'ENT-09',
    'dropped_pins',
    'id user_id title description address rating category subcategory is_public is_prive is_hidden is_reported latitude longitude photo_url created_at updated_at',
  ],
  ['ENT-10', 'date_plan_reports', 'date_plan_id reporter_user_id reported_user_id reason details'],
  ['ENT-11', 'reports', 'reporter_user_id reported_user_id content_type content_id reason details'],
  ['ENT-12', 'blocked_users', 'id blocker_user_id blocked_user_id created_at'],
  [
    'ENT-13',
    'profiles',
    'user_id id username bio is_public_profile profile_photo_url membership_tier subscription_status subscription_end_date trial_status trial_start_date admin_managed_tier',
  ],
  [
    'ENT-15',
    'venues',
    'id place_id name address rating price_range price_level is_open category subcategory latitude longitude date_vibe dietary_tags aesthetic_tags outdoor_seating hours photo_url phone website description curator_notes',
  ],
  [
    'ENT-16',
    'restaurants',
    'id place_id name address cuisine category price_level price_tier is_open date_vibe dietary_tags aesthetic_tags latitude longitude description curator_notes photo_url',
  ],
  ['ENT-17', 'category_mappings', 'search_term normalized_term place_ids relevance_score confidence_level'],
  [
    'ENT-18',
    'place_ratings_summary',
    'place_id place_name overall_rating review_count avg_vibe avg_food avg_date',
  ],
];

test.each(STATED)('%s %s has the fields of the specification', async (_rule, table, fields) => {
  const { rows } = await database.pool.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [table],
  );
  expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('RUL-23 the e-mail of a user is in no table that others read', async () => {
  const { rows } = await database.pool.query(
    `select table_name from information_schema.columns
     where table_schema = current_schema() and column_name like '%email%' and table_name not like 'auth%'`,
  );
  expect(rows.filter((row) => row.table_name === 'profiles' || row.table_name.startsWith('v_'))).toEqual([]);
});

test('ENT-18 CONST-45 the summary averages vibe, quality and experience, unrounded', async () => {
  await database.pool.query(`
    insert into auth_users (id, name, email) values
      ('00000000-0000-4000-8000-000000000001', 'a', 'a@example.com'), ('00000000-0000-4000-8000-000000000002', 'b', 'b@example.com');
    insert into liora_reviews (place_id, user_id, vibe, quality, experience) values
      ('somewhere', '00000000-0000-4000-8000-000000000001', 10, 8, 9), ('somewhere', '00000000-0000-4000-8000-000000000002', 7, 8, 8)`);
  const { rows } = await database.pool.query('select * from place_ratings_summary');
  expect(rows[0]).toMatchObject({
    place_id: 'somewhere',
    review_count: 2,
    avg_vibe: 8.5,
    avg_food: 8,
    avg_date: 8.5,
  });
  expect(rows[0].overall_rating).toBeCloseTo((9 + 23 / 3) / 2, 9);
});

test('PIN-09 PIN-10 PCRE-10 PCRE-11 plans and pins are public and not Privé unless said otherwise', async () => {
  const { rows } = await database.pool.query(
    `select table_name, column_name, column_default from information_schema.columns
     where table_schema = current_schema() and table_name in ('date_plans', 'dropped_pins') and column_name in ('is_public', 'is_prive', 'is_hidden', 'is_reported')`,
  );
  const defaults = new Set(rows.map((row) => `${row.column_name}=${row.column_default}`));
  expect(defaults).toEqual(
    new Set(['is_public=true', 'is_prive=false', 'is_hidden=false', 'is_reported=false']),
  );
});

test('RUL-13 nothing is public and Privé at once', async () => {
  const insert = database.pool.query(
    `insert into dropped_pins (user_id, title, category, is_public, is_prive)
     values ('00000000-0000-4000-8000-000000000001', 'x', 'Bar', true, true)`,
  );
  await expect(insert).rejects.toMatchObject({ constraint: 'dropped_pins_not_public_and_prive' });
});
