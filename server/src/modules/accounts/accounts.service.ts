import { randomUUID } from 'node:crypto';
import type { SecondStep } from '@liora/domain/contract/accountSecurity';
import { hashPassword } from 'better-auth/crypto';
import type { Db } from '../../db/client.ts';
import { languageOf } from '../../http/reader.ts';
import type { RequestContext, SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import {
  forgetSignInTries,
  limitAvailability,
  limitSignInAddress,
  limitSignInTries,
  limitSignUp,
  limitTakenEmails,
} from './accountLimits.service.ts';
import { isEmail, requireAdult, requireUsername, verifiesEmail } from './accounts.policy.ts';
import { findAccount, findAccountById, findAccountByUsername, insertAccount } from './accounts.queries.ts';
import { isHeldEmail } from './emailChange/emailChange.queries.ts';
import { queueLetter } from './mailedLinks/letters.service.ts';
import { mailAccountExists } from './mailedLinks/mailedLinks.service.ts';
import { matchingHash, requireSamePassword } from './passwords/checkPassword.service.ts';
import { requireLongPassword, requireStrongPassword } from './passwords/password.rules.ts';
import { secondStepOf } from './secondFactor/secondStep.service.ts';
import { authOf } from './session/auth.runtime.ts';
import { readKnownDevice } from './session/knownDevice.parser.ts';
import { openSession } from './session/openSession.service.ts';
import { copyCookies } from './session/responseCookies.rules.ts';
import { deleteSession } from './session/session.queries.ts';
import { readSessionToken } from './session/sessionCookie.parser.ts';
import { endSessionsOf } from './sessions/sessions.service.ts';

export interface SignUpInput {
  email: string;
  username: string;
  password: string;
  adult: boolean;
}

/** Whether a username is free, ignoring case (USER-04). */
export async function usernameAvailable(
  context: RequestContext,
  input: { username: string },
): Promise<{ available: boolean }> {
  requireUsername(input.username);
  await limitAvailability(context.deps, context.clientAddress);
  return { available: (await findAccountByUsername(context.deps.db, input.username)) === null };
}

/** Whose username this is, ignoring case; null: nobody's. */
export const userIdNamed = async (db: Db, username: string): Promise<string | null> =>
  (await findAccountByUsername(db, username))?.user_id ?? null;

/** Whose address this is, in whatever case; null: nobody's. */
export const userIdOfEmail = async (db: Db, email: string): Promise<string | null> =>
  isEmail(email) ? ((await findAccount(db, email))?.user_id ?? null) : null;

/** The address of an account. Whoever asks has made sure that they may know it. */
export const emailOf = async (db: Db, userId: string): Promise<string | null> =>
  (await findAccountById(db, userId))?.email ?? null;

/**
 * Creates an account and mails the link that confirms its address. Without a mail server it signs in at once; with
 * one it answers the same for an address that already has an account (RUL-29). Its owner gets a letter (RUL-119).
 */
export async function signUp(context: RequestContext, input: SignUpInput): Promise<{ signedIn: boolean }> {
  const { deps } = context;
  const { username, password } = input;
  const email = input.email.toLowerCase();
  requireUsername(username);
  requireLongPassword(password);
  requireStrongPassword(password, { username, email });
  requireAdult(input.adult);
  await limitSignUp(deps, context.clientAddress);
  if (await findAccountByUsername(deps.db, username)) throw new ProductError('USERNAME_TAKEN');

  const nobodyHadIt = await limitTakenEmails(deps, context.clientAddress);
  const verifies = verifiesEmail(deps.config);
  const account = {
    userId: randomUUID(),
    email,
    username,
    adultConfirmedAt: deps.now(),
    language: languageOf(context.request),
  };
  const passwordHash = await hashPassword(password);
  try {
    await deps.db.transaction().execute(async (trx) => {
      await insertAccount(trx, { ...account, passwordHash });
      if (await isHeldEmail(trx, email, deps.now())) throw new ProductError('EMAIL_TAKEN');
      await queueLetter(deps, trx, { kind: 'verify-email', userId: account.userId });
    });
  } catch (error) {
    if (isEmailTaken(error)) await mailAccountExists(deps, email);
    else await nobodyHadIt();
    if (!verifies || !isEmailTaken(error)) throw error;
    return { signedIn: false };
  }
  deps.queue.wake('letters');
  await nobodyHadIt();
  if (verifies) return { signedIn: false };
  await openSession(context, account.userId);
  return { signedIn: true };
}

/**
 * Starts a session by username or e-mail (AUTH-04, AUTH-05, RUL-24, RUL-25). Where a second factor is set up the password
 * alone starts none: it is answered with what the second step begins with.
 */
export async function signIn(
  context: RequestContext,
  input: { identifier: string; password: string },
): Promise<{ user_id?: string; reopened?: boolean; second_step?: SecondStep }> {
  const { deps, requestHeaders } = context;
  const identifier = input.identifier.trim();
  await limitSignInAddress(deps, context.clientAddress);
  const account = await findAccount(deps.db, identifier);
  if (!account && !isEmail(identifier)) throw new ProductError('USERNAME_NOT_FOUND');
  const knownDevice = account && readKnownDevice(deps.config, requestHeaders, account.user_id);
  await limitSignInTries(deps, account?.user_id ?? identifier.toLowerCase(), knownDevice);
  const hash = await matchingHash(deps.db, account?.user_id ?? null, input.password);
  if (!account || hash === null) throw new ProductError('WRONG_CREDENTIALS');
  if (verifiesEmail(deps.config) && !account.email_verified) throw new ProductError('EMAIL_NOT_VERIFIED');
  const secondStep = await secondStepOf(deps, account.user_id);
  if (secondStep) return { second_step: secondStep };
  const spend = (trx: Db) => requireSamePassword(trx, account.user_id, hash);
  const { reopened } = await openSession(context, account.user_id, { spend });
  await forgetSignInTries(deps, account.user_id);
  return { user_id: account.user_id, reopened };
}

/** Ends this session and clears its cookie; also answers when there is none. */
export async function signOut(context: RequestContext): Promise<Record<string, never>> {
  const { deps, requestHeaders } = context;
  const token = readSessionToken(requestHeaders, deps.config.sessionSecret);
  // Before the library, which would only log a failure to end it.
  if (token) await deleteSession(deps.db, token);
  await clearSessionCookie(context);
  return {};
}

/** Ends every session of the caller, on all devices at once; whoever has one open there is told live. */
export async function signOutEverywhere(
  context: RequestContext & SignedInCaller,
): Promise<Record<string, never>> {
  const { deps, viewer } = context;
  await deps.db.transaction().execute((trx) => endSessionsOf(trx, viewer.userId, null));
  await clearSessionCookie(context);
  return {};
}

async function clearSessionCookie({ deps, requestHeaders, resHeaders }: RequestContext): Promise<void> {
  const { headers } = await authOf(deps).api.signOut({ headers: requestHeaders, returnHeaders: true });
  copyCookies(headers, resHeaders);
}

function isEmailTaken(error: unknown): boolean {
  if (error instanceof ProductError) return error.code === 'EMAIL_TAKEN';
  return error instanceof Error && 'constraint' in error && error.constraint === 'auth_users_email_key';
}
