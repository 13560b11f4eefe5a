import type { Partner } from '@liora/domain/contract/couples';
import { matchQuery, type QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { refreshPlans } from '../plans/planCache.actions.ts';

/** The person's partner, and whether a code of theirs waits. */
export const linkQuery = () => orpc.couples.link.queryOptions();

const isSame = (one: Partner | null, other: Partner | null) =>
  one?.user_id === other?.user_id && one?.paused === other?.paused;

/**
 * A link may have begun, paused or ended. When it has, everything that it brought is let go of at once: answers are taken out
 * of the cache, so that nothing of a former partner stands on a screen until the next answer is there (LINK-25 to LINK-28,
 * RUL-48). An event may come twice, and then nothing is lost.
 */
export async function refreshPartner(queries: QueryClient): Promise<void> {
  const { queryKey } = linkQuery();
  const before = queries.getQueryData(queryKey);
  const now = await queries.fetchQuery({ ...linkQuery(), staleTime: 0 }).catch(() => undefined);
  if (before && now && isSame(before.partner, now.partner)) return;
  forgetPersonalData('partner changed');
  // Who it is now is known; without an answer it is not.
  if (!now) void queries.resetQueries({ queryKey });
  void queries.resetQueries({
    queryKey: orpc.couples.key(),
    predicate: (query) => !matchQuery({ queryKey }, query),
  });
  for (const shared of [orpc.profiles, orpc.plans.get, orpc.memories])
    void queries.resetQueries({ queryKey: shared.key() });
  await refreshPlans(queries);
}
