import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { updatePassword } from '../accounts.queries.ts';
import { endPendingChanges } from '../emailChange/emailChange.queries.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { dropMailedTokens } from '../mailedLinks/mailedTokens.queries.ts';
import { dropTickets } from '../secondFactor/secondFactor.queries.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import { dropSignInLinks } from '../signInLink/signInLinks.queries.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';

interface NewPassword {
  userId: string;
  email: string;
  passwordHash: string;
  /** The caller's own session, which goes on. */
  ownToken: string | null;
}

/**
 * Stores a new password in the caller's transaction. Whatever somebody had begun with the old one ends: other sessions,
 * half-done sign-ins, mailed links, an e-mail change that waits to be confirmed, which would hand over the account, and what
 * reads on or links without a session: the address of the calendar feed and a code for a partner.
 */
export async function storePassword(
  deps: Deps,
  trx: Db,
  { userId, email, passwordHash, ownToken }: NewPassword,
): Promise<void> {
  const now = deps.now();
  // Before anything of theirs: whoever signs in, links or closes the account at this moment holds it first, too.
  await lockAccounts(trx, [userId]);
  await updatePassword(trx, userId, passwordHash, now);
  await dropMailedTokens(trx, 'reset-password', userId);
  await dropTickets(trx, userId);
  await dropSignInLinks(trx, email);
  await endPendingChanges(trx, userId, now);
  await endSessionsOf(trx, userId, ownToken);
  await queueLetter(deps, trx, { kind: 'password-changed', userId });
}
