import type { Member } from '@liora/domain/contract/moderation';
import { DAY_MS } from '@liora/domain/durations';
import { formatDate, formatList } from '@liora/domain/i18n/format';
import { membersText } from './members.text.ts';

/** Until which day: one that an admin gave ends as the day after begins. */
function endOf({ membership }: Member): string | null {
  const { source, managed_until, subscription_end_date } = membership;
  if (source === 'none' || source === 'override') return null;
  const end = source === 'admin' ? managed_until : subscription_end_date;
  if (end === null) return membersText.noEnd;
  const last = source === 'admin' ? Date.parse(end) - DAY_MS : Date.parse(end);
  const zone = source === 'admin' ? { timeZone: 'UTC' } : {};
  return membersText.until(formatDate(new Date(last), { dateStyle: 'medium', ...zone }));
}

/** 'Given by an admin, until May 20, 2026'. */
export function membershipWords(member: Member): string {
  const words = [membersText.sources[member.membership.source], endOf(member)];
  return formatList(
    words.filter((word) => word !== null),
    'unit',
  );
}
