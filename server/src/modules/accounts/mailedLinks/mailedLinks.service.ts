import { hashPassword } from 'better-auth/crypto';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../queue/queues.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import {
  forgetSignInTries,
  limitLinkTries,
  mayAskForMail,
  mayMailAccountExists,
  networkMark,
} from '../accountLimits.service.ts';
import { requireMailWay } from '../accounts.policy.ts';
import { type AccountRow, findAccount, findAccountById, markEmailVerified } from '../accounts.queries.ts';
import { requireLongPassword, requireStrongPassword } from '../passwords/password.rules.ts';
import { storePassword } from '../passwords/storePassword.service.ts';
import { readDeviceMark } from '../session/knownDevice.parser.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';
import { queueLetter } from './letters.service.ts';
import { dropMailedTokens, readMailedToken, spendMailedToken } from './mailedTokens.queries.ts';

/**
 * Mails a reset link. The look-up, its limits and the letter happen behind the answer, so that neither its words nor its
 * time tell whether the account exists (RUL-24).
 */
export async function requestPasswordReset(
  context: RequestContext,
  input: { identifier: string },
): Promise<Record<string, never>> {
  return askForLetter(context, 'reset-password', input.identifier);
}

/** Whether a reset link still works; spends nothing (RUL-108). */
export async function checkResetLink(
  context: RequestContext,
  input: { token: string },
): Promise<{ valid: boolean }> {
  const { deps } = context;
  await limitLinkTries(deps, context.clientAddress);
  return { valid: (await findLinkOwner(deps, input.token)) !== null };
}

/**
 * Sets a new password once per link and ends all sessions but the caller's own. It signs nobody in, so a second factor is
 * asked for as ever.
 */
export async function resetPassword(
  context: RequestContext,
  input: { token: string; password: string },
): Promise<Record<string, never>> {
  const { deps } = context;
  requireLongPassword(input.password);
  await limitLinkTries(deps, context.clientAddress);
  // Before the hash, which takes a tenth of a second of the processor from whoever else is served.
  const owner = await findLinkOwner(deps, input.token);
  if (!owner) throw new ProductError('LINK_INVALID');
  requireStrongPassword(input.password, owner);
  const passwordHash = await hashPassword(input.password);
  const ownToken = readSessionToken(context.requestHeaders, deps.config.sessionSecret);
  const userId = await deps.db.transaction().execute(async (trx) => {
    // The account before the link: a password that is stored meanwhile has it, and drops the link.
    await lockAccounts(trx, [owner.user_id]);
    const userId = await spendMailedToken(trx, 'reset-password', input.token, deps.now());
    if (!userId) throw new ProductError('LINK_INVALID');
    await storePassword(deps, trx, { userId, email: owner.email, passwordHash, ownToken });
    // The link has shown whose the address is.
    await markEmailVerified(trx, userId, deps.now());
    return userId;
  });
  deps.queue.wake('letters');
  await forgetSignInTries(deps, userId);
  return {};
}

/** Confirms an e-mail address by its mailed link, once. */
export async function verifyEmail(
  context: RequestContext,
  input: { token: string },
): Promise<Record<string, never>> {
  const { deps } = context;
  await limitLinkTries(deps, context.clientAddress);
  await deps.db.transaction().execute(async (trx) => {
    const userId = await spendMailedToken(trx, 'verify-email', input.token, deps.now());
    if (!userId) throw new ProductError('LINK_INVALID');
    await markEmailVerified(trx, userId, deps.now());
    await dropMailedTokens(trx, 'verify-email', userId);
  });
  return {};
}

/** Mails the verification link again, to accounts that still need it; answers the same for all. */
export async function resendVerification(
  context: RequestContext,
  input: { identifier: string },
): Promise<Record<string, never>> {
  return askForLetter(context, 'verify-email', input.identifier);
}

/** @throws NO_MAIL on a server that has no way to send one: waiting for it would be in vain (ERR-75) */
async function askForLetter(
  context: RequestContext,
  kind: Exclude<JobData['letter-requests']['kind'], 'sign-in-link'>,
  identifier: string,
): Promise<Record<string, never>> {
  const { deps, clientAddress, requestHeaders } = context;
  requireMailWay(deps.config);
  if (!(await mayAskForMail(deps, clientAddress))) return {};
  const network = networkMark(deps, clientAddress);
  const device = readDeviceMark(requestHeaders);
  await deps.queue.send(deps.db, 'letter-requests', { kind, identifier, network, device });
  deps.queue.wake('letter-requests');
  return {};
}

/** To the owner of an address that somebody signed up with again (RUL-119). */
export async function mailAccountExists(deps: Deps, email: string): Promise<void> {
  const account = await findAccount(deps.db, email);
  if (!account) return;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await mayMailAccountExists({ ...deps, db: trx }, email))) return;
    await queueLetter(deps, trx, { kind: 'account-exists', userId: account.user_id });
  });
  deps.queue.wake('letters');
}

/** Whose password a reset link may set, while it works; spends nothing. */
async function findLinkOwner(deps: Deps, token: string): Promise<AccountRow | null> {
  const userId = await readMailedToken(deps.db, 'reset-password', token, deps.now());
  return userId === null ? null : findAccountById(deps.db, userId);
}
