import type pg from 'pg';
import { CITIES } from './cities.ts';

const TOWNS = 320;
const NAME_WORDS = 60_000;
const PEOPLE = 2000;

/** Kind of place, the word it puts into names, and how common it is. */
const KINDS: ReadonlyArray<
  readonly [category: string, subcategory: string | null, word: string, weight: number]
> = [
  ['Restaurant', 'Italian', 'Trattoria', 8],
  ['Restaurant', 'Japanese', 'Sushi', 7],
  ['Restaurant', 'Mexican', 'Taquería', 6],
  ['Restaurant', 'Chinese', 'Noodle House', 7],
  ['Restaurant', 'French', 'Brasserie', 5],
  ['Restaurant', 'Fast Food', 'Burger', 10],
  ['Restaurant', null, 'Kitchen', 12],
  ['Bar', 'Pub', 'Pub', 5],
  ['Bar', 'Wine Bar', 'Wine Bar', 3],
  ['Bar', 'Cocktail Bar', 'Lounge', 4],
  ['Bar', null, 'Bar', 6],
  ['Cafe', 'Coffee Shop', 'Café', 14],
  ['Cafe', 'Bakery', 'Bäckerei', 6],
  ['Cafe', 'Tea House', 'Tea', 2],
  ['Dessert', 'Ice Cream', 'Gelato', 3],
  ['Experience', 'Museum', 'Museum', 2],
  ['Experience', 'Gallery', 'Gallery', 2],
  ['Experience', 'Spa', 'Spa', 3],
  ['Entertainment', 'Live Music', 'Music Hall', 2],
  ['Outdoor', 'Park', 'Park', 5],
];

/** Cities, kinds, words of names and people: what the places are made of. */
export async function createVocabulary(client: pg.PoolClient): Promise<void> {
  await client.query(`
    -- Chance that is the same in every run, whatever the plan: the n-th number of the i-th place, 0 to 1.
    create function bench_random(i bigint, n int) returns float8 language sql immutable parallel safe
    return (((hashint8extended(i, n) >> 11) & 9007199254740991) + 1) / 9007199254740993::float8;
    create function bench_normal(i bigint, n int) returns float8 language sql immutable parallel safe
    return sqrt(-2 * ln(bench_random(i, n))) * cos(2 * pi() * bench_random(i, n + 1));
    create table bench_city (id int primary key, lat float8, lng float8, until float8);
    create table bench_kind (id int primary key, category text, subcategory text, word text, until float8);
    create table bench_word (id int primary key, word text);
    insert into bench_word select i, initcap(
        (array['ka','lo','mi','ra','ven','so','té','bel','nor','sal','gui','hau','pre','dü','ma','zo','chi','lan','ber','ø'])[1 + (i * 7919 % 20)]
        || (array['ri','na','to','lle','sca','mo','shi','ñe','wick','do','ga','pol','ter','lu','vo','ni','ra','ke','bou','ssa'])[1 + (i / 20 % 20)]
        || (array['no','rt','la','s','ria','mann','ko','ley','é','ton','va','ro','x','lin','da','burg','zu','ni','me','th'])[1 + (i / 400 % 20)]
        || (array['','a','el','is','o','us','en','i'])[1 + (i / 8000 % 8)])
      from generate_series(0, ${NAME_WORDS - 1}) i`);
  const towns = `select 1000 + i, bench_random(i, 1) * 110 - 45, bench_random(i, 2) * 340 - 170, 0.05 + bench_random(i, 3) * 0.2 from generate_series(1, ${TOWNS}) i`;
  const cities = CITIES.map(
    ([lat, lng, millions], i) => `(${i}, ${lat}::float8, ${lng}::float8, ${millions}::float8)`,
  );
  await client.query(`insert into bench_city select row_number() over (order by id), lat, lng, sum(weight) over (order by id) / sum(weight) over ()
    from (select * from (values ${cities.join(', ')}) c (id, lat, lng, weight) union all ${towns}) c (id, lat, lng, weight)`);
  const kinds = KINDS.map(
    ([category, subcategory, word, weight], i) =>
      `(${i}, '${category}', ${subcategory ? `'${subcategory}'` : 'null'}, '${word}', ${weight}::float8)`,
  );
  await client.query(`insert into bench_kind select id, category, subcategory, word, sum(weight) over (order by id) / sum(weight) over ()
    from (values ${kinds.join(', ')}) k (id, category, subcategory, word, weight)`);
  await client.query('create index on bench_city (until); create index on bench_kind (until)');
  await client.query('analyze bench_city; analyze bench_kind; analyze bench_word');
}

export async function insertPeople(client: pg.PoolClient): Promise<void> {
  await client.query(`insert into auth_users (name, email) select 'p' || i, 'p' || i || '@example.com' from generate_series(1, ${PEOPLE}) i;
    create table bench_person as select id, row_number() over (order by email) as n from auth_users;
    create index on bench_person (n);
    insert into blocked_users (blocker_user_id, blocked_user_id)
      select a.id, b.id from generate_series(1, ${2 * PEOPLE}) i join bench_person a on a.n = 1 + i % ${PEOPLE} join bench_person b on b.n = 1 + (i * 37 + 11) % ${PEOPLE}
      where a.id <> b.id on conflict do nothing`);
}

/**
 * Rows r(i, …) of made-up places: city, position (core, suburb, country), kind, name, price, hours.
 * `kind` tells the chances of businesses from those of pins.
 */
const MADE_UP = (from: number, to: number, kind: 'business' | 'pin') => `
  select i, c.lat + spread * bench_normal(seed, 5) as lat, c.lng + spread * bench_normal(seed, 7) as lng, c.id as city, k.*,
    w1.word || case when i % 3 = 0 then ' ' || w2.word else '' end
      || case when i % 10 < 7 then ' ' || k.word else '' end as name,
    (array[null, 1, 2, 2, 3, 4])[1 + i % 6] as price,
    (array[null, '{[660,1320),[2100,2760),[3540,4200),[4980,5640),[6420,7200),[7860,8640),[9300,9960)}', '{[480,1080),[1920,2520),[3360,3960),[4800,5400),[6240,6840)}',
      '{[0,10080)}', '{[1020,1440),[2460,3000),[3900,4440),[5340,5880),[6780,7560),[8220,9000)}'])[1 + i % 5]::int4multirange as weekly
  from (select i, seed, bench_random(seed, 1) as city_at, bench_random(seed, 2) as kind_at,
      floor(${NAME_WORDS} * power(bench_random(seed, 3), 2.5))::int % ${NAME_WORDS} as one,
      floor(${NAME_WORDS} * power(bench_random(seed, 4), 2.5))::int % ${NAME_WORDS} as two,
      case when i % 20 < 14 then 0.03 when i % 20 < 19 then 0.12 else 0.6 end as spread
    from (select i, ${kind === 'pin' ? '-i' : 'i'}::bigint as seed from generate_series(${from}, ${to}) i) i offset 0) i
  join lateral (select * from bench_city where until >= city_at order by until limit 1) c on true
  join lateral (select category, subcategory, word from bench_kind where until >= kind_at order by until limit 1) k on true
  join bench_word w1 on w1.id = one join bench_word w2 on w2.id = two`;

const FACTS = `'b-' || i, name, (i % 900 + 1) || ' ' || word || ' Street', 'Town ' || city, category, subcategory, array[category],
  case when i % 33 = 0 then null else greatest(-84, least(84, lat)) end, case when i % 33 = 0 then null else greatest(-179.9, least(179.9, lng)) end,
  case when i % 8 = 0 then array['Rooftop'] else '{}' end, case when i % 7 = 0 then array['Vegan'] when i % 5 = 0 then array['Vegetarian'] else '{}' end::text[],
  case i % 4 when 0 then true when 1 then false end, price, weekly, 'UTC', '+1 555 0100', 'https://example.com/' || i,
  'A place of the synthetic world.', 'bench', 'b-' || i, 'CC0-1.0', date '2026-01-01'`;
const COLUMNS = `place_id, name, address, locality, category, subcategory, categories, latitude, longitude, date_vibe, dietary_tags,
  outdoor_seating, price_level, hours_weekly, time_zone, phone, website, description, source, source_id, licence, source_date`;

/** The businesses with these numbers; 3 % of the restaurants are venues as well. */
export const businesses = (from: number, to: number) => `
  create temp table bench_rows as ${MADE_UP(from, to, 'business')};
  insert into places (place_id) select 'b-' || i from bench_rows
    union all select 'twin-' || i from bench_rows where category = 'Restaurant' and i % 33 = 1;
  insert into venues (${COLUMNS}) select ${FACTS} from bench_rows where category <> 'Restaurant';
  insert into restaurants (${COLUMNS}) select ${FACTS} from bench_rows where category = 'Restaurant';
  insert into venues (${COLUMNS}) select ${FACTS.replaceAll("'b-'", "'twin-'")} from bench_rows where category = 'Restaurant' and i % 33 = 1;
  drop table bench_rows`;

/** Pins: a fifth private, a fifth Privé; 5 % pin a business, so businesses have to be there already. */
export function pins(count: number): string[] {
  const visibility = 'i % 5 > 1, i % 5 = 1';
  const columns = 'user_id, title, address, category, subcategory, latitude, longitude, is_public, is_prive';
  return [
    `insert into dropped_pins (${columns})
      select p.id, r.name, 'Corner ' || r.i, r.category, r.subcategory, greatest(-84, least(84, r.lat)), greatest(-179.9, least(179.9, r.lng)),
        ${visibility.replaceAll('i %', 'r.i %')}
      from (${MADE_UP(1, Math.round(count * 0.95), 'pin')}) r join bench_person p on p.n = 1 + r.i % ${PEOPLE}`,
    `insert into dropped_pins (${columns})
      select p.id, v.name, v.address, v.category, v.subcategory, v.latitude, v.longitude, ${visibility}
      from (select *, row_number() over (order by place_id) as i from venues where latitude is not null order by place_id
            limit ${Math.round(count * 0.05)}) v
      join bench_person p on p.n = 1 + v.i % ${PEOPLE}`,
  ];
}
