import type { Me } from '@liora/domain/contract/accounts';
import { entitlement } from '@liora/domain/rules/membership';
import { isDefaultUsername } from '@liora/domain/rules/username';
import type { SessionRow } from './session/session.queries.ts';

/** What a signed-in user is told about themself. */
export function meView(row: SessionRow & { profile: NonNullable<SessionRow['profile']> }, now: Date): Me {
  const may = entitlement(row.profile, now, row);
  return {
    user_id: row.user_id,
    username: row.profile.username,
    profile_photo_url: row.profile.profile_photo_url,
    email: row.email,
    membership_tier: may.tier,
    member: may.member,
    session_expires_at: row.expires_at.toISOString(),
    suspended: row.suspended,
    must_choose_username: isDefaultUsername(row.profile.username, row.user_id),
  };
}
