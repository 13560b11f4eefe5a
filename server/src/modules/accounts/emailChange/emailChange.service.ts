import { randomBytes, randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@liora/domain/durations';
import { EMAIL_CHANGE_LINK_HOURS, EMAIL_TAKE_BACK_HOURS, RESET_LINK_MINUTES } from '@liora/domain/limits';
import { hashPassword } from 'better-auth/crypto';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { endFeed } from '../../calendar/feed/feeds.service.ts';
import { partSince } from '../../couples/link/link.service.ts';
import { limitEmailChanges, limitLinkTries, mayMailNewAddress } from '../accountLimits.service.ts';
import { requireMailWay } from '../accounts.policy.ts';
import { findAccountById, updatePassword } from '../accounts.queries.ts';
import { deleteCompanyAccounts } from '../company/company.queries.ts';
import { requireProvedIdentity } from '../identity/identity.service.ts';
import { whileProved } from '../identity/whileProved.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { dropMailedTokens, insertMailedToken } from '../mailedLinks/mailedTokens.queries.ts';
import { deletePasskeysSince } from '../passkeys/passkeys.queries.ts';
import { deleteFactor, deleteRecoveryCodesSince, dropTickets } from '../secondFactor/secondFactor.queries.ts';
import { deleteOtherSessions } from '../session/session.queries.ts';
import { dropSignInLinks } from '../signInLink/signInLinks.queries.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';
import {
  confirmChange,
  endPendingChanges,
  insertEmailChange,
  isHeldEmail,
  ownerOfTakeBack,
  setEmail,
  takeBackChange,
} from './emailChange.queries.ts';
import { emailChangeLink } from './emailChangeLinks.rules.ts';

const SECRET_BYTES = 32;

/**
 * Mails a link to the new address and a notice to the old one. Whether the new one has an account is found out when its
 * letter leaves, and told to nobody but its owner (RUL-119).
 */
export async function changeEmail(
  context: RequestContext & SignedInCaller,
  input: { email: string },
): Promise<Record<string, never>> {
  const { deps, viewer } = context;
  const { userId } = viewer;
  const newEmail = input.email.toLowerCase();
  requireMailWay(deps.config);
  await requireProvedIdentity(context);
  const account = await findAccountById(deps.db, userId);
  if (!account) throw new ProductError('UNAUTHENTICATED');
  if (account.email === newEmail) throw new ProductError('EMAIL_UNCHANGED');
  await limitEmailChanges(deps, userId);
  await whileProved(context, async (trx) => {
    await endPendingChanges(trx, userId, deps.now());
    const changeId = await storeChange(deps, trx, { userId, oldEmail: account.email, newEmail });
    await queueLetter(deps, trx, { kind: 'email-changing', userId, changeId });
    if (await mayMailNewAddress({ ...deps, db: trx }, newEmail))
      await queueLetter(deps, trx, { kind: 'confirm-email', userId, changeId });
  });
  deps.queue.wake('letters');
  return {};
}

async function storeChange(
  { config, now }: Deps,
  trx: Db,
  { userId, oldEmail, newEmail }: { userId: string; oldEmail: string; newEmail: string },
): Promise<string> {
  const id = randomUUID();
  const confirmUntil = new Date(now().getTime() + EMAIL_CHANGE_LINK_HOURS * HOUR_MS);
  await insertEmailChange(trx, {
    id,
    user_id: userId,
    old_email: oldEmail,
    new_email: newEmail,
    confirmToken: emailChangeLink(config, 'confirm', id).token,
    takeBackToken: emailChangeLink(config, 'take back', id).token,
    confirm_until: confirmUntil,
    take_back_until: new Date(confirmUntil.getTime() + EMAIL_TAKE_BACK_HOURS * HOUR_MS),
    now: now(),
  });
  return id;
}

/** The new address is the account's from now on; links that went to the old one end. */
export async function confirmEmailChange(
  context: RequestContext,
  input: { token: string },
): Promise<Record<string, never>> {
  const { deps } = context;
  await limitLinkTries(deps, context.clientAddress);
  const now = deps.now();
  const takeBackUntil = new Date(now.getTime() + EMAIL_TAKE_BACK_HOURS * HOUR_MS);
  await orInvalid(() =>
    deps.db.transaction().execute(async (trx) => {
      const change = await confirmChange(trx, input.token, { now, takeBackUntil });
      if (!change) throw new ProductError('LINK_INVALID');
      const { id: changeId, user_id: userId, old_email: from, new_email: to } = change;
      const isFree = !(await isHeldEmail(trx, to, now, userId));
      if (!isFree || !(await setEmail(trx, userId, { from, to, now })))
        throw new ProductError('LINK_INVALID');
      await dropMailedTokens(trx, 'reset-password', userId);
      await dropMailedTokens(trx, 'verify-email', userId);
      await dropSignInLinks(trx, from);
      await queueLetter(deps, trx, { kind: 'email-changed', userId });
      await queueLetter(deps, trx, { kind: 'email-changed-away', userId, changeId });
    }),
  );
  deps.queue.wake('letters');
  return {};
}

/**
 * The old address again, whatever came after it. Whoever changed it may hold password, sessions and more, so everything
 * of that ends: nobody is signed in, no password fits, what was added since to sign in with is gone, and so is what would
 * let them read on without a session, a link with a partner too. What the owner had set up before, a second factor too,
 * stays as it was; but for the address of the calendar feed, which whoever was signed in could read.
 * @returns the token of a link that sets a new password
 */
export async function takeBackEmailChange(
  context: RequestContext,
  input: { token: string },
): Promise<{ reset_token: string }> {
  const { deps } = context;
  await limitLinkTries(deps, context.clientAddress);
  const resetToken = randomBytes(SECRET_BYTES).toString('base64url');
  const now = deps.now();
  await orInvalid(() =>
    deps.db.transaction().execute(async (trx) => {
      const userId = await ownerOfTakeBack(trx, input.token, now);
      // The account first, as whoever signs in to it, links it or stores a password has it.
      if (userId) await lockAccounts(trx, [userId]);
      const change = await takeBackChange(trx, input.token, now);
      if (!userId || !change) throw new ProductError('LINK_INVALID');
      const { created_at: since } = change;
      await setEmail(trx, userId, { from: null, to: change.old_email, now });
      await shutOut(deps, trx, userId, since);
      await dropSignInLinks(trx, change.old_email);
      await dropSignInLinks(trx, change.new_email);
      const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
      await insertMailedToken(trx, { purpose: 'reset-password', token: resetToken, userId, expiresAt });
      await queueLetter(deps, trx, { kind: 'email-taken-back', userId });
    }),
  );
  deps.queue.wake('letters');
  return { reset_token: resetToken };
}

async function shutOut(deps: Deps, trx: Db, userId: string, since: Date): Promise<void> {
  const nobodys = await hashPassword(randomBytes(SECRET_BYTES).toString('hex'));
  await updatePassword(trx, userId, nobodys, deps.now());
  await dropMailedTokens(trx, 'reset-password', userId);
  await dropTickets(trx, userId);
  await deletePasskeysSince(trx, userId, since);
  await deleteCompanyAccounts(trx, userId, since);
  await deleteFactor(trx, userId, since);
  await deleteRecoveryCodesSince(trx, userId, since);
  await deleteOtherSessions(trx, userId, null);
  await endFeed(trx, userId);
  await partSince(deps, trx, userId, since);
}

/** Somebody else has the address by now: the link leads nowhere. */
async function orInvalid(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'auth_users_email_key')
      throw new ProductError('LINK_INVALID');
    throw error;
  }
}
