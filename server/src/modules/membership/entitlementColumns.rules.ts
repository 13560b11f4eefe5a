/** Columns of the profile `p` that decide what its person may see, beside what they are given (premiumOverride, lentTier). */
export const ENTITLEMENT_COLUMNS = [
  'p.membership_tier',
  'p.subscription_status',
  'p.subscription_end_date',
  'p.trial_status',
  'p.admin_managed_tier',
] as const;
