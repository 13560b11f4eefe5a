import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ReportedType } from '../reports/reports.queries.ts';
import type { Thing } from './decisions.queries.ts';

/** Notes what a moderator has open: one thing, the last. */
export async function noteOpen(db: Db, userId: string, thing: Thing, until: Date): Promise<void> {
  const { content_type, content_id } = thing;
  await db
    .insertInto('moderation_leases')
    .values({ user_id: userId, content_type, content_id, until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ content_type, content_id, until }))
    .execute();
}

/** What nobody has open any more. Serves: moderation_leases_until. */
export async function forgetRunOut(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('moderation_leases').where('until', '<=', now).execute();
}

export async function forgetOpen(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('moderation_leases').where('user_id', '=', userId).execute();
}

interface OpenRow {
  content_type: ReportedType;
  content_id: string;
  user_id: string;
  username: string;
  profile_photo_url: string | null;
}

/** What other moderators have open, those who still are moderators. Serves: moderation_leases_until. */
export async function openOfOthers(db: Db, userId: string, now: Date, most: number): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select l.content_type, l.content_id, l.user_id, coalesce(f.username, u.name) as username, f.profile_photo_url
    from moderation_leases l join admins a on a.user_id = l.user_id join auth_users u on u.id = l.user_id
    left join profiles f on f.user_id = l.user_id
    where l.until > ${now} and l.user_id <> ${userId}::uuid order by l.until desc, l.user_id limit ${most}`.execute(
    db,
  );
  return rows;
}
