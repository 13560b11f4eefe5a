import { readerZone } from '@liora/domain/i18n/format';
import type { ViewAs } from '@liora/domain/rules/viewAs';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.ts';
import { useOrigin } from '../../lib/location/useOrigin.ts';
import { plannedInstant, usePlannedTime } from '../../lib/plannedTime.ts';
import { planOptions } from './plans.queries.ts';

const QUARTER_HOUR_MS = 900_000;

/** A plan with its hours: those of stops with a time are told for the evening that was chosen, tonight unless another. `as`: one's own as others see it. */
export function usePlan(id: string, as?: ViewAs) {
  const planned = usePlannedTime();
  const timeZone = useOrigin()?.timeZone ?? readerZone();
  const instant = plannedInstant(planned, useNow(), timeZone).getTime();
  // By the quarter, so that the same evening stays the same question.
  const evening = new Date(Math.floor(instant / QUARTER_HOUR_MS) * QUARTER_HOUR_MS).toISOString();
  return useQuery(planOptions(id, planned.kind === 'tonight' ? undefined : evening, as));
}
