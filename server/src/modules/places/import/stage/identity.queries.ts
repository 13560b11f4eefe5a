import { CARRIED_PLACE_METRES } from '@liora/domain/limits';
import type pg from 'pg';
import type { SourceName } from '../importedPlace.types.ts';
import { PLACE_TABLES, PRESERVED_COLUMNS } from './columns.data.ts';

/**
 * Sources give the same place another id: a node becomes a way, a record is made anew. So a new record of the same name
 * or phone as one that is gone, within 75 m of it, is the same place and takes its identity over: nothing that refers to
 * the place notices. Names come before phones, the nearest first, each record once. What was carried over is no longer in
 * `import_gone`.
 */
export async function carryIdentities(client: pg.ClientBase, source: SourceName): Promise<void> {
  await client.query(`
    create temp table import_orphans (in_table text, source_id text primary key, name text, phone text, lat float8, lng float8);
    create temp table import_carried (ord bigint primary key, in_table text, source_id text);`);
  for (const table of PLACE_TABLES) await client.query(orphansOf(table), [source]);
  await client.query(PAIRS, [CARRIED_PLACE_METRES]);
  while ((await client.query(CARRY_NEAREST)).rowCount) {
    // The next nearest of those that are left.
  }
  for (const table of PLACE_TABLES) await client.query(identityFrom(table), [source]);
  await client.query('delete from import_gone g using import_carried c where g.source_id = c.source_id');
  await client.query(NUMBER_GONE);
  await client.query(FRESH_IDS);
}

const digitsOf = (column: string) => `nullif(regexp_replace(${column}, '\\D', '', 'g'), '')`;

/** Records of the source that are gone or about to be. */
const orphansOf = (table: string) => `
  insert into import_orphans
  select '${table}', t.source_id, nullif(fold(t.name), ''), ${digitsOf('t.phone')}, t.latitude, t.longitude
  from ${table} t where t.source = $1 and t.latitude is not null
    and (t.gone_at is not null or exists (select from import_gone g where g.source_id = t.source_id))
    and not exists (select from import_stage s where s.source_id = t.source_id)
  on conflict do nothing`;

const PAIRS = `
  create temp table import_pairs as
  with added as materialized (
    select ord, fold(name) as name, ${digitsOf('phone')} as phone, latitude as lat, longitude as lng
    from import_stage where status = 'added' and exists (select from import_orphans))
  select a.ord, o.in_table, o.source_id, o.rank, m.metres from added a
  join lateral (
    select 0 as rank, * from import_orphans o where o.name = a.name
    union all select 1, * from import_orphans o where o.phone = a.phone and o.name is distinct from a.name) o on true
  cross join lateral (select miles_between(a.lat, a.lng, o.lat, o.lng) * 1609.344 as metres) m
  where m.metres <= $1`;

/** One order for both sides: so there is always a pair that is best for both. */
const CARRY_NEAREST = `
  with ranked as (
    select *, row_number() over (partition by ord order by rank, metres, ord, source_id) as of_added,
      row_number() over (partition by source_id order by rank, metres, ord, source_id) as of_orphan
    from import_pairs),
  best as (select * from ranked where of_added = 1 and of_orphan = 1),
  done as (delete from import_pairs p using best b where p.ord = b.ord or p.source_id = b.source_id)
  insert into import_carried select ord, in_table, source_id from best`;

const identityFrom = (table: string) => `
  update import_stage s
  set status = 'carried', was_table = '${table}', was_id = t.source_id, own_place_id = s.place_id, place_id = t.place_id,
      old_name = t.name, renamed = s.name <> t.name, ${PRESERVED_COLUMNS.map((column) => `${column} = t.${column}`).join(', ')}
  from import_carried c join ${table} t on t.source_id = c.source_id
  where s.ord = c.ord and c.in_table = '${table}' and t.source = $1`;

/** Stretches of what is gone are told by number. */
const NUMBER_GONE = `
  update import_gone g set ord = n.ord
  from (select source_id, row_number() over (order by in_table desc, source_id) as ord from import_gone) n
  where g.source_id = n.source_id`;

/** An id that came back while another record has its identity begins a place of its own. */
const FRESH_IDS = `
  update import_stage s set place_id = (
    select s.place_id || '-' || n from generate_series(2, 1000) n
    where not exists (select from places p where p.place_id = s.place_id || '-' || n) order by n limit 1)
  from places p
  where s.status = 'added' and p.place_id = s.place_id and (p.redirect_to is not null
    or exists (select from venues v where v.place_id = p.place_id)
    or exists (select from restaurants r where r.place_id = p.place_id))`;
