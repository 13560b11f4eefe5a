import { DAY_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS } from '@liora/domain/limits';
import { withdrawContent } from '../../../content/hideContent.queries.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { leaveCouple } from '../../couples/link/link.service.ts';
import { hasMailWay } from '../accounts.policy.ts';
import { requireProvedIdentity } from '../identity/identity.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { deleteOtherSessions } from '../session/session.queries.ts';
import { bringBackUnlessAway } from '../suspension/suspension.service.ts';
import { closingOf, markClosed, unmarkClosed } from './closing.queries.ts';

/** A closed account can be opened until then, by signing in. */
const reopensUntil = (closedAt: Date): Date => new Date(closedAt.getTime() + ACCOUNT_REOPENS_DAYS * DAY_MS);

/**
 * Closes an account: in one transaction nobody sees anything of it any more and every session of it ends (RUL-92). Whoever
 * calls has made sure that it is its owner, or that it is time. Closing a closed one changes nothing.
 * @param mayStill asked once nobody else can open or close the account: null is answered, and nothing done, when it says no
 */
export async function closeAccount(deps: Deps, userId: string): Promise<{ reopensUntil: Date }>;
export async function closeAccount(
  deps: Deps,
  userId: string,
  mayStill: (trx: Db) => Promise<boolean>,
): Promise<{ reopensUntil: Date } | null>;
export async function closeAccount(
  deps: Deps,
  userId: string,
  mayStill?: (trx: Db) => Promise<boolean>,
): Promise<{ reopensUntil: Date } | null> {
  const closedAt = await deps.db.transaction().execute(async (trx) => {
    const before = await closingOf(trx, userId);
    if (mayStill && !(await mayStill(trx))) return null;
    if (before) return before;
    await markClosed(trx, userId, deps.now());
    // First: who writes for two holds their link, and what they write in after it.
    await leaveCouple(deps, trx, userId);
    await withdrawContent(trx, userId);
    await deleteOtherSessions(trx, userId, null);
    await queueLetter(deps, trx, { kind: 'account-closed', userId });
    return deps.now();
  });
  if (closedAt === null) return null;
  if (hasMailWay(deps.config)) deps.queue.wake('letters');
  return { reopensUntil: reopensUntil(closedAt) };
}

/** The caller deletes their own account, after they gave password or passkey again. @throws IDENTITY_UNPROVED */
export async function deleteAccount(
  context: RequestContext & SignedInCaller,
): Promise<{ reopens_until: string }> {
  await requireProvedIdentity(context);
  const { deps, viewer } = context;
  const closed = await closeAccount(deps, viewer.userId, async (trx) => {
    // Pressed twice: the sessions have ended with the first press.
    if (!(await closingOf(trx, viewer.userId)))
      await requireProvedIdentity({ ...context, deps: { ...deps, db: trx } });
    return true;
  });
  if (!closed) throw new ProductError('UNAUTHENTICATED');
  return { reopens_until: closed.reopensUntil.toISOString() };
}

/**
 * How the account stands of somebody who has proved who they are, in the transaction that begins their session: a closed one
 * opens with that, and one whose time is over is no account any more.
 */
export async function admitAccount(
  trx: Db,
  userId: string,
  now: Date,
): Promise<'open' | 'reopened' | 'erased'> {
  const closedAt = await closingOf(trx, userId);
  if (!closedAt) return 'open';
  if (now >= reopensUntil(closedAt)) return 'erased';
  await unmarkClosed(trx, userId);
  await bringBackUnlessAway(trx, userId);
  return 'reopened';
}
