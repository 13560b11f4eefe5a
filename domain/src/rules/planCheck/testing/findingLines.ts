import type { CheckedPlan } from '../checkedPlan.ts';
import type { Finding, Fix } from '../finding.ts';
import type { planCheck, planSummary } from '../planCheck.ts';

/** The check under test: as it is, or changed. */
export interface Check {
  planCheck: typeof planCheck;
  planSummary: typeof planSummary;
}

/** Everything that the check says of an evening, a line each. */
export function findingLines(check: Check, plan: CheckedPlan): string[] {
  const { isOpenThroughout, byUsualHours, cost } = check.planSummary(plan);
  const open = isOpenThroughout ? 'open throughout' : 'not open throughout';
  const usual = byUsualHours ? ' by usual hours' : '';
  return [
    `${open}${usual}, ${cost.about ? 'about ' : ''}$${cost.dollars}`,
    ...check.planCheck(plan).map(findingLine),
  ];
}

function findingLine({ severity, rule, stops, facts, fix }: Finding): string {
  return `${severity} ${rule}: ${stops.join(', ')} ${JSON.stringify(facts)} → ${fixLine(fix)}`;
}

function fixLine(fix: Fix | null): string {
  if (!fix || fix.kind === 'point') return fix?.kind ?? 'nothing';
  if (fix.kind === 'nearby') {
    const { kind, stop, around, ...wanted } = fix;
    return `${kind} ${stop} at ${around.lat.toFixed(3)} ${around.lng.toFixed(3)} ${JSON.stringify(Object.values(wanted))}`;
  }
  const slots = fix.stops.map(({ place_id, starts_at }) => `${place_id} ${starts_at ?? 'any time'}`);
  return `${fix.kind} ${fix.stop}: ${slots.join(', ')}`;
}
