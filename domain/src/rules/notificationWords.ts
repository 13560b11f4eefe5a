import { formatDate } from '../i18n/format.ts';
import { formatDay } from '../i18n/formatDay.ts';
import type { NotificationContent, NotificationData } from './notifications.ts';
import { notificationTexts } from './notificationWords.text.ts';

/** How a notification reads: in the language of whoever reads it, and with the name that its person has by then. */
export interface NotificationWords {
  title: string;
  /** What the other person wrote, or when it is; null for neither. */
  message: string | null;
}

interface Reader {
  /** Of whose doing it was; null: nobody's. */
  name: string | null;
  /** Times are told by the clock of the place, and by this one where that is not known. */
  timeZone: string;
}

export function notificationWords(
  content: NotificationContent,
  { name, timeZone }: Reader,
): NotificationWords {
  const who = name ?? notificationTexts.somebody;
  switch (content.type) {
    case 'invitation_response':
      return answerWords(content.data, who, timeZone);
    case 'invitation_received':
      return invitationWords(content.data, notificationTexts.received(who, goalOf(content.data)), timeZone);
    case 'invitation_changed': {
      const title = notificationTexts.changed[content.data.change](who, goalOf(content.data));
      return invitationWords(content.data, title, timeZone);
    }
    case 'surprise_opened':
      return {
        title: notificationTexts.surpriseOpened(who),
        message: timeWords(content.data.starts_at, content.data.time_zone ?? timeZone),
      };
    case 'partner_linked':
      return { title: notificationTexts.linked(who), message: null };
    case 'partner_unlinked':
      return { title: notificationTexts.unlinked, message: null };
    case 'check_in_revealed': {
      const words = notificationTexts.checkIn;
      return { title: words[`${content.data.kind}Revealed`](who), message: words.read };
    }
    case 'check_in_reminder': {
      const words = notificationTexts.checkIn;
      return { title: words[`${content.data.kind}Reminder`], message: words.reminded };
    }
    case 'free_evening':
      return { title: notificationTexts.freeEvening(who, dayWords(content.data.evening)), message: null };
    case 'match_opened':
      return { title: notificationTexts.matchOpened, message: null };
    case 'moderation_decision':
      return decisionWords(content.data);
    case 'report_decided':
      return reportWords(content.data);
    case 'partner_activity': {
      const { what, count } = content.data;
      return { title: notificationTexts.additions[what](who, count), message: null };
    }
  }
}

function decisionWords({ title, action, answers_objection }: NotificationData['moderation_decision']) {
  const words = notificationTexts.decision;
  if (answers_objection)
    return { title: action === 'restore' ? words.upheld(title) : words.declined(title), message: null };
  return { title: words[action](title), message: action === 'restore' ? null : words.object };
}

/** The reason is that of every such decision: what a moderator wrote is for the author. */
function reportWords({ content_type, outcome }: NotificationData['report_decided']): NotificationWords {
  const message = outcome ? notificationTexts.reportOutcomes[outcome] : null;
  return { title: notificationTexts.reportDecided[content_type], message };
}

/** What happened, and below it for when the date is planned. */
function invitationWords(
  { planned_date, time_zone }: NotificationData['invitation_received'],
  title: string,
  timeZone: string,
): NotificationWords {
  return { title, message: planned_date === null ? null : timeWords(planned_date, time_zone ?? timeZone) };
}

function answerWords(
  data: NotificationData['invitation_response'],
  who: string,
  timeZone: string,
): NotificationWords {
  const { response, planned_date, time_zone, rejection_notes, reschedule_notes } = data;
  const goal = goalOf(data);
  const words = notificationTexts.invitation;
  const message = rejection_notes || reschedule_notes || null;
  if (planned_date === null) return { title: words[response](who, goal), message };
  const time = timeWords(planned_date, time_zone ?? timeZone);
  return { title: words[`${response}At`](who, goal, time), message };
}

/** Where an invitation leads, as it stands within a sentence. */
const goalOf = ({ venue_name, is_surprise }: NotificationData['invitation_received']): string =>
  is_surprise ? notificationTexts.surprise : venue_name;

const dayWords = (date: string): string =>
  formatDay(date, { weekday: 'long', month: 'long', day: 'numeric' });

const timeWords = (instant: string, timeZone: string): string =>
  formatDate(new Date(instant), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
