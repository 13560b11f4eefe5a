import type pg from 'pg';
import { entitlement, NO_GIFTS } from '../../../domain/src/rules/membership.ts';
import type { Viewer } from '../../../server/src/rpc/context.ts';
import type { BenchDatabase } from '../database.ts';

/** Twenty cities, each with as many plans; the first one is where people ask from. */
export const HOME = { latitude: 37.7793, longitude: -122.4193 };
/** In the Pacific, where nobody plans anything. */
export const FAR_FROM_ALL = { latitude: -45, longitude: -130 };
export const BUSY_BAR = 'city-bar-0';
export const QUIET_BAR = 'bar-1';
/** The busy person has published this many plans and saved as many, whatever the size of the world. */
const OWN = 100;
const PLANS_PER_PERSON = 20;
const FEWEST_PEOPLE = 500;
const BLOCKED = 20;
const COUNTED_TABLES = ['date_plans', 'date_plan_likes', 'saved_date_plans'];

const personId = (n: string) => `md5('person' || ${n})::uuid`;
const planId = (n: string) => `md5('plan' || ${n})::uuid`;

/** A number below `size` that looks like chance and is the same in every run. */
const PICK = `create function pg_temp.pick(n int, seed int, size int) returns int language sql immutable
  return ((hashint4extended(n, seed) % size + size) % size)::int`;

const people = (count: number) => [
  `insert into auth_users (id, name, email) select ${personId('n')}, 'p' || n, 'p' || n || '@example.com'
   from generate_series(0, ${count}) n`,
  `insert into profiles (user_id, username) select id, name from auth_users`,
  `insert into blocked_users (blocker_user_id, blocked_user_id) select ${personId('1')}, ${personId('n')}
   from generate_series(2, ${BLOCKED + 1}) n`,
];

const stop = (id: string) =>
  `jsonb_build_object('place_id', ${id}, 'name', 'Place of the evening', 'address', '1 Long Street', 'latitude', latitude,
     'longitude', longitude, 'rating', 4.5, 'price_level', null, 'types', '[]'::jsonb, 'category', 'Bar',
     'subcategory', null, 'note', 'The table by the window', 'starts_at', null, 'stay_minutes', null)`;

/** One plan in so many; in a small world more of them, so that their list fills a page in every world. */
const oneIn = (share: number, count: number) => Math.min(share, count / 100);

/**
 * Tags that have a part in common: as many names of each corner in every world, taken in turn, so that a page of the newest
 * shows as many of them. In a small world there are fewer corners, so that each fills a page.
 */
const BLOCKS = 40;
const corner = (count: number) => {
  const corners = Math.min(20, count / 500);
  return `'Corner ' || n / 10 % ${corners} || ' of Block ' || n / ${10 * corners} % ${BLOCKS}`;
};

/** Plans of which lists are too short to leave to chance who sees them, and saved ones: public in every world. */
const isAlwaysPublic = (count: number) => `n % ${count / OWN} = 1 or n % ${count / 5} = 3`;

const plans = (count: number, persons: number) => `
  insert into date_plans (id, user_id, title, description, places, latitude, longitude, location_name, tags,
                          is_public, is_prive, is_reported, created_at)
  select ${planId('n')}, case when n % ${count / OWN} = 0 then ${personId('0')} else ${personId(`2 + pg_temp.pick(n, 1, ${persons - 1})`)} end,
         'Plan ' || n, 'An evening in three parts.',
         jsonb_build_array(${stop(`'city-bar-' || city`)}, ${stop(`'bar-' || case when n % ${count / 10} = 1 then 1 else n end`)}, ${stop(`'custom_' || n`)}),
         latitude, longitude, 'City ' || city,
         array['Mood ' || pg_temp.pick(n, 3, 8)]
           || case when pg_temp.pick(n, 4, ${oneIn(200, count)}) = 0 then array['Rare Find', 'Pair ' || pg_temp.pick(n, 14, 2)] else array['Pair ' || pg_temp.pick(n, 14, 8)] end
           || case when city = 0 and pg_temp.pick(n, 15, ${oneIn(160, count)}) < 20 then '{Near Find}' else '{}'::text[] end
           || case when n % ${count / 5} = 3 then '{Only Five}' else '{}'::text[] end
           || case when n % 10 = 2 then array[${corner(count)}] else '{}' end,
         kind < 85, kind between 85 and 94, kind = 0, timestamptz '2026-01-01Z' + n * interval '1 second'
  from (select n, city, case when ${isAlwaysPublic(count)} then 1 else pg_temp.pick(n, 5, 100) end as kind,
               ${HOME.latitude} - city * 3.5 + (pg_temp.pick(n, 6, 1000) - 500) * 0.0003 as latitude,
               ${HOME.longitude} + city * 11 + (pg_temp.pick(n, 7, 1000) - 500) * 0.0003 as longitude
        from (select n, pg_temp.pick(n, 8, 20) as city from generate_series(1, ${count}) n) numbers) placed`;

/** Some plans are liked much more than others: the product of two numbers by chance is mostly small. */
const skewed = (n: string, count: number) =>
  planId(`1 + (pg_temp.pick(${n}, 10, ${count})::bigint * pg_temp.pick(${n}, 11, ${count}) / ${count})`);

const reactions = (count: number, persons: number) => {
  const copy = 'date_plan_id, user_id, creator_id, title, description, places, created_at';
  const saved = 'p.user_id, p.title, p.description, p.places, p.created_at';
  return [
    `insert into date_plan_likes (date_plan_id, user_id)
     select ${skewed('n', count)}, ${personId(`pg_temp.pick(n, 12, ${persons})`)} from generate_series(1, ${count * 2}) n
     on conflict do nothing`,
    `insert into saved_date_plans (${copy})
     select p.id, ${personId(`2 + pg_temp.pick(n, 13, ${persons - 1})`)}, ${saved}
     from generate_series(1, ${count / 2}) n join date_plans p on p.id = ${skewed('n', count)} on conflict do nothing`,
    `insert into saved_date_plans (${copy})
     select p.id, ${personId('0')}, ${saved}
     from generate_series(1, ${count}, ${count / OWN}) n join date_plans p on p.id = ${planId('n')} on conflict do nothing`,
  ];
};

/** What triggers count and keep, counted and written once for all rows. */
const COUNTS = [
  `insert into date_plan_counts select p.id, coalesce(l.likes, 0), coalesce(s.saves, 0) from date_plans p
   left join (select date_plan_id, count(*) as likes from date_plan_likes group by 1) l on l.date_plan_id = p.id
   left join (select date_plan_id, count(*) as saves from saved_date_plans group by 1) s on s.date_plan_id = p.id`,
  `analyze date_plan_counts`,
  `insert into date_plan_stops (date_plan_id, place_id, like_count, created_at)
   select p.id, stop ->> 'place_id', c.like_count, p.created_at
   from date_plans p join date_plan_counts c on c.date_plan_id = p.id, jsonb_array_elements(p.places) stop
   where stop ->> 'place_id' not like 'custom\\_%'`,
  `insert into plan_tag_names (name) select distinct lower(tag) from date_plans, unnest(tags) tag where not is_reported`,
  `insert into date_plan_tags (date_plan_id, tag_id, user_id, is_public, is_prive, created_at, cell, latitude, longitude)
   select p.id, t.id, p.user_id, p.is_public, p.is_prive, p.created_at, p.cell, p.latitude, p.longitude
   from date_plans p, unnest(p.tags) tag join plan_tag_names t on t.name = lower(tag) where not p.is_reported`,
  `insert into curator_totals (user_id) select distinct user_id from date_plans`,
  `select recount_curator(user_id) from curator_totals`,
];

async function fill(client: pg.PoolClient, count: number): Promise<void> {
  const persons = Math.max(FEWEST_PEOPLE, count / PLANS_PER_PERSON);
  const switched = (to: string) => COUNTED_TABLES.map((name) => `alter table ${name} ${to} trigger user`);
  const statements = [
    'set statement_timeout = 0',
    PICK,
    ...switched('disable'),
    ...people(persons),
    plans(count, persons),
    ...reactions(count, persons),
    'analyze',
    ...COUNTS,
    ...switched('enable'),
    'vacuum analyze',
    'reset statement_timeout',
  ];
  for (const statement of statements) await client.query(statement);
}

export interface PlanWorld {
  database: BenchDatabase;
  plans: number;
  /** A member with plans of their own and saved ones. */
  busy: Viewer;
  /** Somebody without membership who blocks a few. */
  blocker: Viewer;
  /** A public plan. */
  plan: string;
  /** The page in the middle of all plans begins here. */
  middle: string;
}

/** `count` plans (a multiple of 1,000) with everything that belongs to them, the same in every run. */
export async function makePlanWorld(database: BenchDatabase, count: number): Promise<PlanWorld> {
  const client = await database.pool.connect();
  try {
    await fill(client, count);
    const { rows } = await client.query<{ busy: string; blocker: string; plan: string; middle: string }>(
      `select ${personId('0')} as busy, ${personId('1')} as blocker,
              (select id from date_plans where is_public and not is_reported order by created_at desc limit 1) as plan,
              (select (extract(epoch from created_at) * 1000000)::bigint || '.' || id from date_plans
               where id = ${planId(`${count / 2}`)}) as middle`,
    );
    const [row] = rows;
    if (!row) throw new Error('The world is empty.');
    const busy = viewer(row.busy, 'p0', true);
    return { ...row, database, plans: count, busy, blocker: viewer(row.blocker, 'p1', false) };
  } finally {
    client.release();
  }
}

export function viewer(userId: string, username: string, member: boolean): Viewer {
  const membership = {
    membership_tier: member ? ('prive' as const) : ('free' as const),
    subscription_status: member ? 'active' : null,
    subscription_end_date: null,
    trial_status: null,
    admin_managed_tier: false,
  };
  return {
    userId,
    username,
    entitlement: entitlement(membership, new Date(), NO_GIFTS),
    partnerId: null,
    linkId: null,
    suspended: false,
  };
}
