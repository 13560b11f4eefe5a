import type { Audience, Sight } from '../../content/contentKind.ts';
import type { Viewer } from '../../rpc/context.ts';
import { partnerOf } from '../safety/visibility/viewAs.policy.ts';

/** What a decision about a plan needs to know of it. */
export interface PlanAccess {
  user_id: string;
  is_public: boolean;
  is_prive: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  deleted: boolean;
  /** False: a private one is its creator's alone (RUL-47). */
  shared_with_partner: boolean;
  /** The viewer has blocked its creator. */
  creator_blocked: boolean;
}

/**
 * What a caller may see of a plan (RUL-09, RUL-13, RUL-15, RUL-22, RUL-47): all of it, its locked card, or nothing.
 * Statements ask `planSight` (planSight.policy.ts), which says it in SQL; a test holds the two together.
 */
export function planVisibility(plan: PlanAccess, viewer: Viewer | null): Sight {
  if (plan.deleted) return 'none';
  if (isPlanOwner(plan, viewer)) return 'full';
  if (plan.is_hidden || plan.is_reported || plan.creator_blocked) return 'none';
  if (isPartners(plan.user_id, viewer) && (plan.shared_with_partner || plan.is_public || plan.is_prive))
    return 'full';
  if (plan.is_prive) return viewer?.entitlement.member ? 'full' : 'locked';
  return plan.is_public ? 'full' : 'none';
}

/** What a decision about the copy of a deleted plan needs to know. */
export interface CopyAccess {
  creator_id: string | null;
  /** Who could see the plan in the moment before it was deleted. */
  audience: Audience | null;
  /** Reported, hidden, or its creator blocked by the saver. */
  withheld: boolean;
}

/**
 * What a saver may see of their copy of a deleted plan (RUL-116): what they could see of it in the moment before. `copySight`
 * says it in SQL.
 */
export function copyVisibility(copy: CopyAccess, saver: Viewer): Sight {
  if (copy.creator_id === saver.userId) return 'full';
  if (copy.withheld) return 'none';
  if (copy.creator_id && isPartners(copy.creator_id, saver) && isPartnersToo(copy.audience)) return 'full';
  if (copy.audience === 'members') return saver.entitlement.member ? 'full' : 'locked';
  return copy.audience === 'everybody' ? 'full' : 'none';
}

const isPartners = (creatorId: string, viewer: Viewer | null) => viewer?.partnerId === creatorId;
/** Whoever else is among this audience, the partner is, too. */
const isPartnersToo = (audience: Audience | null) =>
  audience !== null && audience !== 'nobody' && audience !== 'owner';

export function isPlanOwner(plan: Pick<PlanAccess, 'user_id'>, viewer: Viewer | null): boolean {
  return viewer !== null && plan.user_id === viewer.userId;
}

/** A private plan of the viewer's own that their partner sees as well: whether somebody blocks somebody is not told by it. */
export function isSeenByPartner(plan: Omit<PlanAccess, 'creator_blocked'>, viewer: Viewer | null): boolean {
  const partner = viewer && partnerOf(viewer);
  if (!partner || !isPlanOwner(plan, viewer) || plan.is_public || plan.is_prive) return false;
  return planVisibility({ ...plan, creator_blocked: false }, partner) === 'full';
}

/**
 * Whose partner shares a plan may write in it, as long as the two are linked (RUL-47): texts, stops, times and costs, never
 * who sees it, nor whether it is there.
 */
export function mayEditPlan(plan: PlanAccess, viewer: Viewer | null): boolean {
  if (plan.deleted) return false;
  return (
    isPlanOwner(plan, viewer) || (isPartners(plan.user_id, viewer) && planVisibility(plan, viewer) === 'full')
  );
}

/** Only a member marks a plan Privé; one that already is stays so after a lapse (PCRE-14, RUL-81). */
export function mayMarkPrive(viewer: Viewer, wasPrive: boolean): boolean {
  return viewer.entitlement.member || wasPrive;
}
