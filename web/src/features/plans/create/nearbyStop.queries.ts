import { NEARBY_FIX_MILES, NEARBY_FIX_PLACES } from '@liora/domain/limits';
import { isCategory } from '@liora/domain/rules/categories';
import type { Fix } from '@liora/domain/rules/planCheck/finding';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { type DraftStop, stopOfPlace } from './draft.forms.ts';

type Nearby = Extract<Fix, { kind: 'nearby' }>;

/** The nearest place that a fix asks for and the plan has not, as the stop that takes the other's place; or null. */
export async function nearbyStop(fix: Nearby, stops: readonly DraftStop[]): Promise<DraftStop | null> {
  const former = stops.find(({ place_id }) => place_id === fix.stop);
  const { places } = await retrying(() => client.places.search(searchFor(fix)));
  const found = places.find(
    ({ id, opening, source }) =>
      source !== 'dropped_pins' &&
      !stops.some(({ place_id }) => place_id === id) &&
      (fix.openAt === null || opening.state === 'open'),
  );
  if (!found || !former) return null;
  return { ...stopOfPlace(found), starts_at: former.starts_at, stay_minutes: former.stay_minutes };
}

function searchFor({ around, category, maxPrice, diet, openAt }: Nearby) {
  return {
    origin: { latitude: around.lat, longitude: around.lng },
    radiusMiles: NEARBY_FIX_MILES,
    limit: NEARBY_FIX_PLACES,
    category: category !== null && isCategory(category) ? category : undefined,
    price: maxPrice === null ? [] : Array.from({ length: maxPrice }, (_, level) => level + 1),
    dietary: diet === null ? [] : [diet],
    openAt: openAt ?? undefined,
  };
}
