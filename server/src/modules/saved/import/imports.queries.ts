import type { ImportFormat } from '@liora/domain/rules/savedPlaces';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export type AddedKind = 'save' | 'pin' | 'wait' | 'category';
export interface Added {
  kind: AddedKind;
  subject_id: string;
}

/** Notes `rows` more rows of an import; whether it was taken back already. */
export async function noteRows(
  trx: Db,
  userId: string,
  { id, format, rows, now }: { id: string; format: ImportFormat | null; rows: number; now: Date },
): Promise<{ undone: boolean }> {
  const { rows: found } = await sql<{ undone: boolean }>`
    insert into list_imports (user_id, id, format, rows, created_at)
    values (${userId}::uuid, ${id}::uuid, ${format}, ${rows}, ${now}::timestamptz)
    on conflict on constraint list_imports_pkey do update set rows = list_imports.rows + excluded.rows
    returning undone_at is not null as undone`.execute(trx);
  return { undone: found[0]?.undone ?? false };
}

/** What somebody has imported since an instant. Serves: list_imports_newest. */
export async function importedSince(
  trx: Db,
  userId: string,
  since: Date,
): Promise<{ imports: number; rows: number; first: Date | null }> {
  const { rows } = await sql<{ imports: number; rows: number; first: Date | null }>`
    select count(*)::int as imports, coalesce(sum(rows), 0)::int as rows, min(created_at) as first
    from list_imports where user_id = ${userId}::uuid and created_at > ${since}::timestamptz`.execute(trx);
  return rows[0] ?? { imports: 0, rows: 0, first: null };
}

export async function noteAdded(
  trx: Db,
  userId: string,
  importId: string,
  added: readonly Added[],
): Promise<void> {
  await sql`
    insert into list_import_rows (user_id, import_id, kind, subject_id)
    select ${userId}::uuid, ${importId}::uuid, a.kind, a.subject_id
    from unnest(${added.map(({ kind }) => kind)}::text[], ${added.map(({ subject_id }) => subject_id)}::uuid[]) a (kind, subject_id)
    on conflict do nothing`.execute(trx);
}

/** What an import has added by now, whatever became of it since. Serves: list_import_rows_pkey. */
export async function countAdded(
  db: Db,
  userId: string,
  importId: string,
): Promise<{ saves: number; pins: number; waiting: number }> {
  const { rows } = await sql<{ saves: number; pins: number; waiting: number }>`
    select count(*) filter (where kind = 'save')::int as saves,
           count(*) filter (where kind = 'pin')::int as pins,
           count(*) filter (where kind = 'wait')::int as waiting
    from list_import_rows where user_id = ${userId}::uuid and import_id = ${importId}::uuid`.execute(db);
  return rows[0] ?? { saves: 0, pins: 0, waiting: 0 };
}

/** From now on nothing is added to it any more. */
export async function closeImport(trx: Db, userId: string, id: string, now: Date): Promise<void> {
  await sql`update list_imports set undone_at = coalesce(undone_at, ${now}::timestamptz)
    where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(trx);
}

/** What an import added and has not been looked at yet; categories last, when nothing lies in them any more. */
export async function stillAdded(trx: Db, userId: string, importId: string, limit: number): Promise<Added[]> {
  const { rows } = await sql<Added>`
    select kind, subject_id from list_import_rows
    where user_id = ${userId}::uuid and import_id = ${importId}::uuid and undone is null
    order by kind = 'category', kind, subject_id limit ${limit}`.execute(trx);
  return rows;
}

export async function noteUndone(
  trx: Db,
  userId: string,
  importId: string,
  undone: readonly (Added & { undone: string })[],
): Promise<void> {
  await sql`
    update list_import_rows r set undone = u.undone
    from unnest(${undone.map(({ kind }) => kind)}::text[], ${undone.map(({ subject_id }) => subject_id)}::uuid[],
                ${undone.map((one) => one.undone)}::text[]) u (kind, subject_id, undone)
    where r.user_id = ${userId}::uuid and r.import_id = ${importId}::uuid and r.kind = u.kind
      and r.subject_id = u.subject_id`.execute(trx);
}

export async function countUndone(
  db: Db,
  userId: string,
  importId: string,
): Promise<{ saves: number; pins: number; waiting: number; kept: number }> {
  const { rows } = await sql<{ saves: number; pins: number; waiting: number; kept: number }>`
    select count(*) filter (where undone = 'removed' and kind = 'save')::int as saves,
           count(*) filter (where undone = 'removed' and kind = 'pin')::int as pins,
           count(*) filter (where undone = 'removed' and kind = 'wait')::int as waiting,
           count(*) filter (where undone = 'kept' and kind <> 'category')::int as kept
    from list_import_rows where user_id = ${userId}::uuid and import_id = ${importId}::uuid`.execute(db);
  return rows[0] ?? { saves: 0, pins: 0, waiting: 0, kept: 0 };
}

/** Takes out saves whose mark, note and categories are still as they came: which went, and which are kept. */
export async function takeSavesBack(trx: Db, userId: string, ids: readonly string[], now: Date) {
  const { rows: removed } = await sql<{ id: string; place_id: string }>`
    update saved_places set removed_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[]) and removed_at is null
      and updated_at = coalesce(added_at, created_at)
    returning id, place_id`.execute(trx);
  const { rows: kept } = await sql<{ id: string }>`
    select id from saved_places
    where user_id = ${userId}::uuid and id = any(${ids}::uuid[]) and removed_at is null`.execute(trx);
  return { removed, kept: kept.map(({ id }) => id) };
}

/** Categories of these names, whatever the case of their letters; those that were not there are made. */
export async function namedCategories(
  trx: Db,
  userId: string,
  names: readonly string[],
): Promise<{ ids: Map<string, string>; made: string[]; total: number }> {
  const { rows: made } = await sql<{ id: string }>`
    insert into categories (user_id, name) select ${userId}::uuid, w.name
    from unnest(${names}::text[]) with ordinality w (name, n) order by w.n
    on conflict (user_id, lower(name)) do nothing returning id`.execute(trx);
  const { rows } = await sql<{ name: string; id: string }>`
    select w.name, c.id from unnest(${names}::text[]) w (name)
    join categories c on c.user_id = ${userId}::uuid and lower(c.name) = lower(w.name)`.execute(trx);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from categories where user_id = ${userId}::uuid`.execute(trx);
  return {
    ids: new Map(rows.map(({ name, id }) => [name, id])),
    made: made.map(({ id }) => id),
    total: counted[0]?.total ?? 0,
  };
}

/** Deletes categories that nothing lies in: which went, and which are kept. */
export async function takeCategoriesBack(trx: Db, userId: string, ids: readonly string[]) {
  const { rows: removed } = await sql<{ id: string }>`
    delete from categories c
    where c.user_id = ${userId}::uuid and c.id = any(${ids}::uuid[])
      and not exists (select from saved_place_categories k
                      join saved_places s on s.user_id = k.user_id and s.place_id = k.place_id and s.removed_at is null
                      where k.user_id = c.user_id and k.category_id = c.id)
    returning id`.execute(trx);
  const gone = new Set(removed.map(({ id }) => id));
  return { removed: [...gone], kept: ids.filter((id) => !gone.has(id)) };
}

/** Forgets imports that are too old to be taken back. Serves: list_imports_old. */
export async function forgetImportsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from list_imports where (user_id, id) in (
      select user_id, id from list_imports where created_at <= ${before}::timestamptz order by created_at limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
