export type MembershipTier = 'free' | 'prive' | 'premium';

/** The membership columns of a profile, as stored. Dates are instants. */
export interface MembershipFields {
  membership_tier: MembershipTier;
  subscription_status: string | null;
  subscription_end_date: Date | null;
  trial_status: string | null;
  admin_managed_tier: boolean;
}

export interface Entitlement {
  tier: MembershipTier;
  /** May see and make Privé things: override, or a paid tier that is active (RUL-02). */
  member: boolean;
  /** Member whose tier is prive: Privé pins in search (RUL-02). */
  prive: boolean;
}

export const VISITOR: Entitlement = { tier: 'free', member: false, prive: false };

/**
 * The one answer to "what may this signed-in user see" (RUL-01 to RUL-03, RUL-08).
 * A past end date is not active; a missing one is; a tier given by an admin counts as active.
 */
export function entitlement(profile: MembershipFields, at: Date, override: boolean): Entitlement {
  if (override) return { tier: 'prive', member: true, prive: true };
  const active = profile.admin_managed_tier || isPaidFor(profile, at);
  const member = active && profile.membership_tier !== 'free';
  return { tier: profile.membership_tier, member, prive: member && profile.membership_tier === 'prive' };
}

/** Subscription or trial is active and its end, where it has one, is still to come (RUL-03). */
export function isPaidFor(profile: MembershipFields, at: Date): boolean {
  const running = profile.subscription_end_date === null || profile.subscription_end_date > at;
  return running && (profile.subscription_status === 'active' || profile.trial_status === 'active');
}
