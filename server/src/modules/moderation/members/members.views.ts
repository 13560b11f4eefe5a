import type { Member, MemberCard } from '@liora/domain/contract/moderation';
import { DAY_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS } from '@liora/domain/limits';
import { entitlement, isMemberOfTheirOwn, NO_GIFTS } from '@liora/domain/rules/membership';
import type { MemberCounts, MemberRow } from './members.queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toMemberCard(row: MemberRow, now: Date): MemberCard {
  const { user_id, username, profile_photo_url, is_admin } = row;
  // Of their own: what a partner lends ends with the link.
  const { tier, member } = entitlement(row, now, { ...NO_GIFTS, premium_override: row.premium_override });
  return {
    ...{ user_id, username, profile_photo_url, is_admin },
    created_at: row.created_at.toISOString(),
    tier: member ? tier : 'free',
    closed_at: iso(row.closed_at),
  };
}

/** What makes the effective tier. */
function sourceOf(row: MemberRow, now: Date): Member['membership']['source'] {
  if (row.premium_override) return 'override';
  if (!isMemberOfTheirOwn(row, now)) return 'none';
  if (row.admin_managed_tier) return 'admin';
  return row.subscription_status === 'active' ? 'store' : 'trial';
}

export function toMember(row: MemberRow, counts: MemberCounts, now: Date): Member {
  const { closed_at, subscription_status, trial_status, admin_managed_tier } = row;
  return {
    ...toMemberCard(row, now),
    membership: {
      source: sourceOf(row, now),
      subscription_status,
      trial_status,
      subscription_end_date: iso(row.subscription_end_date),
      admin_managed: admin_managed_tier,
      managed_until: iso(row.admin_managed_until),
    },
    sessions: counts.sessions,
    reports_about: { all: counts.about, upheld: counts.about_upheld },
    reports_by: { all: counts.by, upheld: counts.by_upheld, dismissed: counts.by_dismissed },
    erased_from: iso(closed_at && new Date(closed_at.getTime() + ACCOUNT_REOPENS_DAYS * DAY_MS)),
  };
}
