import { PLAN_NAME_FROM_STOPS_MILES } from '@liora/domain/limits';
import { distanceMiles, type LatLng } from '@liora/domain/rules/distance';
import type { Deps } from '../../../deps.ts';
import { positionsOfName } from '../../location/location.service.ts';

interface Stop {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Where a plan lies: where its named place lies, else its first stop with coordinates, else nowhere (RUL-65). A name is only
 * a name: when nothing of that name is within 50 miles of that stop, the stop is right.
 */
export async function planPosition(
  deps: Deps,
  locationName: string | null,
  stops: readonly Stop[],
): Promise<{ latitude: number | null; longitude: number | null }> {
  const first = firstPosition(stops);
  const named = locationName === null ? [] : await positionsOfName(deps, locationName, first ?? undefined);
  const at = first
    ? (named.find((place) => distanceMiles(place, first) <= PLAN_NAME_FROM_STOPS_MILES) ?? first)
    : named[0];
  return { latitude: at?.lat ?? null, longitude: at?.lng ?? null };
}

function firstPosition(stops: readonly Stop[]): LatLng | null {
  for (const { latitude, longitude } of stops)
    if (latitude !== null && longitude !== null) return { lat: latitude, lng: longitude };
  return null;
}
