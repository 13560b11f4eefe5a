import type pg from 'pg';

export interface Table {
  /** Schema and name, as SQL. */
  name: string;
  /** Without those that PostgreSQL works out itself. */
  columns: string[];
}

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/**
 * Every table with content of its own. Left out are the list of migrations, which says what the content fits, and
 * tables of positions in the cluster's own counting (live events of the last hour): in another cluster they mean
 * something else.
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relpersistence = 'p' and ${OURS} and c.relname <> 'schema_migrations'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.oid, n.nspname, c.relname
     having not bool_or(a.atttypid in ('xid8'::regtype, 'pg_snapshot'::regtype))
     order by 1`,
  );
  return rows;
}

export async function readSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where last_value is not null order by 1`,
  );
  return rows;
}

export interface Guard {
  /** What switches it off, and on again. */
  off: string;
  on: string;
}

/** What would judge or follow rows while they are loaded: references between tables, and triggers. */
export async function readGuards(client: pg.ClientBase): Promise<Guard[]> {
  const { rows } = await client.query(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as off,
            format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as on
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and k.conparentid = 0 and ${OURS}
     union all
     select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
            format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and ${OURS}`,
  );
  return rows;
}

/** Makes values be written the same by every server. */
export const SAME_WRITING = `set timezone to 'UTC'; set datestyle to 'ISO'; set intervalstyle to 'postgres';
  set extra_float_digits to 1; set bytea_output to 'hex'; set synchronize_seqscans to off; set statement_timeout to 0`;

const columnsOf = ({ columns }: Table) =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');

export const copyOut = (table: Table) => `copy ${table.name} (${columnsOf(table)}) to stdout`;
export const copyIn = (table: Table) => `copy ${table.name} (${columnsOf(table)}) from stdin`;
