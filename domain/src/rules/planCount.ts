import { formatNumber } from '../i18n/format.ts';
import { PLAN_COUNT_MAX } from '../limits.ts';

/** How many plans a list holds, as it is shown: lists are not counted beyond 10,000. */
export const planCountLabel = (count: number): string =>
  count > PLAN_COUNT_MAX ? `${formatNumber(PLAN_COUNT_MAX)}+` : formatNumber(count);
