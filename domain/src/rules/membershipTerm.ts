import { DAY_MS } from '../durations.ts';
import { TRIAL_ENDING_SOON_DAYS } from '../limits.ts';
import { isPaidFor, type MembershipFields } from './membership.ts';

export interface MembershipTerm {
  /** Whole days until the end, rounded up; 0 when not active; null for one that runs without an end. Never negative. */
  days_remaining: number | null;
  /** A trial with a day or less to go. Never true of anything but an active trial (RUL-05). */
  trial_ending_soon: boolean;
}

const ENDLESS: MembershipTerm = { days_remaining: null, trial_ending_soon: false };

/** How long a membership goes on (MEM-10 to MEM-12). What an admin or the override gives has no end. */
export function membershipTerm(profile: MembershipFields, at: Date, override: boolean): MembershipTerm {
  if (override || profile.admin_managed_tier) return ENDLESS;
  if (!isPaidFor(profile, at)) return { days_remaining: 0, trial_ending_soon: false };
  const end = profile.subscription_end_date;
  if (end === null) return ENDLESS;
  const days_remaining = Math.ceil((end.getTime() - at.getTime()) / DAY_MS);
  const trial_ending_soon = profile.trial_status === 'active' && days_remaining <= TRIAL_ENDING_SOON_DAYS;
  return { days_remaining, trial_ending_soon };
}
