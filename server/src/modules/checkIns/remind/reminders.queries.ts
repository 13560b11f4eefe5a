import type { CheckInReminder } from '@liora/domain/rules/checkIns';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { activeLinks } from '../../couples/partner.policy.ts';

/** A reminder that is due, with what decides whether it is told: all of it the person's own, or both's. */
export interface DueReminder extends CheckInReminder {
  user_id: string;
  remind_at: Date;
  skipped: string | null;
  /** Null: they share with nobody, or check-ins are off. */
  link_id: string | null;
  couple_zone: string | null;
}

/**
 * Reminders that are due, the longest waiting first. Their rows stay locked; those that another node works on are left to it.
 * Serves: check_in_settings_due, linked_people_pkey, check_in_couples_pkey.
 */
export async function lockDueReminders(trx: Db, now: Date, most: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select s.user_id, s.remind_at, s.remind_every as every, s.remind_weekday as weekday, s.remind_minute as minute, s.time_zone,
           (case s.remind_every when 'day' then s.skipped_day else s.skipped_week end)::text as skipped,
           c.link_id, c.time_zone as couple_zone
    from check_in_settings s
    left join ${activeLinks(now)} l on l.user_id = s.user_id
    left join check_in_couples c on c.link_id = l.link_id and c.is_on
    where s.remind_at <= ${now}::timestamptz
    order by s.remind_at limit ${most} for update of s skip locked`.execute(trx);
  return rows;
}

/** Whether somebody has answered a day or week of a link. Serves: check_ins_once. */
export async function hasAnswered(
  trx: Db,
  { user_id, link_id, every }: DueReminder,
  period: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from check_ins where link_id = ${link_id}::uuid and kind = ${every} and period = ${period}::date
      and user_id = ${user_id}::uuid`.execute(trx);
  return rows.length > 0;
}

export async function setDue(trx: Db, userId: string, due: Date): Promise<void> {
  await sql`update check_in_settings set remind_at = ${due} where user_id = ${userId}::uuid`.execute(trx);
}
