import { DAY_MS } from '@liora/domain/durations';
import type { AdminAction } from '@liora/domain/rules/adminActions';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface ActionFilter {
  admin?: string | undefined;
  /** User id: what was done to them. */
  member?: string | undefined;
  action?: AdminAction | undefined;
  /** YYYY-MM-DD of UTC. */
  day?: string | undefined;
  /** Lines before this one. */
  before: number | null;
}

interface StoredAction {
  id: number;
  at: Date;
  admin_id: string | null;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  reason: string | null;
  details: unknown;
}

/** Lines of the list of actions, newest first. Serves: admin_actions_admin, admin_actions_member, admin_actions_action, admin_actions_at, the key. */
export function selectActions(db: Db, filter: ActionFilter, limit: number): Promise<StoredAction[]> {
  const { admin, member, action, day, before } = filter;
  const from = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  return db
    .selectFrom('admin_actions')
    .select(['id', 'at', 'admin_id', 'action', 'subject_type', 'subject_id', 'reason', 'details'])
    .$if(admin !== undefined, (query) => query.where('admin_id', '=', admin ?? ''))
    .$if(member !== undefined, (query) =>
      query.where('subject_type', '=', 'member').where('subject_id', '=', member ?? ''),
    )
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(from !== null, (query) =>
      query
        .where('at', '>=', from ?? new Date(0))
        .where('at', '<', new Date((from?.getTime() ?? 0) + DAY_MS)),
    )
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type ActionRow = StoredAction;

/** The people among these accounts, as they are called now. */
export async function peopleNamed(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ user_id: string; username: string; profile_photo_url: string | null }>`
    select user_id, username, profile_photo_url from profiles where user_id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.user_id, row]));
}
