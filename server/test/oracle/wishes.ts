import type { TestDatabase } from '../database.ts';

/** Pins that everybody has on their lists, from before they were hidden, and who alone has not: whose they are. */
interface Wishing {
  pins: string[];
  owner: string;
  start: number;
  hidden: boolean;
}

/** Everybody wants to see every pin, from before it was hidden; what the owner keeps to themself is there where things are hidden. */
export async function storeWishes(
  { pool }: TestDatabase,
  { pins, owner, start, hidden }: Wishing,
): Promise<void> {
  await pool.query(
    `insert into bucket_items (id, user_id, kind, place_id, title, season, budget, effort, created_at)
     select md5(u.id || p.id)::uuid, u.id, 'place', p.id, case when p.n = 1 then 'Go at dusk' end, 'summer', 0, 'easy',
            to_timestamp(${start} / 1000.0) + p.n * interval '1 minute'
     from auth_users u, unnest($1::text[]) with ordinality p (id, n) where u.id <> $2`,
    [['bar', ...pins], owner],
  );
  if (!hidden) return;
  await pool.query(
    `insert into bucket_items (user_id, kind, title, season, note, done_on, created_at)
     values ($1, 'idea', 'Look for rings', 'winter', 'nobody knows', $3, $2), ($1, 'idea', 'Swim at night', null, null, null, $2)`,
    [owner, new Date(start), '2026-04-01'],
  );
}

/** Everybody saved every pin when it could still be seen, and a bar besides: the list is the same whether they are there. */
export async function storeSaves({ pool }: TestDatabase, { pins, owner, start }: Wishing): Promise<void> {
  await pool.query(
    `insert into saved_places (id, user_id, place_id, source, place_name, category, note, mark, latitude, longitude, created_at)
     select md5(u.id || p.id)::uuid, u.id, p.id, p.source, p.name, 'Outdoor', 'Go at dusk', 'want', 37.7793, -122.4193,
            to_timestamp(${start} / 1000.0) + p.n * interval '1 minute'
     from auth_users u,
       unnest($1::text[], $2::text[], $3::text[]) with ordinality p (id, source, name, n)
     where u.id <> $4`,
    [
      [...pins, 'bar'],
      [...pins.map(() => 'dropped_pins'), 'venues'],
      [...pins.map(() => 'Bench'), 'bar'],
      owner,
    ],
  );
}
