import { LOCATION_REFETCH_DEBOUNCE_MS } from '@liora/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrigin } from '../../lib/location/useOrigin.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { isWorthNewList, type NearPlans, nearPlansOf } from './nearPlans.rules.ts';

/**
 * Where the curated list is about; null until that is known. A new place has to rest for 500 ms before the list is fetched
 * again (PLAN-34), and a position that moves has to be far enough from where the list was fetched for.
 */
export function useNearPlans(): NearPlans | null {
  const start = useOrigin();
  const wanted = useDebounced(start && nearPlansOf(start), LOCATION_REFETCH_DEBOUNCE_MS);
  const [fetched, setFetched] = useState(() => ({ near: wanted, time: performance.now() }));
  const decide = useEffectEvent(() => {
    const next = { near: wanted, time: performance.now() };
    if (isWorthNewList(fetched, next)) setFetched(next);
  });
  const place = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what is decided about
  useEffect(() => decide(), [place]);
  // The first place known needs no rest.
  return fetched.near ?? (start && nearPlansOf(start));
}
