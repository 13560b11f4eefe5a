import { formatDate } from '../i18n/format.ts';
import type { NotificationContent, NotificationData } from './notifications.ts';
import { notificationTexts } from './notificationWords.text.ts';

/** How a notification reads: in the language of whoever reads it, and with the name that its person has by then. */
export interface NotificationWords {
  title: string;
  /** What the other person wrote, or null. */
  message: string | null;
}

interface Reader {
  /** Of whose doing it was; null: nobody's. */
  name: string | null;
  timeZone: string;
}

export function notificationWords(
  content: NotificationContent,
  { name, timeZone }: Reader,
): NotificationWords {
  const who = name ?? notificationTexts.somebody;
  if (content.type === 'invitation_response') return invitationWords(content.data, who, timeZone);
  if (content.type === 'partner_linked') return { title: notificationTexts.linked(who), message: null };
  if (content.type === 'partner_unlinked') return { title: notificationTexts.unlinked, message: null };
  const { what, count } = content.data;
  return { title: notificationTexts.additions[what](who, count), message: null };
}

function invitationWords(
  {
    response,
    venue_name,
    planned_date,
    rejection_notes,
    reschedule_notes,
  }: NotificationData['invitation_response'],
  who: string,
  timeZone: string,
): NotificationWords {
  const words = notificationTexts.invitation;
  const message = rejection_notes || reschedule_notes || null;
  if (planned_date === null) return { title: words[response](who, venue_name), message };
  const time = formatDate(new Date(planned_date), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return { title: words[`${response}At`](who, venue_name, time), message };
}
