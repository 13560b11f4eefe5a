import {
  PIN_REPORT_REASONS,
  type PinReportReason,
  PLAN_REPORT_REASONS,
  type PlanReportReason,
} from '@liora/domain/rules/reportReasons';
import type { SafetySubject } from '../safetySubject.types.ts';

/** The steps before anything has happened; reportSuccess and blockSuccess follow in a dialog of their own. */
export type SafetyStep = 'menu' | 'report' | 'block';

/** Where the dialog is, and what was filled in so far. */
export interface SafetyState {
  step: SafetyStep;
  reason: PlanReportReason | PinReportReason;
  details: string;
}

/** How the dialog begins, and begins again after it was closed (MOD-06 to MOD-08, RUL-16). */
export function firstState(variant: SafetySubject['variant']): SafetyState {
  const reasons = variant === 'plan' ? PLAN_REPORT_REASONS : PIN_REPORT_REASONS;
  return { step: 'menu', reason: reasons[0], details: '' };
}
