import type { LocationSuggestion } from '@liora/domain/contract/location';
import { LOCATION_NAMESAKES_COMPARED, LOCATION_SEARCHES_PER_MINUTE } from '@liora/domain/limits';
import type { LatLng } from '@liora/domain/rules/distance';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../rateLimits/networkOf.ts';
import type { RequestContext } from '../../rpc/context.ts';
import type { Match, Question } from './find/findTowns.rules.ts';
import { fillTowns, townsFilled } from './gazetteer/fillTowns.runtime.ts';
import { neighbourhoods } from './gazetteer/neighbourhoods.runtime.ts';
import { lookUpTowns } from './gazetteer/towns.service.ts';
import { toSuggestion } from './location.views.ts';

const SEARCH_LIMIT = { name: 'location-search', max: LOCATION_SEARCHES_PER_MINUTE, windowSeconds: 60 };

/** Names of towns can be looked up from now on without another connection: for who asks within a transaction. */
export const townsReady = (deps: Deps): Promise<void> => fillTowns(deps);

/** Waits for the towns where this process fills them: at the first start of all. */
async function lookUp(deps: Deps, question: Question): Promise<Match[]> {
  await townsFilled(deps);
  return lookUpTowns(deps.searchPool, await neighbourhoods(deps.searchPool, deps.now()), question);
}

/** Towns and neighbourhoods for what was typed, the likeliest first; of namesakes the one nearer to the default area. */
export async function searchLocations(
  { deps, clientAddress }: Pick<RequestContext, 'deps' | 'clientAddress'>,
  { query, limit }: { query: string; limit: number },
): Promise<{ suggestions: LocationSuggestion[] }> {
  deps.readLimits.take(SEARCH_LIMIT, networkOf(clientAddress));
  const matches = await lookUp(deps, { typed: query, limit, near: middleOf(deps) });
  return { suggestions: matches.map(toSuggestion) };
}

/**
 * Where a typed place name may lie, the likeliest first; none when it is not the whole name of a town or neighbourhood.
 * `near`: of namesakes the one near it is meant; the default area unless given. What is asked is written down, so that it
 * waits for the towns.
 */
export async function positionsOfName(deps: Deps, name: string, near = middleOf(deps)): Promise<LatLng[]> {
  await fillTowns(deps);
  const found = await lookUp(deps, { typed: name, limit: LOCATION_NAMESAKES_COMPARED, near, whole: true });
  return found.map(({ at }) => at);
}

/** A town or neighbourhood, as a search means it. */
export interface NamedTown {
  name: string;
  at: LatLng;
  /** Of the town; a neighbourhood is known where it is. */
  population: number;
}

/** The town or neighbourhood of that whole name, of namesakes the one near `near`; null when nothing is called so. */
export async function townCalled(deps: Deps, name: string, near: LatLng): Promise<NamedTown | null> {
  const [match] = await lookUp(deps, { typed: name, limit: 1, near, whole: true });
  if (!match) return null;
  const { neighbourhood, town, at } = match;
  return { name: neighbourhood?.name ?? town?.name ?? name, at, population: town?.population ?? 0 };
}

function middleOf({ config }: Deps): LatLng {
  return { lat: config.defaultArea.latitude, lng: config.defaultArea.longitude };
}
