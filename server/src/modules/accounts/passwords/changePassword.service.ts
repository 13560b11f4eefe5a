import { hashPassword } from 'better-auth/crypto';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { findAccountById, updatePassword } from '../accounts.queries.ts';
import { requireProvedIdentity } from '../identity/identity.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { dropMailedTokens } from '../mailedLinks/mailedTokens.queries.ts';
import { dropTickets } from '../secondFactor/secondFactor.queries.ts';
import { deleteOtherSessions } from '../session/session.queries.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { dropSignInLinks } from '../signInLink/signInLinks.queries.ts';
import { requireLongPassword, requireStrongPassword } from './password.rules.ts';

/** Sets a new password; every other session, mailed reset link and half-done sign-in ends with the old one. */
export async function changePassword(
  context: RequestContext & SignedInCaller,
  input: { password: string },
): Promise<Record<string, never>> {
  const { deps, viewer, requestHeaders } = context;
  const { userId } = viewer;
  await requireProvedIdentity(context);
  requireLongPassword(input.password);
  const account = await findAccountById(deps.db, userId);
  if (!account) throw new ProductError('UNAUTHENTICATED');
  requireStrongPassword(input.password, account);
  const passwordHash = await hashPassword(input.password);
  const ownToken = readSessionToken(requestHeaders, deps.config.sessionSecret);
  await deps.db.transaction().execute(async (trx) => {
    await updatePassword(trx, userId, passwordHash, deps.now());
    await dropMailedTokens(trx, 'reset-password', userId);
    await dropTickets(trx, userId);
    await dropSignInLinks(trx, account.email);
    await deleteOtherSessions(trx, userId, ownToken);
    await queueLetter(deps, trx, { kind: 'password-changed', userId });
  });
  deps.queue.wake('letters');
  return {};
}
