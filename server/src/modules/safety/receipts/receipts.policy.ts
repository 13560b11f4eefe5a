import { REPORTS_IN_VAIN_MAX } from '@liora/domain/limits';
import type { ModerationAction, ReportOutcome } from '@liora/domain/rules/decisions';

/**
 * Whether somebody is told that what they reported was looked at. Whoever reports in vain again and again, as those do who act
 * together against one person, learns nothing of when to go on.
 */
export const isNotified = ({ upheld, dismissed }: { upheld: number; dismissed: number }): boolean =>
  upheld > 0 || dismissed < REPORTS_IN_VAIN_MAX;

/** What whoever reported it is told. All decisions but Restore are one to them: what else they do is its author's business. */
export function outcomeOf({ action, gone }: { action: ModerationAction; gone: boolean }): ReportOutcome {
  if (action !== 'restore') return 'hidden';
  return gone ? 'gone' : 'nothing_found';
}
