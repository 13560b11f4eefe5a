import type { Partner } from '@liora/domain/contract/couples';
import type { Invitation } from '@liora/domain/contract/invitations';
import { formatDate } from '@liora/domain/i18n/format';
import { formatNear } from '@liora/domain/i18n/formatNear';
import { wallClock } from '@liora/domain/rules/hoursClock';
import { usText } from './us.text.ts';

/** The next date of the two, of the reader's dates to come: those with others are none of theirs together. */
export const nextDateOf = (
  invitations: readonly Invitation[],
  { user_id, username }: Partner,
): Invitation | null =>
  invitations.find(
    ({ you, own, sender }) =>
      (you === 'sender' && own?.recipient?.user_id === user_id) ||
      (you === 'recipient' && sender.username === username),
  ) ?? null;

/** 'Tomorrow, from 5:30 PM', by the clock of the place. */
export function whenWords(at: string, timeZone: string, now: Date): string {
  const date = new Date(at);
  const time = formatDate(date, { hour: 'numeric', minute: '2-digit', timeZone });
  const days = wallClock(date, timeZone).day - wallClock(now, timeZone).day;
  if (days === 0) return usText.todayFrom(time);
  if (days === 1) return usText.tomorrowFrom(time);
  return usText.dayFrom(
    formatNear(date, now, { weekday: 'long', month: 'long', day: 'numeric', timeZone }),
    time,
  );
}
