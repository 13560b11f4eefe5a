import { readerZone } from '@liora/domain/i18n/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../lib/api.ts';
import { useNow } from '../../lib/clock.ts';
import { useOrigin } from '../../lib/location/useOrigin.ts';
import { plannedInstant, usePlannedTime } from '../../lib/plannedTime.ts';
import { useStartFailure } from '../accounts/accounts.hooks.ts';

const QUARTER_HOUR_MS = 900_000;

/** The first screen's one query, for the known or default place and the planned time. */
export function useHome() {
  const origin = useOrigin();
  const planned = usePlannedTime();
  const exact = plannedInstant(planned, useNow(), origin?.timeZone ?? readerZone()).getTime();
  // Hours change by the quarter: the same evening stays the same query.
  const quarter = Math.floor(exact / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  const at = useMemo(() => new Date(quarter), [quarter]);
  const home = useQuery({
    ...orpc.explore.home.queryOptions({
      input: {
        origin: origin?.origin ?? { latitude: 0, longitude: 0 },
        located: origin?.located || origin?.chosen || false,
        at: at.toISOString(),
      },
    }),
    enabled: origin !== null,
    placeholderData: keepPreviousData,
  });
  return { home, blocked: useStartFailure(), origin, at, planned };
}
