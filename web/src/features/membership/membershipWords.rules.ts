import type { Membership } from '@liora/domain/contract/membership';
import { formatDate } from '@liora/domain/i18n/format';
import { membershipText as text } from './membership.text.ts';

/** 'May 16, 2027' in the person's own time zone. */
const dateOf = (instant: string) => formatDate(new Date(instant), { dateStyle: 'long' });

/** Had a paid tier and has it no more. */
export function hasLapsed({ tier, member }: Membership): boolean {
  return tier !== 'free' && !member;
}

/** The membership in one line, for its heading. */
export function standingWords(membership: Membership): string {
  if (hasLapsed(membership)) return text.lapsed;
  if (!membership.member) return text.free;
  if (membership.tier === 'premium') return text.premium;
  return membership.trial_status === 'active' && membership.subscription_status !== 'active'
    ? text.trial
    : text.member;
}

/** What comes next: when it renews or ends, or when it ended; null where there is nothing to say. */
export function nextWords(membership: Membership): string | null {
  const { member, admin_managed, lent, days_remaining, subscription_end_date: end, will_renew } = membership;
  if (!member) return hasLapsed(membership) && end ? text.endedOn(dateOf(end)) : null;
  if (lent) return text.lent;
  if (admin_managed) return text.given;
  if (days_remaining === null || !end) return text.openEnded;
  return will_renew ? text.renewsOn(dateOf(end)) : text.endsOn(dateOf(end));
}

/** '214 days left', or null when there is no end to count to. */
export function daysWords({ member, days_remaining }: Membership): string | null {
  return member && days_remaining !== null ? text.daysLeft(days_remaining) : null;
}
