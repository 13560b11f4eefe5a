import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export interface NotificationRow {
  user_id: string;
  from_user_id: string | null;
  type: string;
  data: object;
  created_at: Date;
}

/** Writes it unless who gets it has blocked whose doing it was; whether it did. Serves: blocked_users_pair_key. */
export async function insertNotification(db: Db, notification: NotificationRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notifications (user_id, from_user_id, type, data, created_at)
    select ${notification.user_id}::uuid, ${notification.from_user_id}::uuid, ${notification.type}, ${json(notification.data)}, ${notification.created_at}
    where not exists (select from blocked_users b
      where b.blocker_user_id = ${notification.user_id}::uuid and b.blocked_user_id = ${notification.from_user_id}::uuid)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

const json = (value: object): RawBuilder<object> => sql`${JSON.stringify(value)}::jsonb`;
