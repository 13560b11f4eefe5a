import type { CheckFacts } from '@liora/domain/contract/plans';
import { readerZone } from '@liora/domain/i18n/format';
import { checkedStops } from '@liora/domain/rules/checkedStops';
import { planCheck, planSummary } from '@liora/domain/rules/planCheck/planCheck';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { plannedInstant, usePlannedTime } from '../../../lib/plannedTime.ts';
import { CUSTOM_ID } from '../create/customPlaceId.rules.ts';
import { useCheckChoices } from './checkChoices.store.ts';
import { dateOf, eveningOf } from './evening.rules.ts';
import type { PlanLike } from './planLike.types.ts';

const NO_FACTS: CheckFacts[] = [];

/** What the check says of a plan on the evening that was chosen here, else on the one that is planned for. */
export function usePlanCheck({ stops, listed, named }: PlanLike) {
  const choices = useCheckChoices();
  const planned = usePlannedTime();
  const origin = useOrigin();
  const now = useNow();
  const here = origin?.timeZone ?? readerZone();
  const date = choices.date ?? dateOf(plannedInstant(planned, now, here), here);
  const place_ids = stops.map(({ place_id }) => place_id).filter((id) => !id.startsWith(CUSTOM_ID));
  const query = useQuery(
    orpc.plans.checkFacts.queryOptions({
      input: place_ids.length > 0 ? { place_ids, evening: `${date}T12:00:00Z` } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  const facts = place_ids.length > 0 ? query.data?.facts : NO_FACTS;
  if (!facts) return { query, date, choices, result: null };
  const timeZone = facts[0]?.time_zone ?? here;
  const checked = {
    stops: checkedStops(stops, facts),
    evening: eveningOf(date, timeZone) ?? now,
    time_zone: timeZone,
    budget: choices.budget,
    diet: choices.diet,
    listed,
    named,
  };
  const result = { findings: planCheck(checked), ...planSummary(checked) };
  return { query, date, choices, result };
}
export type PlanCheckResult = NonNullable<ReturnType<typeof usePlanCheck>['result']>;
