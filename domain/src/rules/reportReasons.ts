/** Why a plan is reported (MOD-10); the first one is chosen at first (MOD-07). */
export const PLAN_REPORT_REASONS = [
  'inappropriate_content',
  'spam',
  'misleading_information',
  'copyright_violation',
  'harassment',
  'dangerous_activity',
  'other',
] as const;
export type PlanReportReason = (typeof PLAN_REPORT_REASONS)[number];

/** Why a pin, review, photo or profile is reported (MOD-13, RUL-21); the first one is chosen at first (RUL-16). */
export const PIN_REPORT_REASONS = [
  'inappropriate',
  'spam',
  'harassment',
  'false_information',
  'fake_location',
  'other',
] as const;
export type PinReportReason = (typeof PIN_REPORT_REASONS)[number];

/** A pin reported for 'other' says what it is about (MOD-14); for a plan details are always optional (RUL-16). */
export function pinDetailsMissing(reason: string, details: string | null): boolean {
  return reason === 'other' && (details ?? '').trim() === '';
}
