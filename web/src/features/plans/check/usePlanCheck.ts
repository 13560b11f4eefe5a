import type { CheckFacts } from '@liora/domain/contract/plans';
import { readerZone } from '@liora/domain/i18n/format';
import { checkedStops } from '@liora/domain/rules/checkedStops';
import { planCheck, planSummary } from '@liora/domain/rules/planCheck/planCheck';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { orpc } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { plannedInstant, usePlannedTime } from '../../../lib/plannedTime.ts';
import { CUSTOM_ID } from '../create/customPlaceId.rules.ts';
import { useCheckChoices } from './checkChoices.store.ts';
import { dateOf, eveningOf } from './evening.rules.ts';
import type { PlanLike } from './planLike.types.ts';

const NO_FACTS: CheckFacts[] = [];
/** Of a date that is none: then nothing is told that depends on the hour. */
const NO_EVENING = new Date(Number.NaN);

/** What the check says of a plan on the evening that was chosen here, else on the one that is planned for. */
export function usePlanCheck({ stops: latest, listed, named }: PlanLike) {
  // Typing goes first.
  const stops = useDeferredValue(latest);
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
  const { budget, diet } = choices;
  const result = useMemo(() => {
    if (!facts) return null;
    const time_zone = facts[0]?.time_zone ?? here;
    const evening = eveningOf(date, time_zone) ?? NO_EVENING;
    const plan = { stops: checkedStops(stops, facts), evening, time_zone, budget, diet, listed, named };
    return { stops, findings: planCheck(plan), ...planSummary(plan) };
  }, [stops, facts, date, here, budget, diet, listed, named]);
  return { query, date, choices, result };
}
export type PlanCheckResult = NonNullable<ReturnType<typeof usePlanCheck>['result']>;
