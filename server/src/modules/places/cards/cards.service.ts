import type { Origin } from '@liora/domain/contract/common';
import type { PlaceCard } from '@liora/domain/contract/places';
import type { Db } from '../../../db/client.ts';
import type { Caller, Viewer } from '../../../rpc/context.ts';
import { openingOnce } from '../hours/openingCache.runtime.ts';
import { toPlaceCard } from '../places.views.ts';
import { copiesOf, idsLeadingTo, type PlaceCopy, rowsByRef } from './cards.queries.ts';

/** Cards of the places among `ids` that the caller may see and that are not gone, by the id that was asked for. */
export async function placeCards(
  { deps, viewer }: Caller,
  ids: readonly string[],
  { origin, at }: { origin?: Origin | undefined; at: Date },
): Promise<Map<string, PlaceCard>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsByRef(deps.db, viewer, ids, origin);
  return new Map(rows.map(([asked, row]) => [asked, toPlaceCard(row, at, viewer)]));
}

/** What is copied of the places among `ids` that the viewer may see, by the id that was asked for. */
export async function placeCopies(
  db: Db,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<Map<string, PlaceCopy>> {
  if (ids.length === 0) return new Map();
  const rows = await copiesOf(db, viewer, ids);
  return new Map(rows.map((row) => [row.asked, row]));
}

/** Whether it is open at an instant; null when that is not known. */
export function isOpenAt({ weekly, exceptions, time_zone }: PlaceCopy, at: Date): boolean | null {
  const { state } = openingOnce({ weekly, exceptions, time_zone }, at);
  return state === 'unknown' ? null : state === 'open';
}

/** Under which ids these places may have been known before they were merged, too. */
export const everyIdOf = (db: Db, placeIds: readonly string[]): Promise<string[]> =>
  idsLeadingTo(db, placeIds);
