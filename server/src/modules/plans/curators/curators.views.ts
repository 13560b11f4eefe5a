import type { TopCurator } from '@liora/domain/contract/plans';
import { entitlement } from '@liora/domain/rules/membership';
import type { CuratorRow } from './curators.queries.ts';

/** A curator with the tier that they are a member by now, not the one that a lapse left in their profile (RUL-01). */
export function toTopCurator(row: CuratorRow, now: Date): TopCurator {
  const { user_id, username, profile_photo_url, bio, total_date_plans, total_likes } = row;
  const { tier, member } = entitlement(row, now, row);
  const membership_tier = member ? tier : 'free';
  return { user_id, username, profile_photo_url, bio, total_date_plans, total_likes, membership_tier };
}
