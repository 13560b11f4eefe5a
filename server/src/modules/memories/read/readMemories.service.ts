import type { Memory, MemoryNumbers } from '@liora/domain/contract/memories';
import type { MemoryFacts } from '@liora/domain/contract/memory';
import type { PlaceCard } from '@liora/domain/contract/places';
import { DAY_MS } from '@liora/domain/durations';
import {
  MEMORIES_OF_A_DAY,
  MEMORY_PLACES_MAX,
  MEMORY_PROMPT_DAYS,
  MEMORY_YEARS_MAX,
} from '@liora/domain/limits';
import { anniversariesOn, dayAt, daysSomewhere, yearsAgoToday } from '@liora/domain/rules/memories';
import type { Db } from '../../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { datesOver } from '../../invitations/read/readInvitations.service.ts';
import { jointPhotosOf } from '../../photos/joint/jointPhotos.service.ts';
import { toPhoto } from '../../photos/photos.views.ts';
import { placeCards } from '../../places/cards/cards.service.ts';
import { planCards } from '../../plans/plans.service.ts';
import {
  countMemories,
  findMemory,
  type MemoryFilter,
  type MemoryRow,
  memoriesOf,
  memoriesOfDays,
  placesOfMemories,
  storedDays,
  trashedMemories,
  trashedPhotos,
  yearsOfMemories,
} from '../memories.queries.ts';
import {
  restorableSince,
  restorableUntil,
  toMemory,
  toMemoryFacts,
  toMemoryPhoto,
} from '../memories.views.ts';
import { readMemoryCursor, writeMemoryCursor } from '../memoryCursor.parser.ts';

/** So many are looked at for those that a day brings back. */
const LOOKED_AT = 200;
const DATES_LOOKED_AT = 10;

/** Memories with their photos, and with what of place and plan the caller may see today. */
async function shownMemories(caller: SignedInCaller, rows: readonly MemoryRow[]): Promise<Memory[]> {
  const { deps, viewer } = caller;
  const ids = rows.map(({ id }) => id);
  const placeIds = [...new Set(rows.flatMap(({ place_id }) => place_id ?? []))];
  const [photos, places, plans] = await Promise.all([
    jointPhotosOf(deps.db, viewer, 'memory', ids),
    placeCards(caller, placeIds, { at: deps.now() }),
    planCards(caller, [...new Set(rows.flatMap(({ plan_id }) => plan_id ?? []))]),
  ]);
  return rows.map((row) =>
    toMemory(row, viewer, {
      photos: photos.get(row.id) ?? [],
      place: (row.place_id && places.get(row.place_id)) || null,
      plan: plans.find(({ id }) => id === row.plan_id) ?? null,
    }),
  );
}

/** How one of theirs stands, for whoever changed an older one: within the transaction of that. */
export async function factsOf({ viewer }: SignedInCaller, db: Db, id: string): Promise<MemoryFacts> {
  const row = await findMemory(db, viewer, id);
  if (!row) throw new ProductError('NOT_FOUND');
  const photos = await jointPhotosOf(db, viewer, 'memory', [id]);
  return toMemoryFacts(row, viewer, photos.get(id) ?? []);
}

/** One of the caller's own or of the two; NOT_FOUND for all others. */
export async function getMemory(caller: SignedInCaller, id: string): Promise<{ memory: Memory }> {
  const row = await findMemory(caller.deps.db, caller.viewer, id);
  const [memory] = row ? await shownMemories(caller, [row]) : [];
  if (!memory) throw new ProductError('NOT_FOUND');
  return { memory };
}

export async function listMemories(
  caller: SignedInCaller,
  { cursor, limit, ...filter }: MemoryFilter & { cursor?: string | undefined; limit: number },
) {
  const { deps, viewer } = caller;
  const last = readMemoryCursor(cursor);
  const found = await memoriesOf(deps.db, viewer, { filter, last, limit: limit + 1 });
  const page = found.slice(0, limit);
  const end = page.at(-1);
  return {
    memories: await shownMemories(caller, page),
    nextCursor: end && found.length > limit ? writeMemoryCursor(end) : null,
  };
}

/** How many there are, of which years, where, and what they come to: places by their points of today, as far as the caller sees those. */
export async function memoriesOverview(caller: SignedInCaller) {
  const { deps, viewer } = caller;
  const [years, rows, numbers] = await Promise.all([
    yearsOfMemories(deps.db, viewer, MEMORY_YEARS_MAX),
    placesOfMemories(deps.db, viewer, MEMORY_PLACES_MAX),
    numbersOfMemories(caller),
  ]);
  const [cards, photos] = await Promise.all([
    placeCards(
      caller,
      rows.flatMap(({ place_id }) => place_id ?? []),
      { at: deps.now() },
    ),
    jointPhotosOf(
      deps.db,
      viewer,
      'memory',
      rows.map(({ id }) => id),
    ),
  ]);
  const places = rows.map(({ id, place_name, place_id, day, rating, count }) => {
    const card = place_id === null ? undefined : cards.get(place_id);
    const [photo] = photos.get(id) ?? [];
    return {
      memory: id,
      name: place_name,
      latitude: card?.latitude ?? null,
      longitude: card?.longitude ?? null,
      count,
      date_completed: day,
      rating,
      photo: photo ? toPhoto(photo) : null,
      place: card ? coverOf(card) : null,
    };
  });
  return {
    count: years.reduce((sum, { count }) => sum + count, 0),
    years,
    places,
    numbers,
  };
}

const coverOf = ({ id, category, subcategory, types }: PlaceCard) => ({ id, category, subcategory, types });

async function numbersOfMemories({ deps, viewer }: SignedInCaller): Promise<MemoryNumbers> {
  const { new_places, time_zone, ...counted } = await countMemories(deps.db, viewer);
  const [year = ''] = dayAt(deps.now(), time_zone ?? 'UTC').split('-');
  return { together: viewer.linkId !== null, ...counted, new_places: new_places[year] ?? 0 };
}

/** What this day brings back, by the clock of each place: of what is shared the same to both. */
export async function memoriesOfToday(caller: SignedInCaller) {
  const { deps, viewer } = caller;
  const now = deps.now();
  const days = [...new Set(daysSomewhere(now).flatMap(anniversariesOn))];
  const rows = await memoriesOfDays(deps.db, viewer, days, LOOKED_AT);
  const years = new Map(
    rows.flatMap((row) => {
      const ago = yearsAgoToday({ date: row.day, timeZone: row.time_zone }, now);
      return ago === null ? [] : [[row.id, ago] as const];
    }),
  );
  const found = rows.filter(({ id }) => years.has(id)).slice(0, MEMORIES_OF_A_DAY);
  const memories = await shownMemories(caller, found);
  return { memories: memories.map((memory) => ({ ...memory, years: years.get(memory.id) ?? 0 })) };
}

/** The last date that is over, unless something of that day is kept already. */
export async function dateToKeep(caller: SignedInCaller) {
  const { deps, viewer } = caller;
  const now = deps.now();
  const since = new Date(now.getTime() - MEMORY_PROMPT_DAYS * DAY_MS);
  const over = await datesOver(caller, { since, limit: DATES_LOOKED_AT });
  const dates = over.map(({ planned_date, time_zone, venue_name, ...rest }) => ({
    ...rest,
    place_name: venue_name,
    date_completed: dayAt(planned_date, time_zone),
  }));
  const kept = await storedDays(
    deps.db,
    viewer,
    dates.map(({ date_completed }) => date_completed),
  );
  return { date: dates.find(({ date_completed }) => !kept.has(date_completed)) ?? null };
}

/** What can be brought back of memories, or of photos of memories that are there. */
export async function listTrash(
  caller: SignedInCaller,
  { what, cursor, limit }: { what: 'memories' | 'photos'; cursor?: string | undefined; limit: number },
) {
  const { deps, viewer } = caller;
  const wanted = { since: restorableSince(deps.now()), last: readTimeCursor(cursor), limit: limit + 1 };
  if (what === 'memories') {
    const { page, nextCursor } = pageFrom(await trashedMemories(deps.db, viewer, wanted), limit);
    return { memories: await shownMemories(caller, page), photos: [], nextCursor };
  }
  const { page, nextCursor } = pageFrom(await trashedPhotos(deps.db, viewer, wanted), limit);
  const photos = page.map((row) => ({
    ...toMemoryPhoto(row, viewer),
    memory: { id: row.memory_id, place_name: row.place_name, date_completed: row.day },
    restorable_until: restorableUntil(row.trashed_at),
  }));
  return { memories: [], photos, nextCursor };
}
