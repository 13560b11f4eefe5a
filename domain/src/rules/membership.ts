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

/** What makes somebody a member besides what they have of their own. */
export interface MembershipGifts {
  /** RUL-01: everybody is one. */
  premium_override: boolean;
  /** RUL-111: the tier of their partner, who lends them a seat; null where nobody does. */
  lent_tier: MembershipTier | null;
}

/** As for most people: what they have is their own. */
export const NO_GIFTS: MembershipGifts = { premium_override: false, lent_tier: null };

/**
 * The one answer to "what may this signed-in user see" (RUL-01 to RUL-03, RUL-08, RUL-111).
 * A past end date is not active; a missing one is; a tier given by an admin counts as active.
 */
export function entitlement(profile: MembershipFields, at: Date, gifts: MembershipGifts): Entitlement {
  if (gifts.premium_override) return { tier: 'prive', member: true, prive: true };
  const own = isMemberOfTheirOwn(profile, at);
  const tier = own ? profile.membership_tier : (gifts.lent_tier ?? profile.membership_tier);
  const member = own || gifts.lent_tier !== null;
  return { tier, member, prive: member && (tier === 'prive' || gifts.lent_tier === 'prive') };
}

/** Without what others give. */
export function isMemberOfTheirOwn(profile: MembershipFields, at: Date): boolean {
  const active = profile.admin_managed_tier || isPaidFor(profile, at);
  return active && profile.membership_tier !== 'free';
}

/** Subscription or trial is active and its end, where it has one, is still to come (RUL-03). */
export function isPaidFor(profile: MembershipFields, at: Date): boolean {
  const running = profile.subscription_end_date === null || profile.subscription_end_date > at;
  return running && (profile.subscription_status === 'active' || profile.trial_status === 'active');
}
