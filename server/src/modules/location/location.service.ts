import type { LocationSuggestion } from '@liora/domain/contract/location';
import { LOCATION_NAMESAKES_COMPARED, LOCATION_SEARCHES_PER_MINUTE } from '@liora/domain/limits';
import type { LatLng } from '@liora/domain/rules/distance';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../rateLimits/networkOf.ts';
import type { RequestContext } from '../../rpc/context.ts';
import { findTowns, type Gazetteer } from './find/findTowns.rules.ts';
import { neighbourhoods } from './gazetteer/neighbourhoods.runtime.ts';
import { towns } from './gazetteer/towns.runtime.ts';
import { toSuggestion } from './location.views.ts';

const SEARCH_LIMIT = { name: 'location-search', max: LOCATION_SEARCHES_PER_MINUTE, windowSeconds: 60 };

async function gazetteer({ searchPool, now }: Deps): Promise<Gazetteer> {
  const known = await towns();
  return { towns: known, neighbourhoods: await neighbourhoods(searchPool, known, now()) };
}

/** Towns and neighbourhoods for what was typed, the likeliest first; of namesakes the one nearer to the default area. */
export async function searchLocations(
  { deps, clientAddress }: Pick<RequestContext, 'deps' | 'clientAddress'>,
  { query, limit }: { query: string; limit: number },
): Promise<{ suggestions: LocationSuggestion[] }> {
  deps.readLimits.take(SEARCH_LIMIT, networkOf(clientAddress));
  const known = await gazetteer(deps);
  const matches = findTowns(known, { typed: query, limit, near: middleOf(deps) });
  return { suggestions: matches.map((match) => toSuggestion(known.towns, match)) };
}

/**
 * Where a typed place name may lie, the likeliest first; none when it is not the whole name of a town or neighbourhood.
 * `near`: of namesakes the one near it is meant; the default area unless given.
 */
export async function positionsOfName(deps: Deps, name: string, near = middleOf(deps)): Promise<LatLng[]> {
  const known = await gazetteer(deps);
  return findTowns(known, { typed: name, limit: LOCATION_NAMESAKES_COMPARED, near, whole: true }).map(
    ({ at }) => at,
  );
}

function middleOf({ config }: Deps): LatLng {
  return { lat: config.defaultArea.latitude, lng: config.defaultArea.longitude };
}
