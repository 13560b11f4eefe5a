import type { PlanContent, planContent } from '@liora/domain/contract/plans';
import { PLAN_MAX_PLACES } from '@liora/domain/limits';
import { mergePlan } from '@liora/domain/rules/planMerge';
import type * as z from 'zod';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockPartner } from '../../couples/joint/partnerViewer.service.ts';
import { townsReady } from '../../location/location.service.ts';
import { placeFacts } from '../../places/facts/facts.service.ts';
import { isOfMembersPlan } from '../credits/credits.queries.ts';
import { isPlanOwner, mayEditPlan } from '../plans.policy.ts';
import { type EnrichedPlan, findPlan } from '../plans.queries.ts';
import { toPlanNow } from '../plans.views.ts';
import { planRow } from './planContent.service.ts';
import { lockPlan, updatePlan } from './planWrites.queries.ts';
import { notifyOfPlan } from './sharedPlans.service.ts';

type Content = z.output<typeof planContent>;
type Edit = Content & { id: string; base?: Content | undefined };

/**
 * Stores what the caller changed of a plan since `base`, and leaves the rest as it stands: field by field, under the lock of
 * its row, so that of any number of changes at once none is lost.
 *
 * @throws PLAN_CHANGED where somebody else changed the same
 */
export async function storeEdit(caller: SignedInCaller, edit: Edit): Promise<void> {
  await townsReady(caller.deps);
  await caller.deps.db.transaction().execute(async (trx) => {
    const partner = await lockPartner(caller.deps, trx, caller.viewer);
    await lockPlan(trx, edit.id);
    const within = asOfNow(caller, trx, partner !== null);
    const before = await requireEditable(within, edit);
    const now = { ...before, places: await placesOfToday(within, before) };
    const content = merged(within, now, edit);
    const row = await planRow(within, content, now, caller.deps);
    if (row.is_public && (await isOfMembersPlan(trx, edit.id))) throw new ProductError('MADE_OF_PRIVE');
    await updatePlan(trx, edit.id, row, caller.deps.now());
    if (partner && isPlanOwner(before, caller.viewer))
      await notifyOfPlan(within.deps, trx, { viewer: caller.viewer, partner }, before);
  });
}

/** Everything is asked within the transaction; whose link has just ended has no partner any more. */
function asOfNow({ deps, viewer }: SignedInCaller, trx: Db, linked: boolean): SignedInCaller {
  const alone = linked ? viewer : { ...viewer, partnerId: null, linkId: null };
  return { deps: { ...deps, db: trx }, viewer: alone };
}

/** Not found when invisible, not owner when visible (PLAN-31, PLAN-32). An app that knows no partner edits own plans alone. */
async function requireEditable({ deps, viewer }: SignedInCaller, edit: Edit): Promise<EnrichedPlan> {
  const plan = await findPlan(deps.db, viewer, edit.id);
  if (!plan || plan.sight === 'none') throw new ProductError('NOT_FOUND');
  const may = edit.base
    ? mayEditPlan({ ...plan, creator_blocked: false }, viewer)
    : isPlanOwner(plan, viewer);
  if (!may) throw new ProductError('NOT_OWNER');
  return plan;
}

/** The stops under the ids that they have today: those that whoever edits was shown. */
async function placesOfToday(caller: SignedInCaller, { places }: Pick<EnrichedPlan, 'places'>) {
  const known = await placeFacts(
    caller,
    places.map(({ place_id }) => place_id),
  );
  return places.map((stop) => ({ ...stop, place_id: known.get(stop.place_id)?.placeId ?? stop.place_id }));
}

function merged({ viewer }: SignedInCaller, now: EnrichedPlan, { id: _id, base, ...mine }: Edit): Content {
  const owner = isPlanOwner(now, viewer);
  if (!base) return mine;
  const theirs = toPlanNow(now);
  const { merged: words, conflicts } = mergePlan(base, mine, {
    ...theirs,
    places: theirs.places.map(toInput),
  });
  if (conflicts.length > 0 || words.places.length > PLAN_MAX_PLACES)
    throw new ProductError('PLAN_CHANGED', {
      plan: { ...theirs, shared_with_partner: owner ? now.shared_with_partner : true },
    });
  return { ...words, places: [...words.places], tags: [...words.tags], ...switches(owner, now, base, mine) };
}

const toInput = ({
  place_id,
  name,
  address,
  note,
  starts_at,
  stay_minutes,
  cost_for_two,
}: Content['places'][number]): Content['places'][number] => ({
  place_id,
  name,
  address,
  note,
  starts_at,
  stay_minutes,
  cost_for_two,
});

type Switches = Required<Pick<PlanContent, 'is_public' | 'is_prive'>> &
  Pick<PlanContent, 'shared_with_partner'>;

/** Who sees it is its creator's to say: what they turned since they began. */
function switches(owner: boolean, now: EnrichedPlan, base: Content, mine: Content): Switches {
  const { is_public, is_prive } = now;
  if (!owner) return { is_public, is_prive };
  const turned = mine.is_public !== base.is_public || mine.is_prive !== base.is_prive;
  return {
    ...(turned ? { is_public: mine.is_public, is_prive: mine.is_prive } : { is_public, is_prive }),
    ...(mine.shared_with_partner !== base.shared_with_partner && {
      shared_with_partner: mine.shared_with_partner,
    }),
  };
}
