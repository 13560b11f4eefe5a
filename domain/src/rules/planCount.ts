import { PLAN_COUNT_MAX } from '../limits.ts';

/** How many plans a list holds, as it is shown: lists are not counted beyond 10,000. */
export const planCountLabel = (count: number): string =>
  count > PLAN_COUNT_MAX ? `${PLAN_COUNT_MAX.toLocaleString('en-US')}+` : String(count);
