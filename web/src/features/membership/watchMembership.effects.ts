import type { contract } from '@liora/domain/contract/index';
import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { membershipOptions } from './membership.queries.ts';
import { type Standing, standingChanged, standingOfMe, standingOfMembership } from './standing.rules.ts';

type Area = keyof typeof contract;

/**
 * Whether answers of an area hang on the reader's membership, as what is Privé stands in them, or stands in them for members
 * alone: a new area does not compile until it says so. One's own plans and pins stay whatever the membership; of a link,
 * which can pause with it, an event of its own tells (refreshPartner).
 */
const HANGS_ON_MEMBERSHIP: Readonly<Record<Area, boolean>> = {
  accounts: false,
  bucketLists: true,
  calendar: false,
  checkIns: false,
  couples: false,
  explore: true,
  freeEvenings: false,
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
  places: true,
  plans: true,
  platform: false,
  profiles: true,
  reviews: true,
  safety: true,
  saved: true,
  sharedMemories: false,
  surprises: false,
};

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
    for (const [area, hangs] of Object.entries(HANGS_ON_MEMBERSHIP))
      if (hangs) void queryClient.resetQueries({ queryKey: orpc[area as Area].key() });
    void queryClient.invalidateQueries({ queryKey: fromStart ? membership : start });
  });
}
