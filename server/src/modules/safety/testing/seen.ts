import { randomUUID } from 'node:crypto';
import { countInput, searchInput } from '@liora/domain/contract/places';
import { planContent } from '@liora/domain/contract/plans';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { exploreHome } from '../../explore/explore.service.ts';
import { getPlace } from '../../places/places.service.ts';
import { countAnew } from '../../places/search/count.service.ts';
import { searchPlaces } from '../../places/search/search.service.ts';
import { suggestPlaces } from '../../places/search/suggest.service.ts';
import { topCurators } from '../../plans/curators/curators.service.ts';
import { countCuratedPlans, listCuratedPlans } from '../../plans/lists/planLists.service.ts';
import { createPlan, getPlan } from '../../plans/plans.service.ts';
import { savedPlans } from '../../plans/saved/saved.service.ts';

export const CITY = { latitude: 37.7793, longitude: -122.4193 };

const stop = (place_id: string) => ({ place_id, name: place_id, address: null });

/** A plan with the stops 'bar' and 'cafe' and a tag nobody else uses; its id. */
export async function publishPlan(who: SignedInCaller, more: Record<string, unknown> = {}): Promise<string> {
  const content = planContent.parse({
    title: 'Lamplight',
    tags: ['Lanterns'],
    places: [stop('bar'), stop('cafe')],
    ...more,
  });
  return (await createPlan(who, { ...content, request_id: randomUUID() })).id;
}

async function found(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'NOT_FOUND') return false;
    throw error;
  }
}

/** Every way by which a person comes across a plan, and whether it is there. */
export async function waysToPlan(caller: Caller, id: string): Promise<Record<string, boolean>> {
  const list = (origin?: typeof CITY) => listCuratedPlans(caller, { tags: [], limit: 60, origin });
  const [everywhere, near, count, home, place, curators, saved] = await Promise.all([
    list(),
    list(CITY),
    countCuratedPlans(caller, { tags: [] }),
    exploreHome(caller, { origin: CITY, located: true }),
    getPlace(caller, { id: 'bar' }),
    topCurators(caller),
    caller.viewer ? savedPlans({ ...caller, viewer: caller.viewer }, { limit: 60 }) : { plans: [] },
  ]);
  const has = (plans: ReadonlyArray<{ id: string }>) => plans.some((plan) => plan.id === id);
  return {
    'the list': has(everywhere.plans),
    'the list near here': has(near.plans),
    'the number of plans': count.total > 0,
    'the tags in use': count.tags.includes('Lanterns'),
    'the locked shelf': has(everywhere.locked),
    'the first screen': has(home.featured ? [home.featured, ...home.plans] : home.plans),
    'the number on the first screen': home.planTotal > 0,
    'the page of a place': has(place.plans),
    'the top curators': curators.curators.length > 0,
    'what is saved': has(saved.plans.map(({ plan }) => plan)),
    'its address': await found(getPlan(caller, id)),
  };
}

/** Every way by which a person comes across a pin called 'Bench', the only one. */
export async function waysToPin(caller: Caller, id: string): Promise<Record<string, boolean>> {
  const [near, counts, byName, suggested, home, bar] = await Promise.all([
    searchPlaces(caller, searchInput.parse({ origin: CITY })),
    countAnew(caller, countInput.parse({ origin: CITY, kinds: true })),
    searchPlaces(caller, searchInput.parse({ origin: CITY, q: 'Bench' })),
    suggestPlaces(caller, { q: 'Bench', origin: CITY }),
    exploreHome(caller, { origin: CITY, located: true }),
    getPlace(caller, { id: 'bar' }),
  ]);
  const has = (places: ReadonlyArray<{ id: string }>) => places.some((place) => place.id === id);
  return {
    'the search': has(near.places),
    'the number of places': near.within > 2 || counts.within > 2,
    'the kinds of places': counts.kinds.some((kind) => kind.name === 'Park'),
    'the search by name': has(byName.places),
    'the place search box': has(suggested.places),
    'the neighbours of a place': has(bar.neighbours),
    'the first screen': has([...home.openNear, ...home.worthADate]),
    'its address': await found(getPlace(caller, { id })),
  };
}

/** The ways that lead there. */
export const leading = (ways: Record<string, boolean>) =>
  Object.keys(ways).filter((way) => ways[way] === true);
