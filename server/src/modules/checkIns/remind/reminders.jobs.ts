import { HOUR_MS } from '@liora/domain/durations';
import { CHECK_IN_REMINDER_LATE_HOURS, CHECK_IN_REMINDERS_AT_ONCE } from '@liora/domain/limits';
import { nextReminder, periodAt } from '@liora/domain/rules/checkIns';
import { quietEnd } from '@liora/domain/rules/quietHours';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { quietHoursOf } from '../../notifications/settings/quiet.service.ts';
import { type DueReminder, hasAnswered, lockDueReminders, setDue } from './reminders.queries.ts';

/** Tells those who asked for it that it is time for their check-in. Safe to run twice and on several nodes. */
export async function remindOfCheckIns(deps: Deps): Promise<void> {
  while (await deps.db.transaction().execute((trx) => remindBatch(deps, trx)));
}

/** Whether there may be more. */
async function remindBatch(deps: Deps, trx: Db): Promise<boolean> {
  const now = deps.now();
  const due = await lockDueReminders(trx, now, CHECK_IN_REMINDERS_AT_ONCE);
  for (const reminder of due) await setDue(trx, reminder.user_id, await remindOne(deps, trx, reminder, now));
  return due.length === CHECK_IN_REMINDERS_AT_ONCE;
}

/** When the next one is due: at the end of quiet hours, the same one. */
async function remindOne(deps: Deps, trx: Db, reminder: DueReminder, now: Date): Promise<Date> {
  const next = nextReminder(reminder, now);
  if (!(await isWanted(trx, reminder, now))) return next;
  const quietUntil = quietEnd(await quietHoursOf(trx, reminder.user_id), now);
  if (quietUntil) return quietUntil < next ? quietUntil : next;
  await addNotification(deps, trx, {
    userId: reminder.user_id,
    fromUserId: null,
    type: 'check_in_reminder',
    data: { kind: reminder.every },
    thread: 'check_in_reminder',
  });
  return next;
}

/** Nothing of the other one decides it: whoever has answered or put it aside is not reminded. */
async function isWanted(trx: Db, reminder: DueReminder, now: Date): Promise<boolean> {
  const { couple_zone, every, skipped, remind_at } = reminder;
  if (couple_zone === null) return false;
  if (now.getTime() - remind_at.getTime() > CHECK_IN_REMINDER_LATE_HOURS * HOUR_MS) return false;
  const period = periodAt(every, now, couple_zone);
  return skipped !== period && !(await hasAnswered(trx, reminder, period));
}
