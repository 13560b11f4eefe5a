import type { Origin } from '@liora/domain/contract/common';
import type { PlaceCard } from '@liora/domain/contract/places';
import { searchInput } from '@liora/domain/contract/places';
import {
  MATCH_AREA_DEGREES,
  MATCH_CANDIDATE_PLACES,
  MATCH_CANDIDATE_PLANS,
  MATCH_RADIUS_MILES,
} from '@liora/domain/limits';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { searchPlaces } from '../../places/search/search.service.ts';
import { listCuratedPlans } from '../../plans/lists/planLists.service.ts';
import { seenByBoth } from '../faces.service.ts';
import type { CardRef } from './drawHands.rules.ts';

export interface Candidates {
  cards: CardRef[];
  /** The zone of most of the places. */
  timeZone: string | null;
}

/**
 * Places and plans around a position that both may see, found as their lists find them. The position is made coarse first:
 * the cards are shown to the partner, and tell no more of where the other one was than the neighbourhood of a town.
 */
export async function candidatesNear(
  caller: SignedInCaller,
  partner: Caller,
  origin: Origin,
): Promise<Candidates> {
  const around = { latitude: coarse(origin.latitude), longitude: coarse(origin.longitude) };
  const [{ places }, { plans }] = await Promise.all([
    searchPlaces(
      caller,
      searchInput.parse({
        origin: around,
        radiusMiles: MATCH_RADIUS_MILES,
        sort: 'score',
        limit: MATCH_CANDIDATE_PLACES,
      }),
    ),
    listCuratedPlans(caller, { origin: around, tags: [], limit: MATCH_CANDIDATE_PLANS }),
  ]);
  const found = [
    ...places.filter(isCandidate).map(({ id }) => ({ kind: 'place' as const, ref: id })),
    ...plans.map(({ id }) => ({ kind: 'plan' as const, ref: id })),
  ];
  const seen = await seenByBoth(caller, partner, found);
  return {
    cards: found.filter((card) => seen.has(card)),
    timeZone: commonest(places.map(({ timeZone }) => timeZone)),
  };
}

const coarse = (degrees: number): number => Math.round(degrees / MATCH_AREA_DEGREES) * MATCH_AREA_DEGREES;

const isCandidate = ({ source, hasCoordinates }: PlaceCard): boolean =>
  source !== 'fallback' && hasCoordinates;

function commonest(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
