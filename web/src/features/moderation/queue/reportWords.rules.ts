import type { PinReportReason, PlanReportReason } from '@liora/domain/rules/reportReasons';
import { safetyText } from '../../safety/safety.text.ts';
import type { ContentKind } from '../moderationSearch.rules.ts';

/** The reason of a report in the words in which its reporter chose it. */
export function reasonWords(kind: ContentKind, reason: PlanReportReason | PinReportReason): string {
  const { planReasons, pinReasons } = safetyText;
  const words: Partial<Record<string, string>> =
    kind === 'plan' ? { ...pinReasons, ...planReasons } : { ...planReasons, ...pinReasons };
  return words[reason] ?? reason;
}
