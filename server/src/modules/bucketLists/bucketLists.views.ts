import type { BucketFacts } from '@liora/domain/contract/bucketFacts';
import type { BucketItem, BucketOccasion, BucketSubject } from '@liora/domain/contract/bucketItem';
import type { PlaceCard } from '@liora/domain/contract/places';
import type { PlanCard } from '@liora/domain/contract/planCards';
import type { Viewer } from '../../rpc/context.ts';
import { toPlanPicture } from '../plans/plans.views.ts';
import { isShared } from './bucketLists.policy.ts';
import type { BucketRow, WishedRow } from './bucketLists.queries.ts';

/** What of places and plans the viewer may see today, by the ids that items hold. */
export interface Around {
  places: ReadonlyMap<string, PlaceCard>;
  plans: ReadonlyMap<string, PlanCard>;
}

export function toBucketItem(
  row: WishedRow,
  viewer: Viewer,
  around: Around,
  occasion: BucketOccasion | null,
): BucketItem {
  const { id, mine, partner, created_at } = row;
  return {
    ...toBucketFacts(row, viewer),
    id,
    subject: toSubject(row, around),
    added_by: row.user_id === viewer.userId ? 'you' : 'partner',
    wishes: { mine, partner },
    occasion,
    created_at: created_at.toISOString(),
  };
}

export function toBucketFacts(row: BucketRow, viewer: Viewer): BucketFacts {
  const { title, season, effort, note, done_on, version } = row;
  const budget = row.budget as BucketFacts['budget'];
  return { title, season, budget, effort, note, shared: isShared(row, viewer), done_on, version };
}

function toSubject(row: BucketRow, { places, plans }: Around): BucketSubject {
  if (row.kind === 'idea') return { kind: 'idea' };
  const place = row.place_id !== null && places.get(row.place_id);
  if (place) return { kind: 'place', place: toPlace(place) };
  if (row.place_name !== null) return { kind: 'gone', name: row.place_name };
  const plan = row.plan_id !== null && plans.get(row.plan_id);
  return plan ? { kind: 'plan', plan: toPlanPicture(plan) } : { kind: 'unavailable' };
}

type Shown<Kind extends BucketSubject['kind']> = Extract<BucketSubject, { kind: Kind }>;

const toPlace = (card: PlaceCard): Shown<'place'>['place'] => ({
  id: card.id,
  name: card.name,
  locality: card.locality,
  category: card.category,
  subcategory: card.subcategory,
  types: card.types,
  priceLevel: card.priceLevel,
  photoUrl: card.photoUrl,
  timeZone: card.timeZone,
});
