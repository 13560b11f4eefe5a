import type { Language } from '@liora/domain/i18n/languages';
import type { InvitableBy } from '@liora/domain/rules/invitableBy';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { PREPARED } from '../../../db/prepared.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { hasBlocked } from '../../safety/blocks/blocks.policy.ts';

export interface ProfileRow {
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  bio: string | null;
  is_public_profile: boolean;
  invitable_by: InvitableBy;
}

/** Somebody's profile unless the viewer has blocked them, or they are away: closed, or suspended. Serves: profiles_pkey. */
export async function findProfile(db: Db, viewer: Viewer | null, userId: string): Promise<ProfileRow | null> {
  const { rows } = await sql<ProfileRow>`
    select f.user_id, f.username, f.profile_photo_url, f.bio, f.is_public_profile,
      f.invitable_by
    from profiles f where f.user_id = ${userId}::uuid and not f.is_away and not ${hasBlocked(viewer, 'f.user_id')} ${PREPARED}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface ProfileChange {
  username?: string | undefined;
  bio?: string | null | undefined;
  is_public_profile?: boolean | undefined;
  invitable_by?: InvitableBy | undefined;
  language?: Language | undefined;
}

/** Locks the row even where nothing is given. Throws the violation of profiles_username_key. */
export async function updateProfile(
  trx: Db,
  userId: string,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ ...change, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  // What reports name somebody by whose profile is gone.
  if (change.username !== undefined)
    await trx
      .updateTable('auth_users')
      .set({ name: change.username, updated_at: now })
      .where('id', '=', userId)
      .execute();
}

/** Writes where the photo that others see is served; null without one. Serves: photos_subject. */
export async function updatePhotoAddress(trx: Db, userId: string): Promise<void> {
  await sql`update profiles set profile_photo_url = (
      select '/photos/' || p.id || '/small' from photos p
      where p.belongs_to = 'profile' and p.subject_id = profiles.user_id and p.state = 'ready'
        and not p.is_hidden and not p.is_reported
      order by p.position, p.id limit 1)
    where user_id = ${userId}::uuid`.execute(trx);
}
