import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { plannedInstant, usePlannedTime } from '../../lib/plannedTime.ts';
import { planOptions } from './plans.queries.ts';

/** A plan with its hours: those of stops with a time are told for the evening that was chosen, tonight unless another. */
export function usePlan(id: string) {
  const planned = usePlannedTime();
  const evening = useMemo(
    () => (planned.kind === 'tonight' ? undefined : plannedInstant(planned, new Date()).toISOString()),
    [planned],
  );
  return useQuery(planOptions(id, evening));
}
