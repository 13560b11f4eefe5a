import type { TestDatabase } from '../../../../../test/database.ts';
import { person, venue } from '../../../../../test/factories.ts';
import type { Deps } from '../../../../deps.ts';

const DAY = '2026-05-01T10:00:00Z';

/** Tables that hold nothing of places: what happens is noted in them, or they are worked out anew. */
const NOTES = [
  'admin_actions',
  'live_events',
  'live_swept',
  'place_merges',
  'place_cell_changes',
  'search_words',
];
/** What a search row is called by is given anew whenever it comes back. */
const CALLED = ['key', 'twins'];

/** Every row of every table, as the database writes it. */
export async function everyRow({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all($1)
       and table_name not like 'town%' order by 1`,
    [NOTES],
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from "${name}" t order by 1`,
      [CALLED],
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** Two places and all that can refer to either, by people who know one of them or both. */
export async function twoPlaces(database: TestDatabase, deps: Deps) {
  const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
  await venue(database.db, 'first', { name: 'Lumen' });
  await venue(database.db, 'second', { name: 'Lumen Bar', latitude: 37.7795 });
  await query(
    `update venues set phone = '+1 (415) 555-0100', website = 'https://lumen.example/', hours = 'Mo-Su 10:00-18:00',
       hours_weekly = '{[600,1080)}' where place_id = 'first'`,
  );
  await query("update venues set phone = '415-555-0100' where place_id = 'second'");
  await query(
    "insert into places (place_id, redirect_to) values ('alias', 'first'), ('other-alias', 'second')",
  );
  await query(
    `insert into place_corrections (place_id, fields, corrected_at) values ('second', '{"name": "Lumen Bar", "rating": 4}', $1)`,
    [DAY],
  );
  const people = [await person(deps), await person(deps), await person(deps)] as const;
  const [both, one, other] = people;
  const idOf = ({ viewer }: (typeof people)[number]) => viewer.userId;
  const save = (
    who: string,
    place: string,
    words: { note?: string; mark?: string; day?: string; own?: boolean },
  ) =>
    query(
      `insert into saved_places (user_id, place_id, source, place_name, category, note, mark, created_at, updated_at, shared_with_partner)
       values ($1, $2, 'venues', $2, 'Bar', $3, $4, $5, $5, $6)`,
      [who, place, words.note ?? null, words.mark ?? null, words.day ?? DAY, !words.own],
    );
  await save(idOf(both), 'first', {
    note: 'The older one',
    mark: 'been',
    day: '2026-03-01T10:00:00Z',
    own: true,
  });
  await save(idOf(both), 'second', { note: 'The newer one' });
  await save(idOf(one), 'first', { note: 'Only here' });
  await save(idOf(other), 'second', {});
  const { rows: categories } = await query(
    `insert into categories (user_id, name) values ($1, 'Bars'), ($1, 'Late') returning id`,
    [idOf(both)],
  );
  for (const [n, place] of [
    [0, 'first'],
    [1, 'first'],
    [1, 'second'],
  ] as const)
    await query('insert into saved_place_categories (user_id, place_id, category_id) values ($1, $2, $3)', [
      idOf(both),
      place,
      categories[n].id,
    ]);
  await query(
    `insert into liora_reviews (place_id, user_id, vibe, quality, experience, created_at) values
       ('first', $1, 9, 9, 9, '2026-05-02'), ('second', $1, 5, 5, 5, '2026-04-02'), ('first', $2, 8, 8, 8, '2026-05-03'),
       ('alias', $3, 7, 7, 7, '2026-05-04')`,
    people.map(idOf),
  );
  await query(
    `insert into date_plans (user_id, title, is_public, places) values ($1, 'Two stops', true,
       '[{"place_id": "first", "name": "Lumen"}, {"place_id": "second", "name": "Lumen Bar"}]')`,
    [idOf(one)],
  );
  await query(
    `insert into bucket_items (user_id, kind, place_id) values ($1, 'place', 'first'), ($1, 'place', 'second')`,
    [idOf(both)],
  );
  await query(
    `insert into date_memories (user_id, place_name, place_id, date_completed, time_zone, rating, request_id)
     values ($1, 'Lumen', 'first', '2026-05-01', 'UTC', 9, gen_random_uuid())`,
    [idOf(one)],
  );
  await query(
    `insert into place_proposals (place_id, kind, note, reported_by, created_at) values
       ('first', 'closed', 'It is', $1, $3), ('second', 'closed', 'It is, too', $1, $3), ('first', 'moved', 'Next door', $2, $3)`,
    [idOf(both), idOf(one), DAY],
  );
  await query(
    `insert into place_confirmations (place_id, confirmed_by, confirmed_at, day) values
       ('first', $1, $3, '2026-05-01'), ('second', $1, $3, '2026-05-01'), ('first', $2, $3, '2026-05-01')`,
    [idOf(both), idOf(other), DAY],
  );
  return { both, one, other };
}
