import type { PlanInFull } from '@liora/domain/contract/plans';
import { FEATURED_STARTS_BEFORE_MS } from '@liora/domain/limits';

interface Moment {
  now: Date;
  /** The evening that was asked for. */
  at: Date;
}

/** Whether a plan can still be begun around `at`: by its own first time, or, without times, whenever one likes. */
function canBegin({ places }: Pick<PlanInFull, 'places'>, { now, at }: Moment): boolean {
  const starts = places.filter(({ planned }) => planned).map((stop) => Date.parse(stop.opening_at));
  if (starts.length === 0) return true;
  return Math.min(...starts) >= Math.max(now.getTime(), at.getTime() - FEATURED_STARTS_BEFORE_MS);
}

const closedStops = ({ places }: PlanInFull) =>
  places.filter(({ opening }) => opening?.state === 'closed').length;

/**
 * The plan that leads the first screen, and whether it can be done at the asked time: begun still, and no stop known to
 * be closed at its own time. Where none can, the one with the fewest closed stops leads without that promise; ties go
 * to who stands first.
 */
export function leadingPlan(
  candidates: readonly PlanInFull[],
  moment: Moment,
): { plan: PlanInFull; fits: boolean } | null {
  const judged = candidates.map((plan) => {
    const closed = closedStops(plan);
    return { plan, closed, fits: closed === 0 && canBegin(plan, moment) };
  });
  const best = judged.toSorted((a, b) => Number(b.fits) - Number(a.fits) || a.closed - b.closed)[0];
  return best ? { plan: best.plan, fits: best.fits } : null;
}
