import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { PREPARED } from '../../../db/prepared.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { planSight } from '../../plans/planSight.policy.ts';
import { areBlocked, blockedUserIds } from '../../safety/blocks/blocks.policy.ts';

/** Which dates are meant: those whose day is over after `from`, and of those that were called off the ones since then. */
export interface DateRange {
  from: Date;
  calledOffSince: Date;
}

/** A date that two people have, as one of them knows it. */
export interface DateRow {
  id: string;
  version: number;
  called_off: boolean;
  planned_date: Date;
  time_zone: string;
  venue_name: string;
  venue_address: string | null;
  notes: string | null;
  plan_id: string | null;
  /** The other of the two; null once their account is deleted. */
  with_username: string | null;
}

/**
 * The dates of somebody (`i`) with the other person (`o`): accepted, with a time, between two who have not blocked each other
 * and whose sender is there. Serves: date_invitations_sent_dates, date_invitations_received_dates.
 */
const datesOf = (viewer: Viewer, { from, calledOffSince }: DateRange, limit: number): RawBuilder<unknown> => {
  const me = sql`${viewer.userId}::uuid`;
  const side = (mine: string, other: string) => sql`(
    select n.*, ${sql.ref(`n.${other}`)} as other_id, n.xmin as change from date_invitations n
    where ${sql.ref(`n.${mine}`)} = ${me} and n.status = 'accepted' and n.expires_at > ${from}
      and n.planned_date is not null and (n.called_off_at is null or n.called_off_at > ${calledOffSince})
    order by n.expires_at limit ${limit})`;
  return sql`(${side('sender_id', 'recipient_id')} union all ${side('recipient_id', 'sender_id')}) i
    left join profiles o on o.user_id = i.other_id and not o.is_away
    where not ${areBlocked(me, sql`i.other_id`)} and (i.sender_id = ${me} or o.user_id is not null)`;
};

export async function findDates(db: Db, viewer: Viewer, range: DateRange, limit: number): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select i.id, i.version, i.called_off_at is not null as called_off, i.planned_date, i.time_zone, i.venue_name,
      i.venue_address, i.notes, i.plan_id, o.username as with_username
    from ${datesOf(viewer, range, limit)} order by i.planned_date, i.id ${PREPARED}`.execute(db);
  return rows;
}

/**
 * A text that is another one when any of these dates is: which transaction wrote each row and that of its plan last, who the
 * other is, and whom this person has blocked, which decides about plans. Of a plan that they may not see, as that of a
 * surprise, it tells nothing.
 */
export async function versionOfDates(
  db: Db,
  viewer: Viewer,
  range: DateRange,
  limit: number,
): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', count(*), sum(hashtextextended(concat_ws(' ', i.id, i.change, i.username,
        case when ${planSight(viewer, 'p')} = 'full' then p.xmin end), 0)),
      (select sum(hashtextextended(b::text, 0)) from unnest(${sql.raw(blockedUserIds('me.id'))}) b)) as version
    from (select ${viewer.userId}::uuid as id) me left join lateral (
      select i.id, i.change, i.plan_id, o.username from ${datesOf(viewer, range, limit)}) i on true
    left join date_plans p on p.id = i.plan_id group by me.id ${PREPARED}`.execute(db);
  return rows[0]?.version ?? '';
}
