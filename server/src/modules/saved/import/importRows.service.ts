import type { ImportCounts, ImportedRow } from '@liora/domain/contract/savedImport';
import { DAY_MS } from '@liora/domain/durations';
import {
  CATEGORIES_MAX,
  LIST_IMPORTS_PER_DAY,
  LIST_ROWS_PER_DAY,
  WAITING_ROWS_MAX,
} from '@liora/domain/limits';
import type { ImportFormat } from '@liora/domain/rules/savedPlaces';
import { isFirstTime } from '../../../appliedRequests/appliedRequests.ts';
import type { Db } from '../../../db/client.ts';
import { secondsUntil } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { createPrivatePins } from '../../pins/write/privatePins.service.ts';
import { addToCategories } from '../categories/arrange.service.ts';
import { saveWithin } from '../write/save.service.ts';
import { lockOwner } from '../write/savedWrites.queries.ts';
import {
  type Added,
  countAdded,
  importedSince,
  namedCategories,
  noteAdded,
  noteRows,
} from './imports.queries.ts';
import { keyOf } from './listRow.rules.ts';
import { countWaiting, insertWaiting } from './waiting.queries.ts';

interface ImportInput {
  import_id: string;
  format?: ImportFormat | null;
  rows: readonly ImportedRow[];
  request_id?: string | undefined;
}

/**
 * Does with each row what it says, all of them or none, and notes what is new, so that it can be taken back. What is there
 * already stays as it is: the same rows again add nothing. The same request again, because its answer got lost, does nothing
 * and counts as none.
 */
export async function importRows(
  caller: SignedInCaller,
  { import_id, format = null, rows, request_id }: ImportInput,
): Promise<ImportCounts & { total: ImportCounts }> {
  const { deps, viewer } = caller;
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer.userId);
    const isFirst = await isFirstTime(trx, viewer.userId, request_id, deps.now());
    const fresh = isFirst ? rows : [];
    await begin(trx, caller, { id: import_id, format, rows: fresh.length });
    const added = await addAll(trx, caller, fresh);
    await noteAdded(trx, viewer.userId, import_id, added);
    return { ...countsOf(added), total: await countAdded(trx, viewer.userId, import_id) };
  });
}

const addAll = async (trx: Db, caller: SignedInCaller, rows: readonly ImportedRow[]): Promise<Added[]> => [
  ...(await addSaves(trx, caller, rows)),
  ...(await addPins(trx, caller, rows)),
  ...(await addWaiting(trx, caller, rows)),
];

function countsOf(added: readonly Added[]): ImportCounts {
  const count = (kind: Added['kind']) => added.filter((one) => one.kind === kind).length;
  return { saves: count('save'), pins: count('pin'), waiting: count('wait') };
}

/** Counts the rows, under the lock of their owner. */
async function begin(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  list: { id: string; format: ImportFormat | null; rows: number },
): Promise<void> {
  const now = deps.now();
  const { undone } = await noteRows(trx, viewer.userId, { ...list, now });
  if (undone) throw new ProductError('IMPORT_UNDONE');
  const today = await importedSince(trx, viewer.userId, new Date(now.getTime() - DAY_MS));
  if (today.imports <= LIST_IMPORTS_PER_DAY && today.rows <= LIST_ROWS_PER_DAY) return;
  const ends = new Date((today.first ?? now).getTime() + DAY_MS);
  throw new ProductError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(ends, now) });
}

async function addSaves(trx: Db, caller: SignedInCaller, rows: readonly ImportedRow[]): Promise<Added[]> {
  const wanted = rows.flatMap((row) => (row.as.kind === 'save' ? { ...row, place_id: row.as.place_id } : []));
  if (wanted.length === 0) return [];
  const saved = await saveWithin(trx, caller, wanted);
  // What the caller may not see any more is nobody's to save: the dry run is asked again.
  if (wanted.some(({ place_id }) => !saved.has(place_id))) throw new ProductError('NOT_FOUND');
  const fresh = wanted.filter(({ place_id }) => saved.get(place_id)?.isNew);
  const made = await sortIn(
    trx,
    caller,
    fresh.map((row) => ({ ...row, place_id: saved.get(row.place_id)?.place_id ?? row.place_id })),
  );
  const ids = new Set(fresh.flatMap(({ place_id }) => saved.get(place_id)?.id ?? []));
  return [
    ...[...ids].map((subject_id): Added => ({ kind: 'save', subject_id })),
    ...made.map((subject_id): Added => ({ kind: 'category', subject_id })),
  ];
}

/** Puts saves into the categories that their rows name; the ids of those that had to be made. */
export async function sortIn(
  trx: Db,
  { viewer }: SignedInCaller,
  saves: readonly { place_id: string; categories: readonly string[] }[],
): Promise<string[]> {
  const names = [...new Set(saves.flatMap(({ categories }) => categories))];
  if (names.length === 0) return [];
  const { ids, made, total } = await namedCategories(trx, viewer.userId, names);
  if (total > CATEGORIES_MAX) throw new ProductError('TOO_MANY_CATEGORIES');
  const pairs = saves.flatMap(({ place_id, categories }) =>
    categories.flatMap((name) => {
      const category_id = ids.get(name);
      return category_id ? { place_id, category_id } : [];
    }),
  );
  await addToCategories(trx, viewer.userId, pairs);
  return made;
}

async function addPins(trx: Db, caller: SignedInCaller, rows: readonly ImportedRow[]): Promise<Added[]> {
  const wanted = rows.flatMap((row) => {
    if (row.as.kind !== 'pin') return [];
    if (!row.at) throw new ProductError('POSITION_REQUIRED');
    return { ...row, at: row.at, category: row.as.category };
  });
  const pins = await createPrivatePins(trx, caller, wanted);
  return pins.flatMap(({ id, isNew }): Added[] => (isNew ? [{ kind: 'pin', subject_id: id }] : []));
}

async function addWaiting(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  rows: readonly ImportedRow[],
): Promise<Added[]> {
  const waiting = rows.flatMap((row) => (row.as.kind === 'wait' ? { ...row, key: keyOf(row) } : []));
  if (waiting.length === 0) return [];
  const once = [...new Map(waiting.map((row) => [row.key, row])).values()];
  const ids = await insertWaiting(trx, viewer.userId, once, deps.now());
  if (ids.length > 0 && (await countWaiting(trx, viewer.userId)) > WAITING_ROWS_MAX)
    throw new ProductError('WAITING_FULL');
  return ids.map((subject_id) => ({ kind: 'wait', subject_id }));
}
