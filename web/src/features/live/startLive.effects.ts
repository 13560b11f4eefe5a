import type { QueryClient } from '@tanstack/react-query';
import { connectLive } from '../../lib/live/live.ts';
import { browserClock } from '../../lib/live/liveClock.ts';
import { forgetOn } from '../../lib/personalData.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { forgetNewPlans } from '../plans/newPlans.queries.ts';
import { liveEffects } from './live.effects.ts';

/** Connects this page to live events, for whoever is signed in. Loaded after everything that is seen. */
export function startLive(queries: QueryClient): void {
  const connection = connectLive(liveEffects(queries, browserClock));
  onOtherPerson(queries, () => connection.reopen());
  forgetOn(['blocked'], () => forgetNewPlans(queries));
}

/** Calls `changed` whenever somebody else is signed in than before, here or through another tab. */
export function onOtherPerson(queries: QueryClient, changed: () => void): void {
  const { queryKey } = startQuery();
  const who = () => {
    const me = queries.getQueryData(queryKey)?.me;
    return me === undefined ? undefined : (me?.user_id ?? null);
  };
  let known = who();
  queries.getQueryCache().subscribe(({ type }) => {
    const now = type === 'updated' ? who() : undefined;
    if (now === undefined || now === known) return;
    const first = known === undefined;
    known = now;
    if (!first) changed();
  });
}
