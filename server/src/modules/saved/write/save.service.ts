import { MINUTE_MS } from '@liora/domain/durations';
import { SAVED_UNDO_MINUTES } from '@liora/domain/limits';
import type { SavedMark } from '@liora/domain/rules/savedPlaces';
import { isFirstTime } from '../../../appliedRequests/appliedRequests.ts';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockPartner } from '../../couples/joint/partnerViewer.service.ts';
import { isOpenAt, placeCopies } from '../../places/cards/cards.service.ts';
import { addToCategories } from '../categories/arrange.service.ts';
import { noteSorted } from '../categories/categories.queries.ts';
import { countSaved } from '../list/overview.queries.ts';
import { mayRestore, maySaveMore } from '../saved.policy.ts';
import { notifyOfSaves, withdrawSaves } from '../shared/sharing.service.ts';
import { mergeWords, type WordsChange } from './mergeWords.rules.ts';
import { savedDay } from './savedDay.rules.ts';
import {
  insertSaves,
  lockOwner,
  lockPlaces,
  lockWords,
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
export async function savePlace(
  caller: SignedInCaller,
  { request_id, ...wanted }: Wanted & { request_id?: string | undefined },
) {
  const saved = (await savePlaces(caller, [wanted], request_id)).get(wanted.place_id);
  if (!saved) throw new ProductError('NOT_FOUND');
  const { id, place_id, name } = saved;
  return { id, place_id, name };
}

/**
 * Saves places, all of them or, over the limit, none; at most 500 (`SAVED_BATCH_MAX`). What is saved already stays as it is and
 * is put into the categories as well (RUL-70). Answers by the id that was asked for; what the caller may not see is left out.
 * A request that was carried out before changes nothing, and is answered with what is still saved of it.
 */
export async function savePlaces(
  { deps, viewer }: SignedInCaller,
  wanted: readonly Wanted[],
  requestId?: string,
): Promise<Map<string, Saved>> {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await isFirstTime(trx, viewer.userId, requestId, deps.now())))
      return stillSaved(trx, viewer, wanted);
    const saved = await saveWithin(trx, { deps, viewer }, wanted);
    await addWanted(trx, { deps, viewer }, wanted, saved);
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

async function stillSaved(
  trx: Db,
  viewer: SignedInCaller['viewer'],
  wanted: readonly Wanted[],
): Promise<Map<string, Saved>> {
  const copies = await placeCopies(
    trx,
    viewer,
    wanted.map(({ place_id }) => place_id),
  );
  const ids = [...copies.values()].map(({ place_id }) => place_id);
  return byRequestedId(copies, await savedAmong(trx, viewer.userId, ids), new Set());
}

/** The same as part of a greater change, and without the categories. */
export async function saveWithin(
  trx: Db,
  { deps, viewer }: Pick<SignedInCaller, 'deps' | 'viewer'>,
  wanted: readonly Omit<Wanted, 'category_ids'>[],
): Promise<Map<string, Saved>> {
  const asked = wanted.map(({ place_id }) => place_id);
  await lockOwner(trx, viewer.userId);
  const partner = await lockPartner(deps, trx, viewer);
  await lockPlaces(trx, asked);
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
  return byRequestedId(copies, rows, new Set(fresh.keys()));
}

function byRequestedId(
  copies: Copies,
  rows: ReadonlyMap<string, string>,
  fresh: ReadonlySet<string>,
): Map<string, Saved> {
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
  { deps, viewer: { userId } }: Pick<SignedInCaller, 'deps' | 'viewer'>,
  wanted: readonly Wanted[],
  saved: ReadonlyMap<string, Saved>,
): Promise<void> {
  const pairs = wanted.flatMap(({ place_id, category_ids = [] }) => {
    const one = saved.get(place_id);
    return one ? category_ids.map((category_id) => ({ ...one, category_id })) : [];
  });
  await addToCategories(trx, userId, pairs);
  const sorted = pairs.filter(({ isNew }) => !isNew).map(({ place_id }) => place_id);
  await noteSorted(trx, userId, sorted, deps.now());
}

/** Takes a place out of the caller's own (API-36); the ids are for `restore`. */
export const removePlace = (caller: SignedInCaller, placeId: string, requestId?: string) =>
  remove(caller, { placeId }, requestId);

export const removePlaces = (caller: SignedInCaller, ids: readonly string[]) => remove(caller, { ids });

async function remove(
  { deps, viewer }: SignedInCaller,
  which: Parameters<typeof markRemoved>[2],
  requestId?: string,
) {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await isFirstTime(trx, viewer.userId, requestId, deps.now()))) return { ids: [] };
    const partner = await lockPartner(deps, trx, viewer);
    const removed = await markRemoved(trx, viewer.userId, which, deps.now());
    const places = removed.map(({ place_id }) => place_id);
    if (partner) await withdrawSaves(trx, { viewer, partner }, places);
    return { ids: removed.map(({ id }) => id) };
  });
}

/**
 * Brings back what was taken out, with everything that was said of it. What is there stays. What comes back after something else
 * was saved counts as saved now: else the two would make room for each other, one after the other.
 */
export async function restorePlaces({ deps, viewer }: SignedInCaller, ids: readonly string[]) {
  const since = new Date(deps.now().getTime() - SAVED_UNDO_MINUTES * MINUTE_MS);
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer.userId);
    const rows = await removalsOf(trx, viewer.userId, ids, since);
    if (rows.length === 0) throw new ProductError('UNDO_TOO_LATE');
    const out = rows.filter((row) => row.out);
    const savedSince = out.some((row) => row.saved_since);
    if (!mayRestore(viewer, await countSaved(trx, viewer.userId), out.length, savedSince))
      throw new ProductError('SAVED_LIMIT');
    const anew = idsOf(out.filter((row) => row.saved_meanwhile));
    await unmarkRemoved(trx, viewer.userId, idsOf(out), { anew, now: deps.now() });
    return { ids: idsOf(rows) };
  });
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Mark and private note of one row of the caller's own. With `was` what was changed elsewhere meanwhile stays.
 * @throws NOT_FOUND, SAVED_CHANGED with how they stand
 */
export async function updatePlace(
  { deps, viewer }: SignedInCaller,
  { id, was, request_id, ...change }: WordsChange & { id: string; request_id?: string | undefined },
) {
  const { userId } = viewer;
  return deps.db.transaction().execute(async (trx) => {
    const now = await lockWords(trx, userId, id);
    if (!now) throw new ProductError('NOT_FOUND');
    if (!(await isFirstTime(trx, userId, request_id, deps.now()))) return { id };
    const merged = was ? mergeWords(was, change, now) : change;
    if (!merged) throw new ProductError('SAVED_CHANGED', { saved: now });
    await updateSave(trx, userId, id, merged, deps.now());
    return { id };
  });
}
