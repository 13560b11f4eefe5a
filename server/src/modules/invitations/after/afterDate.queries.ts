import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { areBlocked } from '../../safety/blocks/blocks.policy.ts';
import { isOfWhoIsThere } from '../invitations.queries.ts';

/** A date that is over, and where it was. */
export interface PastDate {
  id: string;
  place_id: string;
  venue_name: string;
  planned_date: Date;
  /** Whoever asks has said something of its hours, or that they would rather not. */
  answered: boolean;
}

const ofSide = (viewer: Viewer, side: 'sender_id' | 'recipient_id', rest: RawBuilder<unknown>) => sql`
  (select n.id from date_invitations n
   where ${sql.ref(`n.${side}`)} = ${viewer.userId}::uuid and n.status = 'accepted' and n.called_off_at is null
     and n.planned_date is not null and n.place_id is not null and ${rest})`;
/** Of a date with somebody whom either has blocked nothing is asked any more, nor of an invitation of somebody who is away. */
const mayBeAbout = (viewer: Viewer) => sql`(not ${areBlocked(sql`i.sender_id`, sql`i.recipient_id`)}
  and ${isOfWhoIsThere(viewer)})`;

/** The dates of somebody that ended between two instants, the last one first. Serves: date_invitations_sent_dates, date_invitations_received_dates. */
export async function pastDates(
  db: Db,
  viewer: Viewer,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<PastDate[]> {
  const over = sql`n.expires_at <= ${now} and n.expires_at > ${since} order by n.expires_at desc limit ${limit}`;
  const { rows } = await sql<PastDate>`
    select i.id, current_place_id(i.place_id) as place_id, i.venue_name, i.planned_date,
           exists (select from hours_answers a where a.invitation_id = i.id and a.user_id = ${viewer.userId}::uuid) as answered
    from date_invitations i
    where i.id in (${ofSide(viewer, 'sender_id', over)} union all ${ofSide(viewer, 'recipient_id', over)}) and ${mayBeAbout(viewer)}
    order by i.planned_date desc, i.id limit ${limit}`.execute(db);
  return rows;
}

/** One date of somebody that is over. */
export async function pastDate(db: Db, viewer: Viewer, id: string, now: Date): Promise<PastDate | undefined> {
  const over = sql`n.expires_at <= ${now} and n.id = ${id}::uuid`;
  const { rows } = await sql<PastDate>`
    select i.id, current_place_id(i.place_id) as place_id, i.venue_name, i.planned_date,
           exists (select from hours_answers a where a.invitation_id = i.id and a.user_id = ${viewer.userId}::uuid) as answered
    from date_invitations i
    where i.id in (${ofSide(viewer, 'sender_id', over)} union all ${ofSide(viewer, 'recipient_id', over)}) and ${mayBeAbout(viewer)}`.execute(
    db,
  );
  return rows[0];
}

/** Notes what somebody said of the hours of a date; the first answer stands. */
export async function storeHoursAnswer(
  db: Db,
  answer: { invitation_id: string; user_id: string; answer: string; answered_at: Date },
): Promise<void> {
  await db
    .insertInto('hours_answers')
    .values(answer)
    .onConflict((conflict) => conflict.constraint('hours_answers_pkey').doNothing())
    .execute();
}
