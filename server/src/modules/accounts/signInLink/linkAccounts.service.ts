import { randomUUID } from 'node:crypto';
import { defaultUsername } from '@liora/domain/rules/username';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { limitSignUp } from '../accountLimits.service.ts';
import { verifiesEmail } from '../accounts.policy.ts';
import { type AccountRow, findAccount, insertAccount, markEmailVerified } from '../accounts.queries.ts';
import { deleteCompanyAccounts } from '../company/company.queries.ts';
import { endPendingChanges, isHeldEmail } from '../emailChange/emailChange.queries.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { dropAllMailedTokens, dropMailedTokens } from '../mailedLinks/mailedTokens.queries.ts';
import { deletePasskeysSince } from '../passkeys/passkeys.queries.ts';
import { deletePassword } from '../passwords/password.queries.ts';
import { dropTickets, hasCodeApp } from '../secondFactor/secondFactor.queries.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';
import { lockSignInLink, readSignInLink, type SignInLink } from './signInLinks.queries.ts';

interface OwnedLink {
  link: SignInLink;
  userId: string;
  created: boolean;
}

/** Somebody may take the address, or the very name, in the same moment; then what is there by now counts. */
const TRIES = 3;

/**
 * The account of a link's address, which is made where there is none. The link still works: asked again, the same account is
 * its owner. @throws LINK_INVALID
 */
export async function ownerOfLink(context: RequestContext, token: string): Promise<OwnedLink> {
  const { deps } = context;
  const link = await readSignInLink(deps.db, token, deps.now());
  if (!link) throw new ProductError('LINK_INVALID');
  if (!(await findAccount(deps.db, link.email))) await limitSignUp(deps, context.clientAddress);
  for (let left = TRIES; ; left -= 1) {
    try {
      const owned = await deps.db.transaction().execute((trx) => confirm(deps, trx, token));
      deps.queue.wake('letters');
      return owned;
    } catch (error) {
      if (left === 1 || !isTaken(error)) throw error;
    }
  }
}

async function confirm(deps: Deps, trx: Db, token: string): Promise<OwnedLink> {
  // The account before the link, as whoever signs in with it or stores a password has them.
  const seen = await readSignInLink(trx, token, deps.now());
  const owner = seen && (await findAccount(trx, seen.email));
  if (owner) await lockAccounts(trx, [owner.user_id]);
  const link = await lockSignInLink(trx, token, deps.now());
  if (!link) throw new ProductError('LINK_INVALID');
  const account = await findAccount(trx, link.email);
  if (!account) return { link, userId: await createAccount(deps, trx, link), created: true };
  if (!account.email_verified) await confirmOwner(deps, trx, account);
  return { link, userId: account.user_id, created: false };
}

/** Under its default name (RUL-28), without a password, for who has ticked the box (RUL-30). */
async function createAccount(
  deps: Deps,
  trx: Db,
  { email, adult_confirmed_at, language }: SignInLink,
): Promise<string> {
  const now = deps.now();
  if (!adult_confirmed_at || (await isHeldEmail(trx, email, now))) throw new ProductError('LINK_INVALID');
  const userId = randomUUID();
  await insertAccount(trx, {
    userId,
    email,
    username: defaultUsername(email, userId),
    passwordHash: null,
    adultConfirmedAt: adult_confirmed_at,
    language,
  });
  await markEmailVerified(trx, userId, now);
  return userId;
}

/**
 * The address is its owner's from now on. Where addresses are to be confirmed nobody had shown until then that it is theirs:
 * whoever set up the account may have waited for just this moment, so nothing of theirs signs in to it any more. A second
 * factor stays and is asked for: only who set it up passes it.
 */
async function confirmOwner(deps: Deps, trx: Db, { user_id: userId }: AccountRow): Promise<void> {
  await markEmailVerified(trx, userId, deps.now());
  await dropMailedTokens(trx, 'verify-email', userId);
  if (!verifiesEmail(deps.config) || (await hasCodeApp(trx, userId))) return;
  const hadPassword = await deletePassword(trx, userId);
  await deletePasskeysSince(trx, userId, new Date(0));
  await deleteCompanyAccounts(trx, userId);
  await dropAllMailedTokens(trx, userId);
  await endPendingChanges(trx, userId, deps.now());
  await dropTickets(trx, userId);
  await endSessionsOf(trx, userId, null);
  if (hadPassword) await queueLetter(deps, trx, { kind: 'password-dropped', userId });
}

const TAKEN = ['auth_users_email_key', 'profiles_username_key'];
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && TAKEN.includes(String(error.constraint));
