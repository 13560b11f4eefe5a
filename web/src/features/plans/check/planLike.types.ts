import type { StopLike } from '@liora/domain/rules/checkedStops';
import type { Finding, Fix } from '@liora/domain/rules/planCheck/finding';

/** Whatever can be checked: a plan, a draft of one, what somebody is invited to. */
export interface PlanLike {
  stops: readonly (StopLike & { name: string })[];
  /** Others find it in lists. */
  listed: boolean;
  /** It has a location by name, or its position is known. */
  named: boolean;
}

export type OnFix = (fix: Fix, finding: Finding) => void;
