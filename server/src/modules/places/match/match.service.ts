import { MATCHED_PLACE_ALIKE, MATCHED_PLACE_METRES } from '@liora/domain/limits';
import type { Caller } from '../../../rpc/context.ts';
import { circlesAround, mercator } from '../search/find/planeCircle.rules.ts';
import { type MatchRow, placesOfName } from './match.queries.ts';

const METRES_PER_MILE = 1609.344;

export interface Wanted {
  name: string;
  latitude: number;
  longitude: number;
}

export interface Match {
  place_id: string;
  name: string;
  category: string;
  metres: number;
}

/**
 * Which of our places each of these is: one of that name near that point, or null. Never by the point alone, because two
 * places share a house, and never by the name alone, because two places share a name.
 */
export async function matchPlaces(caller: Caller, wanted: readonly Wanted[]): Promise<(Match | null)[]> {
  const sought = wanted.map((one) => ({
    ...one,
    ...mercator(one),
    radius: circlesAround(one, MATCHED_PLACE_METRES / METRES_PER_MILE)[0]?.radius ?? 0,
  }));
  const found = await placesOfName(caller.deps.db, caller.viewer, sought, MATCHED_PLACE_ALIKE);
  const byNumber = new Map(found.map((row) => [row.n, row]));
  return wanted.map((_, index) => toMatch(byNumber.get(index + 1)));
}

function toMatch(row: MatchRow | undefined): Match | null {
  if (!row) return null;
  const { place_id, name, category } = row;
  return { place_id, name, category, metres: Math.round(row.miles * METRES_PER_MILE) };
}
