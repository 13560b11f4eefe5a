import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { withdrawPartnerActivity } from '../../notifications/partnerActivity.service.ts';
import { isPlanOwner } from '../plans.policy.ts';
import { findPlan } from '../plans.queries.ts';
import { setSurprise } from './planWrites.queries.ts';

/** Makes a plan of one's own nobody else's to see, in the transaction that makes it a surprise. */
export async function keepForSurprise(trx: Db, { viewer }: SignedInCaller, planId: string): Promise<void> {
  const plan = await findPlan(trx, viewer, planId);
  if (!plan || plan.deleted || plan.sight === 'none') throw new ProductError('NOT_FOUND');
  if (!isPlanOwner(plan, viewer)) throw new ProductError('NOT_OWNER');
  await setSurprise(trx, [planId], {
    is_surprise: true,
    is_public: false,
    is_prive: false,
    shared_with_partner: false,
  });
  if (viewer.partnerId !== null)
    // That it was added is news no longer.
    await withdrawPartnerActivity(trx, {
      userId: viewer.partnerId,
      fromUserId: viewer.userId,
      what: 'plans',
      ids: [planId],
    });
}

/** Plans that were surprises are plans like others again; `shared`: the partner sees them from now on. */
export const releaseSurprises = (
  trx: Db,
  planIds: readonly string[],
  { shared }: { shared: boolean },
): Promise<void> =>
  setSurprise(trx, planIds, { is_surprise: false, ...(shared && { shared_with_partner: true }) });
