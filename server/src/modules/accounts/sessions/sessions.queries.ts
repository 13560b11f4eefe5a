import { SESSIONS_SHOWN_MAX } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Sessions of a person: the one that asks first, then the newest. Serves: the list of them, by auth_sessions_user. */
export function listSessions(db: Db, userId: string, ownToken: string | null, now: Date) {
  const current = sql<boolean>`(token = ${ownToken ?? ''})`;
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at', current.as('current')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy(current, 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_SHOWN_MAX)
    .execute();
}
export type OpenSessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export async function deleteSessionById(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('id', '=', id).where('user_id', '=', userId).execute();
}
