import type { PlanPlace } from '@liora/domain/contract/planCards';
import type { planContent } from '@liora/domain/contract/plans';
import type { ErrorCode } from '@liora/domain/errors';
import { type PlanDraftProblem, planDraftProblem } from '@liora/domain/rules/planDraft';
import { addTag } from '@liora/domain/rules/tags';
import type * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { placeFacts } from '../../places/facts/facts.service.ts';
import { mayMarkPrive } from '../plans.policy.ts';
import { planPosition } from './planPosition.service.ts';
import type { PlanRow } from './planWrites.queries.ts';

type Content = z.output<typeof planContent>;
type PlaceInput = Content['places'][number];

const PROBLEM_CODES: Record<PlanDraftProblem, ErrorCode> = {
  title_required: 'TITLE_REQUIRED',
  too_few_places: 'TOO_FEW_PLACES',
  duplicate_place: 'DUPLICATE_PLACE',
  public_and_prive: 'PUBLIC_AND_PRIVE',
};

/**
 * The row to store for what a creator sent, after every rule of the dialog was repeated here (RUL-66).
 * `before` is the plan being edited. Throws the ProductError of the first broken rule.
 */
export async function planRow(
  caller: SignedInCaller,
  content: Content,
  before: { is_prive: boolean; places: readonly PlanPlace[] } | null,
  // Names are looked up on connections of their own, also within a transaction.
  lookUp: Deps = caller.deps,
): Promise<PlanRow> {
  // A Privé plan is never public, whatever was sent (PCRE-15).
  const draft = { ...content, is_public: content.is_prive ? false : content.is_public };
  const problem = planDraftProblem(draft);
  if (problem) throw new ProductError(PROBLEM_CODES[problem]);
  if (draft.is_prive && !mayMarkPrive(caller.viewer, before?.is_prive ?? false))
    throw new ProductError('NOT_MEMBER');
  const places = await planPlaces(caller, draft.places, before?.places ?? []);
  // Two ids may lead to one place.
  if (planDraftProblem({ ...draft, places })) throw new ProductError('DUPLICATE_PLACE');
  const location_name = draft.location_name?.trim() || null;
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    theme: draft.theme?.trim() || null,
    location_name,
    places,
    ...(await planPosition(lookUp, location_name, places)),
    tags: draft.tags.reduce<readonly string[]>(addTag, []).slice(),
    is_public: draft.is_public,
    is_prive: draft.is_prive,
    ...(draft.shared_with_partner !== undefined && { shared_with_partner: draft.shared_with_partner }),
  };
}

/** Facts come from the server's own rows, never from the client; a stop that was stored before keeps its copy. */
async function planPlaces(caller: SignedInCaller, sent: readonly PlaceInput[], before: readonly PlanPlace[]) {
  const custom = (place: PlaceInput) => place.place_id.startsWith('custom_');
  const ids = sent.filter((place) => !custom(place)).map((place) => place.place_id);
  const known = await placeFacts(caller, ids);
  return sent.map((place): PlanPlace => {
    if (custom(place)) return customPlace(place);
    const facts = known.get(place.place_id);
    const own = written(place);
    if (facts) {
      return {
        place_id: facts.placeId,
        name: facts.name,
        address: facts.address,
        latitude: facts.latitude,
        longitude: facts.longitude,
        rating: facts.rating,
        price_level: facts.priceLevel,
        types: facts.types,
        category: facts.category,
        subcategory: facts.subcategory,
        ...own,
      };
    }
    const earlier = before.find((stop) => stop.place_id === place.place_id);
    if (!earlier) throw new ProductError('PLACE_UNKNOWN', { name: place.name });
    return { ...earlier, ...own };
  });
}

/** A free-form stop: name and address, no coordinates (PCRE-29, PCRE-33). */
function customPlace(place: PlaceInput): PlanPlace {
  const name = place.name.trim();
  const address = place.address?.trim() ?? '';
  if (name === '' || address === '') throw new ProductError('CUSTOM_PLACE_INCOMPLETE');
  return {
    place_id: place.place_id,
    name,
    address,
    latitude: null,
    longitude: null,
    rating: null,
    price_level: null,
    types: [],
    category: null,
    subcategory: null,
    ...written(place),
  };
}

/** What the creator says about a stop. */
function written({ note, starts_at, stay_minutes, cost_for_two }: PlaceInput) {
  return { note: note?.trim() || null, starts_at, stay_minutes, cost_for_two };
}
