import type { LiveEvent } from '@liora/domain/contract/live';
import { type Entitlement, VISITOR } from '@liora/domain/rules/membership';
import { type PlanAccess, planVisibility } from '../plans/plans.policy.ts';

/** Who listens on a stream, and what decides what they are told. */
export interface Listener {
  /** Null for a visitor. */
  userId: string | null;
  entitlement: Entitlement;
  /** Whom they block. */
  blocked: ReadonlySet<string>;
}

export const VISITING: Listener = { userId: null, entitlement: VISITOR, blocked: new Set() };

/** A plan as it is now, whoever asks. */
export type LivePlan = Omit<PlanAccess, 'creator_blocked'>;

/** Who could see a plan, as `live_audience` in SQL counts it: each audience includes the ones before it. */
export const AUDIENCE = { nobody: 0, creator: 1, members: 2, everybody: 3 } as const;

/** Whether a listener sees a plan in full now. A locked card is not enough: no event of a Privé plan reaches a non-member. */
export function seesPlan(plan: LivePlan, { userId, entitlement, blocked }: Listener): boolean {
  const viewer = userId === null ? null : { userId, username: '', entitlement };
  return planVisibility({ ...plan, creator_blocked: blocked.has(plan.user_id) }, viewer) === 'full';
}

/** The same for a plan as it was, of which only the audience is known. */
export function sawPlan(
  audience: number,
  creator: string,
  { userId, entitlement, blocked }: Listener,
): boolean {
  if (userId === creator) return audience >= AUDIENCE.creator;
  if (blocked.has(creator)) return false;
  return audience === AUDIENCE.everybody || (audience === AUDIENCE.members && entitlement.member);
}

export interface PlanChange {
  id: string;
  creator: string;
  /** Audience before the change, and the widest one that it had on the way. */
  first: number;
  widest: number;
  /** Null when it is gone for good. */
  now: LivePlan | null;
}

/**
 * What a listener is told about a changed plan, or null: nobody learns of a plan that they neither could nor can see
 * (RUL-09, RUL-15, RUL-22). The creator of a reported plan still sees it, so for them it has 'changed'.
 */
export function planNews(change: PlanChange, listener: Listener): 'new' | 'changed' | 'gone' | null {
  const { creator, first, widest, now } = change;
  if (now && seesPlan(now, listener)) return sawPlan(first, creator, listener) ? 'changed' : 'new';
  return sawPlan(widest, creator, listener) ? 'gone' : null;
}

/** What a listener is told when they may see other things than before. */
export function accessChanged(before: Listener, after: Listener): Extract<LiveEvent, { type: 'you' }>[] {
  const member =
    before.entitlement.member !== after.entitlement.member ||
    before.entitlement.prive !== after.entitlement.prive;
  const blocks =
    before.blocked.size !== after.blocked.size || [...before.blocked].some((id) => !after.blocked.has(id));
  return [
    ...(member ? [{ type: 'you', what: 'membership' } as const] : []),
    ...(blocks ? [{ type: 'you', what: 'blocks' } as const] : []),
  ];
}
