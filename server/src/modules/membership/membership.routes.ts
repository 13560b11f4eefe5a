import { signedIn } from '../../rpc/builders.ts';
import { getMembership, purchaseMembership, restoreMembership } from './membership.service.ts';

export const membershipRoutes = {
  get: signedIn.membership.get.handler(({ context }) => getMembership(context)),
  purchase: signedIn.membership.purchase.handler(({ context }) => purchaseMembership(context)),
  restore: signedIn.membership.restore.handler(({ context }) => restoreMembership(context)),
};
