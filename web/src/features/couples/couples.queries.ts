import type { Partner } from '@liora/domain/contract/couples';
import type { contract } from '@liora/domain/contract/index';
import { matchQuery, onlineManager, type QueryClient, type QueryFilters } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { refreshPlans } from '../plans/planCache.actions.ts';

/** The person's partner, and whether a code of theirs waits. */
export const linkQuery = () => orpc.couples.link.queryOptions();

type Area = keyof typeof contract;

/**
 * Whether answers of an area hold what a partner shares: a new area does not compile until it says so. Plans are looked
 * through one by one (refreshPlans), as most of them are everybody's.
 */
const SHOWS_A_PARTNER: Readonly<Record<Area, boolean>> = {
  accounts: false,
  bucketLists: true,
  calendar: true,
  checkIns: true,
  couples: true,
  explore: true,
  freeEvenings: true,
  imports: false,
  invitations: true,
  location: false,
  mappings: false,
  match: true,
  membership: false,
  memories: true,
  moderation: false,
  notifications: false,
  pins: false,
  places: false,
  plans: false,
  platform: false,
  profiles: true,
  reviews: false,
  safety: false,
  saved: true,
  sharedMemories: false,
  surprises: true,
};

const isSame = (one: Partner | null, other: Partner | null) =>
  one?.user_id === other?.user_id && one?.paused === other?.paused;

/** Without a connection no answer can come, and emptying the screen would take what is being typed on it. */
function whenOnline(ask: () => void): void {
  const stop = onlineManager.subscribe((online) => {
    if (!online) return;
    stop();
    ask();
  });
}

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
  if (!now && !onlineManager.isOnline()) return whenOnline(() => void refreshPartner(queries));
  forgetPersonalData('partner changed');
  // Who it is now is known; without an answer it is not.
  if (!now) void queries.resetQueries({ queryKey });
  // Nobody had asked who it was: what this page shows is as young as the page, and mostly of them already. It stays until the
  // next answer, and so does what is being typed.
  const stays = before === undefined && now?.partner?.paused === false;
  const askAnew = (filters: QueryFilters) =>
    void (stays ? queries.invalidateQueries(filters) : queries.resetQueries(filters));
  const shared = Object.entries(SHOWS_A_PARTNER).flatMap(([area, shows]) => (shows ? [area as Area] : []));
  for (const area of shared)
    askAnew({ queryKey: orpc[area].key(), predicate: (query) => !matchQuery({ queryKey }, query) });
  askAnew({ queryKey: orpc.plans.get.key() });
  askAnew({ queryKey: orpc.plans.shared.key() });
  await refreshPlans(queries);
}
