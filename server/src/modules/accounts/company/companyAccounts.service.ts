import { randomUUID } from 'node:crypto';
import { languageOf } from '../../../http/reader.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { limitSignUp } from '../accountLimits.service.ts';
import { requireAdult, requireUsername } from '../accounts.policy.ts';
import { findAccountByUsername, insertAccount, markEmailVerified } from '../accounts.queries.ts';
import { isHeldEmail } from '../emailChange/emailChange.queries.ts';
import { whileProved, whileSignedIn } from '../identity/whileProved.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { hasPasskeys } from '../passkeys/passkeys.queries.ts';
import { readPasswordHash } from '../passwords/password.queries.ts';
import { openSession } from '../session/openSession.service.ts';
import { deleteCompanyAccounts, insertCompanyAccount } from './company.queries.ts';
import type { CompanyIdentity } from './company.types.ts';
import { forgetFlow, readFlow } from './companyCookie.parser.ts';

/** The account of somebody whom the company has just vouched for: name and box are theirs to give (RUL-29, RUL-30). */
export async function signUpWithCompany(
  context: RequestContext,
  { username, adult }: { username: string; adult: boolean },
): Promise<{ next: string }> {
  const { deps, clientAddress } = context;
  if (!deps.config.company) throw new ProductError('COMPANY_OFF');
  const flow = readFlow(context);
  if (flow?.kind !== 'vouched for') throw new ProductError('COMPANY_REFUSED');
  requireUsername(username);
  requireAdult(adult);
  await limitSignUp(deps, clientAddress);
  if (await findAccountByUsername(deps.db, username)) throw new ProductError('USERNAME_TAKEN');
  const userId = await storeAccount(context, username, flow);
  forgetFlow(context);
  await openSession(context, userId);
  return { next: flow.next };
}

async function storeAccount(
  { deps, request }: RequestContext,
  username: string,
  vouched: { issuer: string; subject: string; email: string },
): Promise<string> {
  const now = deps.now();
  const account = {
    userId: randomUUID(),
    email: vouched.email,
    username,
    adultConfirmedAt: now,
    language: languageOf(request),
  };
  const { userId } = account;
  try {
    await deps.db.transaction().execute(async (trx) => {
      await insertAccount(trx, { ...account, passwordHash: null });
      await markEmailVerified(trx, userId, now);
      if (await isHeldEmail(trx, vouched.email, now)) throw new ProductError('EMAIL_TAKEN');
      if (!(await insertCompanyAccount(trx, userId, vouched, now))) throw new ProductError('COMPANY_REFUSED');
    });
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'auth_users_email_key')
      throw new ProductError('EMAIL_TAKEN');
    throw error;
  }
  return userId;
}

/** @throws COMPANY_TAKEN */
export async function connectCompany(
  context: RequestContext & SignedInCaller,
  identity: CompanyIdentity,
): Promise<void> {
  const { deps, viewer } = context;
  const { userId } = viewer;
  await whileSignedIn(context, async (trx) => {
    if (!(await insertCompanyAccount(trx, userId, identity, deps.now())))
      throw new ProductError('COMPANY_TAKEN');
    await queueLetter(deps, trx, { kind: 'company-added', userId });
  });
  deps.queue.wake('letters');
}

/** Answers alike when there was none. @throws COMPANY_LAST rather than to lock its owner out */
export async function removeCompany(
  context: RequestContext & SignedInCaller,
): Promise<Record<string, never>> {
  const { deps, viewer } = context;
  const { userId } = viewer;
  await whileProved(context, async (trx) => {
    if (!(await readPasswordHash(trx, userId)) && !(await hasPasskeys(trx, userId)))
      throw new ProductError('COMPANY_LAST');
    if (!(await deleteCompanyAccounts(trx, userId))) return;
    await queueLetter(deps, trx, { kind: 'company-removed', userId });
  });
  deps.queue.wake('letters');
  return {};
}
