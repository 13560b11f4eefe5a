import { HOUR_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS } from '@liora/domain/limits';
import { withdrawContent } from '../../../content/hideContent.queries.ts';
import type { Deps } from '../../../deps.ts';
import { eraseLocalMails } from '../../../integrations/mail/localMailbox.ts';
import { forgetCreator } from '../../plans/saved/saved.service.ts';
import { forgetReports } from '../../safety/reports/reports.service.ts';
import { findAccountById } from '../accounts.queries.ts';
import { eachAccount, requireAllDone } from '../eachAccount.service.ts';
import { dropAllMailedTokens } from '../mailedLinks/mailedTokens.queries.ts';
import { dropSignInLinks } from '../signInLink/signInLinks.queries.ts';
import { bringBackUnlessAway } from '../suspension/suspension.service.ts';
import { accountsClosed, closingOf, eraseUser, unmarkClosed } from './closing.queries.ts';

/** A node whose clock is an hour behind still lets its owner in: erased is only what no node would open any more. */
const ERASED_AFTER_MS = ACCOUNT_REOPENS_DAYS * 24 * HOUR_MS + HOUR_MS;
const BATCH = 50;

/**
 * Erases accounts whose time to come back is over (RUL-92), and withdraws once more what calls that were under way when an
 * account was closed have published since. Safe to run twice, on every node. Returns how many were erased.
 * @throws at the end, where one account could not be
 */
export async function eraseClosedAccounts(deps: Deps): Promise<number> {
  const now = deps.now().getTime();
  const recent = { from: new Date(now - HOUR_MS), until: new Date(now), most: BATCH };
  const withdrawn = await eachAccount(deps, {
    next: (without) => accountsClosed(deps.db, { ...recent, without }),
    each: (userId) => withdrawAgain(deps, userId),
    most: BATCH,
    failing: 'what a closed account has published since could not be withdrawn',
  });
  const over = { from: new Date(0), until: new Date(now - ERASED_AFTER_MS), most: BATCH };
  const erased = await eachAccount(deps, {
    next: (without) => accountsClosed(deps.db, { ...over, without }),
    each: (userId) => eraseAccount(deps, userId, over.until),
    most: BATCH,
    failing: 'an account could not be erased',
  });
  requireAllDone([...withdrawn.failures, ...erased.failures]);
  return erased.done;
}

async function withdrawAgain(deps: Deps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (await closingOf(trx, userId)) await withdrawContent(trx, userId);
  });
}

async function eraseAccount(deps: Deps, userId: string, closedBefore: Date): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const closedAt = await closingOf(trx, userId);
    const account = await findAccountById(trx, userId);
    if (!account || !closedAt || closedAt > closedBefore) return;
    // So that savers keep of a plan what they saw of it before its author left (RUL-69, RUL-116).
    await unmarkClosed(trx, userId);
    await bringBackUnlessAway(trx, userId);
    await forgetReports(trx, userId);
    await dropAllMailedTokens(trx, userId);
    await dropSignInLinks(trx, account.email);
    await eraseLocalMails(trx, account.email);
    await forgetCreator(trx, userId);
    await eraseUser(trx, userId);
  });
  deps.log.info('an account was erased');
}
