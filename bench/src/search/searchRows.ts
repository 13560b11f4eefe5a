import type pg from 'pg';

/** The place_search columns that write_search_rows() fills (migration 0028). */
const COLUMNS = `source, id, ref, owner, vis, name, name_fold, category, subcategory, locality, lat, lng,
  rating, price, weekly, exceptions, time_zone, diets, card, feat, doc, dkey, area`;

/** What features and moods are made of, besides the word brunch in a name, which no name of this world has. */
const TRAITS = 'source, category, subcategory, types, tags, dietary_tags, price_level, outdoor_seating';
const TRAITS_OF_S = TRAITS.replaceAll(/(\w+)/g, 's.$1');
const SAMPLE = 400;

/**
 * Moods and features are the costly half of a row, and thousands of places share them: told once per combination,
 * by the product's own functions.
 */
export async function collectTraits(client: pg.PoolClient): Promise<void> {
  await client.query(`create table bench_traits as
    with one as materialized (select source, min(id::text)::uuid as id from search_sources group by ${TRAITS})
    select row(${TRAITS_OF_S})::text as traits, s.moods, search_feat(s) as feat
    from one cross join lateral (select * from search_sources x where x.source = one.source and x.id = one.id offset 0) s`);
  await client.query('analyze bench_traits');
}

/** A part of the rows of one source, as write_search_rows() would write them. */
export const searchRows = (source: number, part: number, parts: number) => `
  insert into place_search (${COLUMNS})
  select s.source, s.id, s.ref, s.owner, s.vis, s.name, fold(s.name), s.category, s.subcategory, s.locality,
    s.latitude, s.longitude, s.rating, s.price_level, s.hours_weekly, s.hours_exceptions,
    known_time_zone(s.time_zone),
    array(select diet_key(t) from unnest(s.dietary_tags) t),
    json_build_object('address', s.address, 'photoUrl', s.photo_url, 'types', s.types, 'vibeTags', s.date_vibe,
      'detectedMoods', m.moods, 'dietaryTags', s.dietary_tags, 'outdoorSeating', s.outdoor_seating, 'isPrive', s.is_prive,
      'usualHours', s.origin = 'liora-usual' and s.hours_weekly is not null, 'owner', s.owner),
    m.feat, search_doc(s.name || s.other_names, s.types || s.found_by), dkey(s.name, s.address),
    search_area(s.locality, s.postcode)
  from (select * from search_sources where source = ${source} and gone_at is null and (hashtext(ref) & 65535) % ${parts} = ${part} offset 0) s
  join bench_traits m on m.traits = row(${TRAITS_OF_S})::text`;

/** Refuses a world whose rows differ from what the product's own function writes. */
export async function checkAgainstProduct(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`create temp table bench_sample on commit drop as
      select ${COLUMNS} from place_search where not has_twin order by md5(id::text) limit ${SAMPLE}`);
    for (const source of [0, 1])
      await client.query(
        `select write_search_rows(${source}::smallint, array(select id from bench_sample where source = ${source}))`,
      );
    const { rows } = await client.query<{ sampled: number; different: number }>(
      `select count(*)::int as sampled, count(*) filter (where row(a.*)::text <> row(b.*)::text)::int as different
       from bench_sample a join (select ${COLUMNS} from place_search) b using (source, id) where source < 2`,
    );
    const [{ sampled, different } = { sampled: 0, different: 0 }] = rows;
    if (sampled === 0 || different > 0)
      throw new Error(`${different} of ${sampled} rows differ from what write_search_rows() writes.`);
  } finally {
    await client.query('rollback');
  }
}
