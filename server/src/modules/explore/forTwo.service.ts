import type { ForTwo } from '@liora/domain/contract/explore';
import { FOR_TWO_PLACES, FOR_TWO_PLANS, FOR_TWO_SAVES_COMPARED } from '@liora/domain/limits';
import type { SignedInCaller } from '../../rpc/context.ts';
import { plansIncluding } from '../plans/lists/planLists.service.ts';
import { listEither } from '../saved/shared/sharedSaves.service.ts';
import { kindsOfBoth } from './forTwo.rules.ts';

/**
 * What the caller and their partner may both like, made of what either saved and shows the other, and of nothing else: likes
 * are nobody's but their own (RUL-11). The same saves give the same answer.
 */
export async function forTwo(caller: SignedInCaller, input: { at?: string | undefined }): Promise<ForTwo> {
  if (caller.viewer.partnerId === null) return { places: [], plans: [] };
  const { places: saved } = await listEither(caller, { at: input.at, limit: FOR_TWO_SAVES_COMPARED });
  const both = saved.filter(({ kind, saved_by }) => kind === 'place' && saved_by.length === 2);
  const kinds = kindsOfBoth(saved);
  const ofKinds = saved.filter(
    ({ kind, saved_by, place }) =>
      kind === 'place' &&
      saved_by.length === 1 &&
      place.subcategory !== null &&
      kinds.includes(place.subcategory),
  );
  // What the other one saved comes before what one knows already.
  const byOther = ofKinds.toSorted((a, b) => Number(a.saved_by[0] === 'me') - Number(b.saved_by[0] === 'me'));
  const places = [
    ...both.map(({ place }) => ({ place, because: { kind: 'both_saved' as const } })),
    ...byOther.map(({ place }) => ({
      place,
      because: { kind: 'both_like' as const, what: place.subcategory ?? place.category },
    })),
  ].slice(0, FOR_TWO_PLACES);
  return { places, plans: await plansWith(caller, both) };
}

/** Plans that everybody sees, with a stop that both saved. */
async function plansWith(
  caller: SignedInCaller,
  both: Awaited<ReturnType<typeof listEither>>['places'],
): Promise<ForTwo['plans']> {
  if (both.length === 0) return [];
  const found = await plansIncluding(
    caller,
    both.map(({ place }) => place.id),
    FOR_TWO_PLANS,
  );
  return found.flatMap((plan) => {
    const stop = both.find(({ place }) => plan.stops.some(({ name }) => name === place.name));
    return stop ? [{ plan, because: stop.place.name }] : [];
  });
}
