import type { BucketOccasion } from '@liora/domain/contract/bucketItem';
import { seasonAt, weekendFit } from '@liora/domain/rules/bucketWeekend';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { type DateToCome, datesToCome } from '../../invitations/read/readInvitations.service.ts';
import { placeFacts } from '../../places/facts/facts.service.ts';
import type { BucketRow, WishedRow } from '../bucketLists.queries.ts';
import type { Around } from '../bucketLists.views.ts';

/** What says when an item may be done. */
export interface Occasions {
  now: Date;
  dates: readonly DateToCome[];
  facts: Awaited<ReturnType<typeof placeFacts>>;
  around: Around;
}

/** Of the places that the caller sees their hours; and the dates that the two have agreed on. */
export async function occasionsOf(
  caller: SignedInCaller,
  rows: readonly WishedRow[],
  around: Around,
): Promise<Occasions> {
  const open = rows.filter(({ done_on }) => done_on === null);
  const [dates, facts] = await Promise.all([
    open.some(({ kind }) => kind !== 'idea') ? datesToCome(caller) : [],
    placeFacts(
      caller,
      open.flatMap(({ place_id }) => (place_id !== null && around.places.has(place_id) ? place_id : [])),
    ),
  ]);
  return { now: caller.deps.now(), dates, facts, around };
}

/** A date that leads there, else a time of the coming weekend; an idea of no season is for any. Null: nothing is known, or it is done. */
export function occasionOf(row: BucketRow, occasions: Occasions): BucketOccasion | null {
  if (row.done_on !== null) return null;
  return bookedFor(row, occasions) ?? weekendOf(row, occasions);
}

function bookedFor({ place_id, plan_id }: BucketRow, { dates, around }: Occasions): BucketOccasion | null {
  const place = place_id !== null && around.places.get(place_id);
  const date = dates.find(
    (one) => (place && one.place_id === place.id) || (plan_id !== null && one.plan_id === plan_id),
  );
  return date ? { kind: 'booked', at: date.at.toISOString(), time_zone: date.time_zone } : null;
}

function weekendOf(row: BucketRow, { now, facts }: Occasions): BucketOccasion | null {
  if (row.kind === 'idea')
    return row.season === null || row.season === seasonAt(now, 'UTC', null) ? { kind: 'any' } : null;
  const known = row.place_id === null ? undefined : facts.get(row.place_id);
  if (!known) return null;
  const { category, subcategory, latitude, longitude, timeZone: time_zone, hours } = known;
  const place = { category, subcategory, latitude, longitude, time_zone, hours };
  const at = weekendFit(place, row.season, now);
  return at && { kind: 'fits', at: at.toISOString(), time_zone };
}
