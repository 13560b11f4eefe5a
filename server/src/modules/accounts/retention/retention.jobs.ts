import { RETENTION_LETTER_DAYS } from '@liora/domain/limits';
import { retainedSince } from '@liora/domain/rules/retention';
import type { Deps } from '../../../deps.ts';
import { hasMailWay } from '../accounts.policy.ts';
import { closeAccount } from '../closing/closing.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { isStillUnused, noteLetter, type Unused, unusedAccounts } from './retention.queries.ts';

const DAY_MS = 86_400_000;
const BATCH = 50;
const [FIRST, LAST] = RETENTION_LETTER_DAYS;

/**
 * Accounts that nobody has used for two years (POL-05): told twice, then closed exactly as their owners would delete them,
 * and erased a week after that. Between the steps lies at least the time that the letters promise, also where this job did
 * not run for long; any use takes all of it back (note_activity). Does nothing where no letter leaves: nobody would be told.
 * Safe to run twice, on every node. Returns how many accounts it closed.
 */
export async function closeUnusedAccounts(deps: Deps): Promise<number> {
  if (!hasMailWay(deps.config)) return 0;
  await write(deps, 'account-unused', unusedFor(deps, { letters: 0, daysLeft: FIRST, sinceLetter: null }));
  const afterFirst = { letters: 1, daysLeft: LAST, sinceLetter: FIRST - LAST };
  await write(deps, 'account-unused-last', unusedFor(deps, afterFirst));
  const wanted = unusedFor(deps, { letters: 2, daysLeft: 0, sinceLetter: LAST });
  let closed = 0;
  for (const userId of await unusedAccounts(deps.db, wanted, BATCH)) {
    if (await closeAccount(deps, userId, (trx) => isStillUnused(trx, userId, wanted))) closed += 1;
  }
  if (closed > 0) deps.log.info({ accounts: closed }, 'unused accounts were closed');
  return closed;
}

function unusedFor(
  deps: Deps,
  { letters, daysLeft, sinceLetter }: { letters: number; daysLeft: number; sinceLetter: number | null },
): Unused {
  const now = deps.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    letters,
    since: new Date(retainedSince('account', now).getTime() + daysLeft * DAY_MS),
    letterBefore: sinceLetter === null ? null : ago(sinceLetter),
    now,
  };
}

/** Letter and note are one transaction: killed in between, an account is told once. */
async function write(
  deps: Deps,
  kind: 'account-unused' | 'account-unused-last',
  wanted: Unused,
): Promise<void> {
  const due = await unusedAccounts(deps.db, wanted, BATCH);
  for (const userId of due) {
    await deps.db.transaction().execute(async (trx) => {
      if (!(await isStillUnused(trx, userId, wanted))) return;
      await noteLetter(trx, userId, wanted.letters + 1, wanted.now);
      await queueLetter(deps, trx, { kind, userId });
    });
  }
  if (due.length > 0) deps.queue.wake('letters');
}
