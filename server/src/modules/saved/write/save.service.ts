import { SAVED_UNDO_MINUTES } from '@liora/domain/limits';
import type { SavedMark } from '@liora/domain/rules/savedPlaces';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { holdPartner } from '../../couples/joint/partnerViewer.service.ts';
import { isOpenAt, placeCopies } from '../../places/cards/cards.service.ts';
import { addToCategories } from '../categories/arrange.service.ts';
import { countSaved } from '../list/overview.queries.ts';
import { mayRestore, maySaveMore } from '../saved.policy.ts';
import { notifyOfSaves, withdrawSaves } from '../shared/sharing.service.ts';
import { savedDay } from './savedDay.rules.ts';
import {
  holdPlaces,
  insertSaves,
  lockOwner,
  markRemoved,
  type NewSave,
  removalsOf,
  savedAmong,
  unmarkRemoved,
  updateSave,
} from './savedWrites.queries.ts';

/** A place to save, with what its saver says of it. */
export interface Wanted {
  place_id: string;
  category_ids?: readonly string[];
  mark?: SavedMark | null;
  note?: string | null;
  /** When it was saved where it comes from. */
  saved_at?: string | null;
  /** False: its saver keeps it from their partner. */
  shared_with_partner?: boolean;
}

/** Saves one place (API-35): the server's own facts of it, never the caller's. */
export async function savePlace(caller: SignedInCaller, wanted: Wanted) {
  const saved = (await savePlaces(caller, [wanted])).get(wanted.place_id);
  if (!saved) throw new ProductError('NOT_FOUND');
  const { id, place_id, name } = saved;
  return { id, place_id, name };
}

/**
 * Saves places, all of them or, over the limit, none; at most 500 (`SAVED_BATCH_MAX`). What is saved already stays as it is and
 * is put into the categories as well (RUL-70). Answers by the id that was asked for; what the caller may not see is left out.
 */
export async function savePlaces(
  { deps, viewer }: SignedInCaller,
  wanted: readonly Wanted[],
): Promise<Map<string, Saved>> {
  return deps.db.transaction().execute(async (trx) => {
    const saved = await saveWithin(trx, { deps, viewer }, wanted);
    await addWanted(trx, viewer.userId, wanted, saved);
    return saved;
  });
}

interface Saved {
  id: string;
  place_id: string;
  name: string;
  /** It was not saved before. */
  isNew: boolean;
}

/** The same as part of a greater change, and without the categories. */
export async function saveWithin(
  trx: Db,
  { deps, viewer }: Pick<SignedInCaller, 'deps' | 'viewer'>,
  wanted: readonly Omit<Wanted, 'category_ids'>[],
): Promise<Map<string, Saved>> {
  const asked = wanted.map(({ place_id }) => place_id);
  await lockOwner(trx, viewer.userId);
  const partner = await holdPartner(deps, trx, viewer);
  await holdPlaces(trx, asked);
  const copies = await placeCopies(trx, viewer, asked);
  const ids = [...copies.values()].map(({ place_id }) => place_id);
  const before = await savedAmong(trx, viewer.userId, ids);
  const fresh = new Map<string, NewSave>();
  for (const one of wanted) {
    const copy = copies.get(one.place_id);
    if (copy && !before.has(copy.place_id) && !fresh.has(copy.place_id))
      fresh.set(copy.place_id, toSave(copy, one, deps.now()));
  }
  if (!maySaveMore(viewer, await countSaved(trx, viewer.userId), fresh.size))
    throw new ProductError('SAVED_LIMIT');
  if (fresh.size > 0) await insertSaves(trx, viewer.userId, [...fresh.values()]);
  const rows = await savedAmong(trx, viewer.userId, ids);
  const added = [...fresh.keys()].flatMap((id) => rows.get(id) ?? []);
  if (partner) await notifyOfSaves(deps, trx, { viewer, partner }, added);
  return new Map(
    [...copies].flatMap(([id, { place_id, name }]) => {
      const row = rows.get(place_id);
      return row ? [[id, { id: row, place_id, name, isNew: fresh.has(place_id) }]] : [];
    }),
  );
}

type Copies = Awaited<ReturnType<typeof placeCopies>>;
type Copy = Copies extends Map<string, infer One> ? One : never;

const SOURCES = ['venues', 'restaurants', 'dropped_pins'] as const;

function toSave(copy: Copy, wanted: Wanted, now: Date): NewSave {
  return {
    place_id: copy.place_id,
    source: SOURCES[copy.source],
    place_name: copy.name,
    place_address: copy.address,
    photo_url: copy.photo_url,
    rating: copy.rating,
    price_level: copy.price_level,
    latitude: copy.latitude,
    longitude: copy.longitude,
    phone_number: copy.phone,
    website_url: copy.website,
    place_types: copy.types,
    category: copy.category,
    subcategory: copy.subcategory,
    is_open: isOpenAt(copy, now),
    mark: wanted.mark ?? null,
    note: wanted.note || null,
    shared_with_partner: wanted.shared_with_partner ?? true,
    ...daysOf(wanted.saved_at ?? null, now),
  };
}

function daysOf(savedAt: string | null, now: Date): Pick<NewSave, 'created_at' | 'added_at'> {
  const day = savedDay(savedAt, now);
  return day
    ? { created_at: day, added_at: now.toISOString() }
    : { created_at: now.toISOString(), added_at: null };
}

async function addWanted(
  trx: Db,
  userId: string,
  wanted: readonly Wanted[],
  saved: ReadonlyMap<string, Saved>,
): Promise<void> {
  const pairs = wanted.flatMap(({ place_id, category_ids = [] }) => {
    const one = saved.get(place_id);
    return one ? category_ids.map((category_id) => ({ place_id: one.place_id, category_id })) : [];
  });
  await addToCategories(trx, userId, pairs);
}

/** Takes a place out of the caller's own (API-36); the ids are for `restore`. */
export const removePlace = (caller: SignedInCaller, placeId: string) => remove(caller, { placeId });

export const removePlaces = (caller: SignedInCaller, ids: readonly string[]) => remove(caller, { ids });

async function remove({ deps, viewer }: SignedInCaller, which: Parameters<typeof markRemoved>[2]) {
  return deps.db.transaction().execute(async (trx) => {
    const partner = await holdPartner(deps, trx, viewer);
    const removed = await markRemoved(trx, viewer.userId, which, deps.now());
    const places = removed.map(({ place_id }) => place_id);
    if (partner) await withdrawSaves(trx, { viewer, partner }, places);
    return { ids: removed.map(({ id }) => id) };
  });
}

/** Brings back what was taken out, with everything that was said of it. What is there stays. */
export async function restorePlaces({ deps, viewer }: SignedInCaller, ids: readonly string[]) {
  const since = new Date(deps.now().getTime() - SAVED_UNDO_MINUTES * 60_000);
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer.userId);
    const rows = await removalsOf(trx, viewer.userId, ids, since);
    if (rows.length === 0) throw new ProductError('UNDO_TOO_LATE');
    const out = rows.filter((row) => row.out);
    const savedSince = out.some((row) => row.saved_since);
    if (!mayRestore(viewer, await countSaved(trx, viewer.userId), out.length, savedSince))
      throw new ProductError('SAVED_LIMIT');
    await unmarkRemoved(
      trx,
      viewer.userId,
      out.map(({ id }) => id),
    );
    return { ids: rows.map(({ id }) => id) };
  });
}

/** Mark and private note of one row of the caller's own. */
export async function updatePlace(
  { deps, viewer }: SignedInCaller,
  { id, ...change }: { id: string; mark?: SavedMark | null | undefined; note?: string | null | undefined },
) {
  if (!(await updateSave(deps.db, viewer.userId, id, change, deps.now())))
    throw new ProductError('NOT_FOUND');
  return { id };
}
