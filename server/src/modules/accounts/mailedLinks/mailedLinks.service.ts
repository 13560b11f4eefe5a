import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@liora/domain/limits';
import { hashPassword } from 'better-auth/crypto';
import type { Deps } from '../../../deps.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import {
  forgetSignInTries,
  limitLinkTries,
  mayAskForMail,
  mayMailAccount,
  mayMailAccountExists,
} from '../accountLimits.service.ts';
import { requireMailWay } from '../accounts.policy.ts';
import {
  type AccountRow,
  findAccount,
  findAccountById,
  markEmailVerified,
  updatePassword,
} from '../accounts.queries.ts';
import { runAfterReply } from '../afterReply.runtime.ts';
import { requireLongPassword, requireStrongPassword } from '../passwords/password.rules.ts';
import { readKnownDevice } from '../session/knownDevice.parser.ts';
import { deleteOtherSessions } from '../session/session.queries.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { accountExistsMail, resetMail, verificationMail } from './accounts.mails.ts';
import {
  createMailedToken,
  dropMailedTokens,
  type LinkPurpose,
  readMailedToken,
  spendMailedToken,
} from './mailedTokens.queries.ts';

const MINUTE_MS = 60_000;

/**
 * Mails a reset link. The look-up, its limits and the letter happen after the reply, so that neither its words nor its
 * time tell whether the account exists (RUL-24).
 */
export async function requestPasswordReset(
  context: RequestContext,
  input: { identifier: string },
): Promise<Record<string, never>> {
  const { deps } = context;
  requireMailWay(deps.config);
  runAfterReply(deps, 'reset mail', async () => {
    const account = await accountToMail(context, input.identifier);
    if (!account) return;
    const link = await createLink(deps, account.user_id, 'reset-password');
    await deps.mailer.send(resetMail(account.email, link));
  });
  return {};
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

/** Sets a new password once per link and ends all sessions but the caller's own. */
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
    const userId = await spendMailedToken(trx, 'reset-password', input.token, deps.now());
    if (!userId) throw new ProductError('LINK_INVALID');
    await updatePassword(trx, userId, passwordHash, deps.now());
    await dropMailedTokens(trx, 'reset-password', userId);
    await deleteOtherSessions(trx, userId, ownToken);
    return userId;
  });
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
  const { deps } = context;
  runAfterReply(deps, 'verification mail', async () => {
    const account = await accountToMail(context, input.identifier);
    if (account && !account.email_verified) await sendVerification(deps, account.user_id, account.email);
  });
  return {};
}

/** The first verification letter, after a sign-up was answered. */
export function mailVerification(deps: Deps, account: { userId: string; email: string }): void {
  runAfterReply(deps, 'verification mail', () => sendVerification(deps, account.userId, account.email));
}

/** To the owner of an address that somebody signed up with again. */
export function mailAccountExists(deps: Deps, email: string): void {
  runAfterReply(deps, 'account exists mail', async () => {
    if (!(await mayMailAccountExists(deps, email))) return;
    await deps.mailer.send(accountExistsMail(email, `${deps.config.publicUrl}/auth`));
  });
}

async function sendVerification(deps: Deps, userId: string, email: string): Promise<void> {
  const link = await createLink(deps, userId, 'verify-email');
  await deps.mailer.send(verificationMail(email, link));
}

async function createLink(deps: Deps, userId: string, purpose: LinkPurpose): Promise<string> {
  const resets = purpose === 'reset-password';
  const lifetimeMs = (resets ? RESET_LINK_MINUTES : VERIFY_LINK_HOURS * 60) * MINUTE_MS;
  const expiresAt = new Date(deps.now().getTime() + lifetimeMs);
  const token = await createMailedToken(deps.db, { purpose, userId, expiresAt });
  return `${deps.config.publicUrl}/${resets ? 'reset-password' : 'verify'}?token=${token}`;
}

/** Whose password a reset link may set, while it works; spends nothing. */
async function findLinkOwner(deps: Deps, token: string): Promise<AccountRow | null> {
  const userId = await readMailedToken(deps.db, 'reset-password', token, deps.now());
  return userId === null ? null : findAccountById(deps.db, userId);
}

/** The account that somebody asks a letter for, or null when there is none or its limits are reached. */
async function accountToMail(context: RequestContext, identifier: string): Promise<AccountRow | null> {
  const { deps, clientAddress: address, requestHeaders } = context;
  if (!(await mayAskForMail(deps, address))) return null;
  const account = await findAccount(deps.db, identifier);
  if (!account) return null;
  const { user_id: userId } = account;
  const knownDevice = readKnownDevice(deps.config, requestHeaders, userId);
  return (await mayMailAccount(deps, { userId, address, knownDevice })) ? account : null;
}
