import type pg from 'pg';
import type { ImportedPlace, SourceName } from '../importedPlace.types.ts';
import { columnList, SOURCE_COLUMNS, UNCOMPARED_COLUMNS, UNDERSTOOD_HOURS } from './columns.data.ts';

const IDS = ['source_id', 'place_id'];
const COLUMNS = [...IDS, ...SOURCE_COLUMNS, ...UNDERSTOOD_HOURS, ...UNCOMPARED_COLUMNS];

/**
 * Tables of this session alone: what the file says, before anything real is touched. `import_stage` holds the places
 * (restaurants have every column of venues), `import_kept` what could not be placed, `import_gone` what disappeared.
 */
export async function createStage(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temp table import_stage (
      like restaurants including defaults,
      ord bigint generated always as identity primary key,
      into_table text not null,
      was_table text,
      -- Of a record that takes over the identity of another: that one's id, and the id that it would have had itself.
      was_id text,
      own_place_id text,
      old_name text,
      renamed boolean not null default false,
      status text not null default 'added'
    );
    alter table import_stage alter column source_date drop not null;
    create unique index on import_stage (source_id);
    create temp table import_kept (source_id text primary key);
    create temp table import_squares (square int8 primary key);
    create temp table import_gone (
      ord bigint,
      in_table text not null,
      source_id text not null,
      name text not null
    );
  `);
}

/** Adds places; answers how many of them were there already, with the same id. */
export async function stagePlaces(
  client: pg.ClientBase,
  source: SourceName,
  places: readonly ImportedPlace[],
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into import_stage (source, into_table, ${columnList(COLUMNS)})
     select $1, case r.category when 'Restaurant' then 'restaurants' else 'venues' end, ${columnList(COLUMNS, 'r')}
     from jsonb_populate_recordset(null::restaurants, $2::jsonb) r
     on conflict (source_id) do nothing`,
    [source, JSON.stringify(places)],
  );
  return places.length - (rowCount ?? 0);
}

/** What stays as it is, and the ground that the file covers. */
export async function stageSurroundings(
  client: pg.ClientBase,
  keptAsIs: readonly string[],
  squares: Iterable<number>,
): Promise<void> {
  await client.query('insert into import_kept select distinct unnest($1::text[])', [keptAsIs]);
  await client.query('insert into import_squares select unnest($1::int8[])', [[...squares]]);
  await client.query('analyze import_stage; analyze import_kept; analyze import_squares');
}
