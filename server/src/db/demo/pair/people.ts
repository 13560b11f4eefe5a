import { entitlement, NO_GIFTS } from '@liora/domain/rules/membership';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import type { Db } from '../../client.ts';
import { personId } from '../peopleRows.ts';
import { type Calendar, calendarOf } from './calendar.ts';

/** Somebody of the pair, as they call the product at some moment. */
export type At = (moment: Date) => SignedInCaller;

/** What the story of the pair is made with. */
export interface Pair {
  when: Calendar;
  nora: At;
  hugo: At;
  /** Both share from now on. */
  linked(linkId: string): void;
}

const MEMBER = {
  membership_tier: 'prive',
  subscription_status: 'active',
  subscription_end_date: null,
  trial_status: null,
  admin_managed_tier: false,
} as const;

/** Everything that the two do is done on `db`, with the clock at the moment at which they do it. */
export function peopleOn(db: Db, deps: Deps): Pair {
  const now = deps.now();
  let linkId: string | null = null;
  const someone =
    (username: string, partner: string): At =>
    (moment) => {
      const viewer: Viewer = {
        userId: personId(username),
        username,
        entitlement: entitlement(MEMBER, moment, NO_GIFTS),
        partnerId: linkId && personId(partner),
        linkId,
        suspended: false,
      };
      return { deps: { ...deps, db, readDb: db, now: () => moment }, viewer };
    };
  return {
    when: calendarOf(now),
    nora: someone('nora', 'hugo'),
    hugo: someone('hugo', 'nora'),
    linked: (id) => {
      linkId = id;
    },
  };
}
