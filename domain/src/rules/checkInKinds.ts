/** A couple check-in is of a day, a weekly one of a week from Monday to Sunday. */
export const CHECK_IN_KINDS = ['day', 'week'] as const;
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];
