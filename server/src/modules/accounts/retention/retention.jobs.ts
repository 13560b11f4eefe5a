import { DAY_MS } from '@liora/domain/durations';
import { RETENTION_LETTER_DAYS } from '@liora/domain/limits';
import { retainedSince } from '@liora/domain/rules/retention';
import type { Deps } from '../../../deps.ts';
import { hasMailWay } from '../accounts.policy.ts';
import { closeAccount } from '../closing/closing.service.ts';
import { eachAccount, requireAllDone } from '../eachAccount.service.ts';
import { queueLetter } from '../mailedLinks/letters.service.ts';
import { isStillUnused, noteLetter, type Unused, unusedAccounts } from './retention.queries.ts';

const BATCH = 50;
const [FIRST, LAST] = RETENTION_LETTER_DAYS;

/**
 * Accounts that nobody has used for two years (POL-05): told twice, then closed exactly as their owners would delete them,
 * and erased a week after that. Between the steps lies at least the time that the letters promise, also where this job did
 * not run for long; any use takes all of it back (note_activity). Does nothing where no letter leaves: nobody would be told.
 * Safe to run twice, on every node. Returns how many accounts it closed.
 * @throws at the end, where one account could not be told or closed
 */
export async function closeUnusedAccounts(deps: Deps): Promise<number> {
  if (!hasMailWay(deps.config)) return 0;
  const never = { letters: 0, daysLeft: FIRST, sinceLetter: null };
  const untoldFirst = await write(deps, 'account-unused', unusedFor(deps, never));
  const afterFirst = { letters: 1, daysLeft: LAST, sinceLetter: FIRST - LAST };
  const untoldLast = await write(deps, 'account-unused-last', unusedFor(deps, afterFirst));
  const wanted = unusedFor(deps, { letters: 2, daysLeft: 0, sinceLetter: LAST });
  let closed = 0;
  const { failures } = await eachAccount(deps, {
    next: (without) => unusedAccounts(deps.db, wanted, { most: BATCH, without }),
    each: async (userId) => {
      if (await closeAccount(deps, userId, (trx) => isStillUnused(trx, userId, wanted))) closed += 1;
    },
    most: BATCH,
    failing: 'an unused account could not be closed',
  });
  if (closed > 0) deps.log.info({ accounts: closed }, 'unused accounts were closed');
  requireAllDone([...untoldFirst, ...untoldLast, ...failures]);
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

/** Letter and note are one transaction: killed in between, an account is told once. Returns why some could not be told. */
async function write(
  deps: Deps,
  kind: 'account-unused' | 'account-unused-last',
  wanted: Unused,
): Promise<unknown[]> {
  const tell = (userId: string) =>
    deps.db.transaction().execute(async (trx) => {
      if (!(await isStillUnused(trx, userId, wanted))) return;
      await noteLetter(trx, userId, wanted.letters + 1, wanted.now);
      await queueLetter(deps, trx, { kind, userId });
    });
  const { done, failures } = await eachAccount(deps, {
    next: (without) => unusedAccounts(deps.db, wanted, { most: BATCH, without }),
    each: tell,
    most: BATCH,
    failing: 'the owner of an unused account could not be told',
  });
  if (done > 0) deps.queue.wake('letters');
  return failures;
}
