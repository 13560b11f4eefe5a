import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { addPartnerActivity, withdrawPartnerActivity } from '../../notifications/partnerActivity.service.ts';
import { findPlan } from '../plans.queries.ts';

interface Two {
  viewer: Viewer;
  partner: Viewer;
}

/**
 * Tells a partner of a plan that they see now and did not before (NOTIF-06), and no longer of one that they see no more;
 * `before` is null for a new one. In the transaction of what made it so.
 */
export async function notifyOfPlan(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  { viewer, partner }: Two,
  before: { id: string } & Partial<Seen>,
): Promise<void> {
  const plan = await findPlan(trx, partner, before.id);
  const sees = plan?.sight === 'full';
  const saw = couldSee(before);
  if (sees === saw) return;
  const of = { userId: partner.userId, fromUserId: viewer.userId, what: 'plans' as const, ids: [before.id] };
  if (sees) await addPartnerActivity(deps, trx, of);
  else await withdrawPartnerActivity(trx, of);
}

/** Its creator took a plan away: their partner is not told of it any longer. */
export async function untellOfPlan({ deps, viewer }: SignedInCaller, id: string): Promise<void> {
  if (viewer.partnerId === null) return;
  const of = { userId: viewer.partnerId, fromUserId: viewer.userId, what: 'plans' as const, ids: [id] };
  await withdrawPartnerActivity(deps.db, of);
}

interface Seen {
  is_public: boolean;
  is_prive: boolean;
  shared_with_partner: boolean;
  is_hidden: boolean;
  is_reported: boolean;
}

/** Whether its creator's partner saw it, as far as that is the creator's doing. */
const couldSee = ({
  is_public,
  is_prive,
  shared_with_partner,
  is_hidden,
  is_reported,
}: Partial<Seen>): boolean =>
  Boolean((is_public || is_prive || shared_with_partner) && !is_hidden && !is_reported);
