import { hashPassword } from 'better-auth/crypto';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { findAccountById } from '../accounts.queries.ts';
import { requireProvedIdentity } from '../identity/identity.service.ts';
import { whileProved } from '../identity/whileProved.service.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { requireLongPassword, requireStrongPassword } from './password.rules.ts';
import { storePassword } from './storePassword.service.ts';

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
  await whileProved(context, (trx) =>
    storePassword(deps, trx, { userId, email: account.email, passwordHash, ownToken }),
  );
  deps.queue.wake('letters');
  return {};
}
