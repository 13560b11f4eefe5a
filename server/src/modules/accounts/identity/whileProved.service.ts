import type { Db } from '../../../db/client.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';
import { requireProvedIdentity } from './identity.service.ts';
import { type Doer, requireStillSignedIn } from './stillSignedIn.service.ts';

type Context = SignedInCaller & Pick<RequestContext, 'requestHeaders'>;

/** A transaction that holds the caller's account from its beginning (docs/decisions/0059). */
const holdingAccount = <Result>({ deps, viewer }: SignedInCaller, work: (trx: Db) => Promise<Result>) =>
  deps.db.transaction().execute(async (trx) => {
    await lockAccounts(trx, [viewer.userId]);
    return work(trx);
  });

/**
 * Holding the account, with a session that is still there: whoever was shut out until the lock was theirs, by a new password or a
 * change of e-mail that was taken back, changes nothing any more with what they had sent before. @throws UNAUTHENTICATED
 */
export const whileSignedIn = <Result>(context: Doer, work: (trx: Db) => Promise<Result>) =>
  holdingAccount(context, async (trx) => {
    await requireStillSignedIn(trx, context);
    return work(trx);
  });

/** The same for what changes how one signs in: session and proof are asked for again under the lock. @throws IDENTITY_UNPROVED */
export const whileProved = <Result>(context: Context, work: (trx: Db) => Promise<Result>) =>
  holdingAccount(context, async (trx) => {
    await requireProvedIdentity({ ...context, deps: { ...context.deps, db: trx } });
    return work(trx);
  });
