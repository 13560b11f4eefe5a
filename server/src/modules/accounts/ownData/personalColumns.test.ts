import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { IMPERSONAL_COLUMNS } from './impersonalColumns.data.ts';
import { type Erasure, PERSONAL_TABLES } from './personalColumns.data.ts';

const database = await testDatabase();
afterAll(() => database.close());

/** By type or by name: could it tell who somebody is? */
const SUSPECT =
  /user|owner|creator|author|reporter|sender|recipient|customer|e?mail|name$|identifier|network|ip_address|agent|phone|_by$/;

interface Column {
  place: string;
  type: string;
}

async function columns(): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(`
    select c.table_name || '.' || c.column_name as place, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by 1`);
  return rows;
}

/** What the database itself does with a column when the account that it refers to goes. */
async function ruleOf(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ place: string; rule: string }>(`
    select (k.conrelid::regclass || '.' || a.attname)::text as place, k.confdeltype as rule
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid in ('auth_users'::regclass, 'profiles'::regclass)`);
  return new Map(rows.map(({ place, rule }) => [place, rule]));
}

const NAMED = new Set(
  Object.entries(PERSONAL_TABLES).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  ),
);

test('RUL-92 every column that could tell who somebody is stands in the list of personal columns, or in that of all others', async () => {
  const found = await columns();
  // The own id of a row is a person's only where the row is a person.
  const suspects = found.filter(
    ({ place, type }) =>
      !place.endsWith('.id') && (/uuid/.test(type) || SUSPECT.test(place.split('.')[1] ?? '')),
  );
  const unnamed = suspects
    .map(({ place }) => place)
    .filter((place) => !NAMED.has(place) && !IMPERSONAL_COLUMNS.includes(place));
  expect(unnamed).toEqual([]);
  const there = new Set(found.map(({ place }) => place));
  expect([...NAMED, ...IMPERSONAL_COLUMNS].filter((place) => !there.has(place))).toEqual([]);
});

test('RUL-92 what the list says of a column that refers to an account is what the database does', async () => {
  const said = new Map<string, Erasure>(
    Object.entries(PERSONAL_TABLES).flatMap(([table, { columns }]) =>
      Object.entries(columns).map(([column, erasure]) => [`${table}.${column}`, erasure] as const),
    ),
  );
  const rules: ReadonlyMap<string, string> = await ruleOf();
  expect(rules.size).toBeGreaterThan(10);
  for (const [place, rule] of rules)
    expect(said.get(place), place).toBe(rule === 'c' ? 'row goes' : 'emptied');
});
