import type { PinContent } from '@liora/domain/contract/pins';
import type { WaitingRow } from '@liora/domain/contract/savedImport';
import { WAITING_PAGE_SIZE } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { createPrivatePins } from '../../pins/write/privatePins.service.ts';
import { saveWithin } from '../write/save.service.ts';
import { lockOwner } from '../write/savedWrites.queries.ts';
import { sortIn } from './importRows.service.ts';
import {
  countWaiting,
  deleteWaiting,
  findWaiting,
  newestWaiting,
  notePlaced,
  type WaitingRecord,
} from './waiting.queries.ts';

/** A page of what waits to be placed. */
export async function listWaiting(
  { deps, viewer }: SignedInCaller,
  { cursor }: { cursor?: string | undefined },
) {
  const after = readTimeCursor(cursor);
  const [found, total] = await Promise.all([
    newestWaiting(deps.db, viewer.userId, { after, limit: WAITING_PAGE_SIZE + 1 }),
    countWaiting(deps.db, viewer.userId),
  ]);
  const { page, nextCursor } = pageFrom(found, WAITING_PAGE_SIZE);
  return { rows: page.map(toWaitingRow), total, nextCursor };
}

function toWaitingRow({
  id,
  name,
  address,
  latitude,
  longitude,
  note,
  mark,
  categories,
  saved_at,
}: WaitingRecord): WaitingRow {
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  return { id, name, address, at, note, mark, categories, saved_at: saved_at?.toISOString() ?? null };
}

export async function removeWaiting({ deps, viewer }: SignedInCaller, { ids }: { ids: readonly string[] }) {
  return { removed: (await deleteWaiting(deps.db, viewer.userId, ids)).length };
}

type Place =
  | { kind: 'save'; place_id: string }
  | {
      kind: 'pin';
      category: NonNullable<PinContent['category']>;
      at: { latitude: number; longitude: number };
    };

/** Gives a row its place, with what its file says of it. One that has its place already keeps it. */
export async function placeWaiting(
  caller: SignedInCaller,
  { id, as }: { id: string; as: Place },
): Promise<{ place_id: string }> {
  const { deps, viewer } = caller;
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer.userId);
    const row = await findWaiting(trx, viewer.userId, id);
    if (!row) throw new ProductError('NOT_FOUND');
    if (row.place_id !== null) return { place_id: row.place_id };
    const place_id = as.kind === 'save' ? await save(trx, caller, row, as) : await pin(trx, caller, row, as);
    await notePlaced(trx, viewer.userId, id, place_id);
    return { place_id };
  });
}

async function save(trx: Db, caller: SignedInCaller, row: WaitingRecord, { place_id }: { place_id: string }) {
  const { mark, note, categories, saved_at } = row;
  const wanted = { place_id, mark, note, saved_at: saved_at?.toISOString() ?? null };
  const saved = (await saveWithin(trx, caller, [wanted])).get(place_id);
  if (!saved) throw new ProductError('NOT_FOUND');
  await sortIn(trx, caller, [{ place_id: saved.place_id, categories }]);
  return saved.place_id;
}

async function pin(
  trx: Db,
  caller: SignedInCaller,
  { name, address, note }: WaitingRecord,
  { category, at }: Extract<Place, { kind: 'pin' }>,
) {
  const [made] = await createPrivatePins(trx, caller, [{ name, address, note, category, at }]);
  if (!made) throw new ProductError('NOT_FOUND');
  return made.id;
}
