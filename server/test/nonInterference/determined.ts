import { AsyncLocalStorage } from 'node:async_hooks';
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Database } from '../../src/db/client.ts';

// What chance and the clock of the database decide is decided by the step of the tale instead, so that two worlds that were
// told the same hold the same bytes: every id, every number of a sequence and every default time.

/** Far more than one step stores. */
const PER_STEP = 1_000;

/**
 * Ids that columns get by default follow from a sequence, in the form of a version 4 UUID; times are those of a table. The
 * defaults are exchanged, as they are bound to the functions that they were made with; statements that ask for an id by
 * themselves find another function of that name first.
 */
const MAKE = `
  create sequence told_ids;
  create table told_time (at timestamptz not null);
  insert into told_time values ('2026-05-01Z');
  create function told_id() returns uuid language sql volatile as $$
    select overlay(overlay(md5('told' || nextval('told_ids')) placing '4' from 13) placing '8' from 17)::uuid $$;
  create function gen_random_uuid() returns uuid language sql volatile as $$ select told_id() $$;
  create function told_now() returns timestamptz language sql volatile as $$ select at from told_time $$;
  do $$ declare c record; begin
    for c in select table_name, column_name, column_default from information_schema.columns
             where table_schema = 'public' and column_default in ('gen_random_uuid()', 'now()') loop
      execute format('alter table %I alter column %I set default %s()', c.table_name, c.column_name,
        case c.column_default when 'now()' then 'told_now' else 'told_id' end);
    end loop;
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$;
  set search_path = public, pg_catalog`;

const drawing = new AsyncLocalStorage<{ step: number; drawn: number }>();
const { randomUUID } = crypto;

/** What the product draws by itself in a step. */
function drawn(): crypto.UUID | null {
  const store = drawing.getStore();
  if (!store) return null;
  store.drawn += 1;
  const hex = createHash('md5').update(`drawn ${store.step} ${store.drawn}`).digest('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20),
  ];
  return `${a}-${b}-4${c}-8${d}-${e}` as crypto.UUID;
}

// Once per process, which other tests share: outside of steps it is as it was.
if (!('isDetermined' in randomUUID)) {
  crypto.randomUUID = Object.assign((options?: crypto.RandomUUIDOptions) => drawn() ?? randomUUID(options), {
    isDetermined: true,
  });
  syncBuiltinESMExports();
}

export interface Determined {
  /** Does something whose ids, where the product draws them by itself, are those of this step. */
  within(step: number, take: () => Promise<void>): Promise<void>;
  /** From here on ids, numbers and times are those of this step, whatever happened in the steps before. */
  begin(step: number, at: Date): Promise<void>;
}

const BEGIN = `
  with timed as (update told_time set at = $2)
  select setval(name, $1) from unnest($3::text[]) name`;

export async function determined({ pool }: Pick<Database, 'pool'>): Promise<Determined> {
  await pool.query(MAKE);
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const names = rows.map(({ name }) => name);
  return {
    within: (step, take) => drawing.run({ step, drawn: 0 }, take),
    begin: async (step, at) => {
      const from = step * PER_STEP + 1;
      await pool.query({ name: 'begin', text: BEGIN, values: [from, at, names] });
    },
  };
}
