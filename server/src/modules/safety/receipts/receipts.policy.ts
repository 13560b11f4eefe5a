import { REPORTS_IN_VAIN_MAX } from '@liora/domain/limits';

/**
 * Whether somebody is told that what they reported was looked at. Whoever reports in vain again and again, as those do who act
 * together against one person, learns nothing of when to go on.
 */
export const isNotified = ({ upheld, dismissed }: { upheld: number; dismissed: number }): boolean =>
  upheld > 0 || dismissed < REPORTS_IN_VAIN_MAX;
