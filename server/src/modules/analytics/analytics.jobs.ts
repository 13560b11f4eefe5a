import { DAY_MS } from '@liora/domain/durations';
import { ANALYTICS_DETAIL_DAYS } from '@liora/domain/limits';
import { retainedSince } from '@liora/domain/rules/retention';
import type { Deps } from '../../deps.ts';
import { deleteDailyCounts, foldEvents } from './analytics.queries.ts';

const BATCH = 5000;

/** Keeps interaction data as daily counts of nobody, and those for 18 months (POL-09, RUL-86). */
export async function aggregateAnalytics(deps: Deps): Promise<void> {
  const now = deps.now();
  await foldEvents(deps.db, new Date(now.getTime() - ANALYTICS_DETAIL_DAYS * DAY_MS), BATCH);
  await deleteDailyCounts(deps.db, retainedSince('interactions', now));
}
