import type { PlanCard } from '@liora/domain/contract/planCards';
import type { PlanDetails, planContent } from '@liora/domain/contract/plans';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { PLAN_UNDO_DELETE_MINUTES, PLANS_CREATED_PER_HOUR } from '@liora/domain/limits';
import type { ViewAs } from '@liora/domain/rules/viewAs';
import type * as z from 'zod';
import { deleteOwn, restoreOwn } from '../../content/deletion.service.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { lockPartner } from '../couples/joint/partnerViewer.service.ts';
import { placeFacts } from '../places/facts/facts.service.ts';
import { seenAs } from '../safety/visibility/viewAs.policy.ts';
import { creditOf, insertCredit } from './credits/credits.queries.ts';
import { creditFor } from './credits/credits.service.ts';
import { isPlanOwner, mayEditPlan } from './plans.policy.ts';
import { type EnrichedPlan, findPlan, findPlans, isPlanOfSurprise } from './plans.queries.ts';
import { toLockedPlan, toPlanCard, toPlanDetails } from './plans.views.ts';
import { savedCopy } from './saved/saved.queries.ts';
import { toUnpublishedPlan } from './saved/saved.views.ts';
import { storeEdit } from './write/editPlan.service.ts';
import { planRow } from './write/planContent.service.ts';
import { insertPlan, planOfRequest } from './write/planWrites.queries.ts';
import { notifyOfPlan, untellOfPlan } from './write/sharedPlans.service.ts';

type Content = z.output<typeof planContent>;

const CREATE_LIMIT = { name: 'plan-create', max: PLANS_CREATED_PER_HOUR, windowSeconds: HOUR_SECONDS };

/**
 * One plan in full, as its locked card, or as the caller's copy of a deleted one (RUL-116); NOT_FOUND for anything that
 * they may not know of. `as`: one's own as others see it.
 */
export async function getPlan(
  caller: Caller,
  id: string,
  { evening, as }: { evening?: string | undefined; as?: ViewAs | undefined } = {},
) {
  const { deps, viewer } = caller;
  const plan = await findPlan(deps.db, viewer, id);
  if (as && plan && isPlanOwner(plan, viewer))
    return getPlan(seenAs(caller, plan.user_id, as), id, { evening });
  const copy = viewer && (!plan || plan.deleted) ? await savedCopy(deps.db, viewer, id) : null;
  const shown = copy ?? plan;
  if (shown?.sight === 'locked') return { kind: 'locked' as const, plan: toLockedPlan(shown) };
  if (copy?.sight === 'full') {
    const { facts, moment } = await stopFacts(caller, copy, evening);
    return { kind: 'unpublished' as const, plan: toUnpublishedPlan(copy, facts, moment) };
  }
  if (plan?.sight !== 'full') throw new ProductError('NOT_FOUND');
  return { kind: 'plan' as const, plan: await details(caller, plan, evening) };
}

/** Cards of the plans among `ids` that the caller sees in full. */
export async function planCards({ deps, viewer }: Caller, ids: readonly string[]): Promise<PlanCard[]> {
  if (ids.length === 0) return [];
  const found = await findPlans(deps.db, viewer, ids);
  return found.filter(({ sight }) => sight === 'full').map((plan) => toPlanCard(plan, viewer));
}

/**
 * What of a plan may be sent around: what everybody sees, or what is the sender's own and not under review. `withheld`: they
 * see it, and others do not. NOT_FOUND for what they may not know of.
 */
export async function planToSend({ deps, viewer }: SignedInCaller, id: string) {
  const plan = await findPlan(deps.db, viewer, id);
  if (!plan || plan.sight === 'none') throw new ProductError('NOT_FOUND');
  const open = isPlanOwner(plan, viewer) ? !(plan.is_hidden || plan.is_reported) : plan.is_public;
  return open && plan.sight === 'full' ? { title: plan.title, stops: plan.places } : ('withheld' as const);
}

async function details(caller: Caller, plan: EnrichedPlan, evening?: string): Promise<PlanDetails> {
  const { deps, viewer } = caller;
  const own = isPlanOwner(plan, viewer);
  const [{ facts, moment }, credit, is_surprise] = await Promise.all([
    stopFacts(caller, plan, evening),
    creditOf(deps.db, viewer, plan.id),
    own && isPlanOfSurprise(deps.db, plan.id),
  ]);
  // Whoever is not its creator sees it, so it is shared with them as far as they learn.
  const shared_with_partner = plan.shared_with_partner || !own;
  const may_edit = mayEditPlan({ ...plan, creator_blocked: false }, viewer);
  return {
    ...toPlanDetails(plan, viewer, facts, moment),
    shared_with_partner,
    is_surprise,
    may_edit,
    credit,
  };
}

async function stopFacts(caller: Caller, { places }: Pick<EnrichedPlan, 'places'>, evening?: string) {
  const now = caller.deps.now();
  const facts = await placeFacts(
    caller,
    places.map((place) => place.place_id),
  );
  return { facts, moment: { now, evening: evening === undefined ? now : new Date(evening) } };
}

async function planAsStored(caller: SignedInCaller, id: string): Promise<PlanDetails> {
  const plan = await findPlan(caller.deps.db, caller.viewer, id);
  if (plan?.sight !== 'full') throw new ProductError('NOT_FOUND');
  return details(caller, plan);
}

/** Stores a plan once per request id (RUL-66): the same one again asks for nothing, whatever stands against it by now. */
export async function createPlan(
  caller: SignedInCaller,
  content: Content & { request_id: string; made_of?: string | undefined },
): Promise<PlanDetails> {
  const { deps, viewer } = caller;
  const earlier = await planOfRequest(deps.db, viewer.userId, content.request_id);
  if (earlier) return planAsStored(caller, earlier);
  const row = await planRow(caller, content, null);
  const credit = await creditFor(caller, content.made_of ?? null);
  if (credit?.for_members && row.is_public) throw new ProductError('MADE_OF_PRIVE');
  const id = await deps.db.transaction().execute(async (trx) => {
    const partner = await lockPartner(deps, trx, viewer);
    const { id: stored, isNew } = await insertPlan(trx, viewer.userId, content.request_id, row, deps.now());
    if (!isNew) return stored;
    // Inside, so that one request that comes twice at once counts once.
    await takeFromLimit({ ...deps, db: trx }, CREATE_LIMIT, viewer.userId);
    if (credit) await insertCredit(trx, stored, credit);
    if (partner) await notifyOfPlan(deps, trx, { viewer, partner }, { id: stored });
    return stored;
  });
  return planAsStored(caller, id);
}

/** Changes an own plan, or one that the caller's partner shares. */
export async function editPlan(
  caller: SignedInCaller,
  edit: Content & { id: string; base?: Content | undefined },
): Promise<PlanDetails> {
  await storeEdit(caller, edit);
  return planAsStored(caller, edit.id);
}

const UNDOABLE = { table: 'date_plans', undoMinutes: PLAN_UNDO_DELETE_MINUTES } as const;

/** Deletes the caller's own plan; else the refusal that fits: not owner when visible, not found when invisible (PLAN-31, PLAN-32). */
export async function deletePlan(caller: SignedInCaller, id: string) {
  const deleted = await deleteOwn(caller, UNDOABLE, id);
  if (deleted) {
    await untellOfPlan(caller, id);
    return deleted;
  }
  const plan = await findPlan(caller.deps.db, caller.viewer, id);
  const seen = plan && plan.sight !== 'none' && !isPlanOwner(plan, caller.viewer);
  throw new ProductError(seen ? 'NOT_OWNER' : 'NOT_FOUND');
}

export const restorePlan = (caller: SignedInCaller, id: string) => restoreOwn(caller, UNDOABLE, id);
