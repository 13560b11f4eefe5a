import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { membershipOptions } from './membership.queries.ts';
import { type Standing, standingChanged, standingOfMe, standingOfMembership } from './standing.rules.ts';

const same = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Whenever the person's membership turns out to be another than before, everything that was fetched under the old one
 * is forgotten and what is on screen fetched again; the session and the membership are brought in step with each other.
 */
export function watchMembership(queryClient: QueryClient): () => void {
  const start = startQuery().queryKey;
  const membership = membershipOptions().queryKey;
  let known: Standing | null = standingOfMe(queryClient.getQueryData(start)?.me);

  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const fromStart = same(event.query.queryKey, start);
    if (!fromStart && !same(event.query.queryKey, membership)) return;
    const me = queryClient.getQueryData(start)?.me;
    const told = queryClient.getQueryData(membership);
    const now = fromStart || !told ? standingOfMe(me) : standingOfMembership(me, told);
    const changed = standingChanged(known, now);
    known = now;
    if (!changed) return;
    forgetPersonalData('membership changed');
    for (const queryKey of [orpc.plans.key(), orpc.places.key(), orpc.explore.key()])
      void queryClient.resetQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: fromStart ? membership : start });
  });
}
