import { canonicalZone } from '@liora/domain/rules/hoursClock';
import { dayAt } from '@liora/domain/rules/memories';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { placeCopies } from '../../places/cards/cards.service.ts';
import type { PlaceFields } from './memoryWrites.queries.ts';

/** The place that it was, of those the caller sees, and whose clock counts there. @throws NOT_FOUND */
export async function placeOfMemory(
  { deps, viewer }: SignedInCaller,
  { place_id, time_zone }: { place_id?: string | null | undefined; time_zone: string },
): Promise<PlaceFields> {
  const device = canonicalZone(time_zone) ?? 'UTC';
  if (!place_id) return { place_id: null, time_zone: device };
  const place = (await placeCopies(deps.db, viewer, [place_id])).get(place_id);
  if (!place) throw new ProductError('NOT_FOUND');
  return { place_id: place.place_id, time_zone: place.time_zone ?? device };
}

/** Nobody remembers a day that has not come. @throws MEMORY_DATE */
export function requirePast(day: string, timeZone: string, now: Date): void {
  if (day > dayAt(now, timeZone)) throw new ProductError('MEMORY_DATE');
}
