/** What erasing an account takes away, as people are told before they delete it (RUL-92). */
export const GOES_KINDS = ['profile', 'published', 'own', 'dates'] as const;
export type GoesKind = (typeof GOES_KINDS)[number];

/** What it keeps, and whether that still leads to who it was. */
export const RETAINED_KINDS = {
  purchases: 'as it was',
  shared: 'without a name',
  copies: 'without a name',
  invitations: 'without a name',
  reports: 'without a name',
  actions: 'as it was',
  facts: 'without a name',
  traces: 'as it was',
} as const;
export type RetainedKind = keyof typeof RETAINED_KINDS;
