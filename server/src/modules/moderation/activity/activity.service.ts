import { DAY_MS } from '@liora/domain/durations';
import { ACTIVITY_DAYS, DEAD_LETTERS_LISTED, PAYMENT_TYPES_LISTED } from '@liora/domain/limits';
import { recordAction } from '../../../audit/recordAction.ts';
import { newestBackups } from '../../../backup/backupRecords.ts';
import type { Db } from '../../../db/client.ts';
import { deadLetters, forgetDeadLetter, queueLoads, sendAgain } from '../../../queue/deadLetters.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { isOverrideOn, switchOverride } from '../../membership/override/override.service.ts';
import { eventsPerDay, paymentCounts, reportAges, signUpsPerDay } from './activity.queries.ts';

/** The beginning of the day of UTC that the list of days begins with, today being its last. */
function firstDay(now: Date): Date {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(today - (ACTIVITY_DAYS - 1) * DAY_MS);
}

/** How things stand: reports by their age, who is new, what was paid and counted, jobs that failed, backups, and the switch for everybody. */
export async function readActivity({ deps }: SignedInCaller) {
  const { db, now } = deps;
  const from = firstDay(now());
  const [reports, sign_ups, payments, events, queues, dead, premium_override, backups] = await Promise.all([
    reportAges(db, now()),
    signUpsPerDay(db, from),
    paymentCounts(db, from, PAYMENT_TYPES_LISTED),
    eventsPerDay(db, from),
    queueLoads(db),
    deadLetters(db, DEAD_LETTERS_LISTED),
    isOverrideOn(db),
    newestBackups(db),
  ]);
  return {
    from: from.toISOString(),
    reports: { ...reports, oldest_at: reports.oldest_at?.toISOString() ?? null },
    sign_ups,
    payments,
    events,
    queues,
    dead_letters: dead.map(({ given_up_at, ...rest }) => ({
      ...rest,
      given_up_at: given_up_at.toISOString(),
    })),
    premium_override,
    backups,
  };
}

/** Does something to a job that was given up and writes it down. @throws NOT_FOUND when somebody else has done so */
async function onDeadLetter(
  { deps, viewer }: SignedInCaller,
  id: string,
  action: 'job.run-again' | 'job.drop',
  work: (trx: Db) => Promise<string | null>,
): Promise<Record<string, never>> {
  await deps.db.transaction().execute(async (trx) => {
    const queue = await work(trx);
    if (queue === null) throw new ProductError('NOT_FOUND');
    await recordAction(trx, {
      at: deps.now(),
      adminId: viewer.userId,
      action,
      subject: { type: 'job', id },
      details: { queue },
    });
  });
  return {};
}

export const runJobAgain = (caller: SignedInCaller, { id }: { id: string }) =>
  onDeadLetter(caller, id, 'job.run-again', (trx) => sendAgain(caller.deps, trx, id));

export const dropJob = (caller: SignedInCaller, { id }: { id: string }) =>
  onDeadLetter(caller, id, 'job.drop', (trx) => forgetDeadLetter(trx, id));

/** Makes everybody who is signed in premium, or no longer (RUL-01). */
export async function setPremiumOverride(
  { deps, viewer }: SignedInCaller,
  { on, reason }: { on: boolean; reason: string },
): Promise<Record<string, never>> {
  await deps.db.transaction().execute(async (trx) => {
    await switchOverride(trx, on, deps.now());
    const action = on ? 'premium-override.on' : 'premium-override.off';
    await recordAction(trx, { at: deps.now(), adminId: viewer.userId, action, reason });
  });
  return {};
}
