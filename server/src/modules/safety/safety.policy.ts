import type { Viewer } from '../../rpc/context.ts';
import { type PlanAccess, planVisibility } from '../plans/plans.policy.ts';

/** What a decision about a pin needs to know of it. */
export interface PinAccess {
  user_id: string;
  is_public: boolean;
  is_prive: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  /** The viewer has blocked its author. */
  creator_blocked: boolean;
}

/** Who sees a pin (RUL-82). `visibleTo` in places.policy.ts says it in SQL; a test holds the two together. */
function seesPin(pin: PinAccess, viewer: Viewer | null): boolean {
  if (viewer && pin.user_id === viewer.userId) return true;
  if (pin.is_hidden || pin.is_reported || pin.creator_blocked) return false;
  return pin.is_prive ? viewer?.entitlement.prive === true : pin.is_public;
}

/**
 * Only what a person sees in full can be reported by them. Something that somebody else reported a moment ago still
 * counts: two people who look at it both mean it, and neither report may be lost.
 */
export const mayReportPlan = (plan: PlanAccess, viewer: Viewer) =>
  planVisibility({ ...plan, is_reported: false }, viewer) === 'full';

export const mayReportPin = (pin: PinAccess, viewer: Viewer) =>
  seesPin({ ...pin, is_reported: false }, viewer);
