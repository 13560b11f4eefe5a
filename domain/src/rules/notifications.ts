import type { CheckInKind } from './checkInKinds.ts';
import type { ModerationAction, ReportOutcome } from './decisions.ts';
import type { InvitationResponse } from './invitations.ts';

/** Of an invitation, what a notification holds of where it leads and when. */
interface Goal {
  invitation_id: string;
  venue_name: string;
  /** It goes by no place, and has its words when it is read. Those of before have the name alone. */
  is_surprise?: boolean | undefined;
  /** Instant; null for an invitation without a time. */
  planned_date: string | null;
  /** Of the place: by its clock the time is told, as on the invitation itself. Those of before have none. */
  time_zone?: string | undefined;
}

/** What a notification of each type holds (NOTIF-01 to NOTIF-04); its words are made of it when it is read. */
export interface NotificationData {
  invitation_response: Goal & {
    response: InvitationResponse;
    rejection_notes?: string | undefined;
    reschedule_notes?: string | undefined;
  };
  /** What the partner added. Until they are read, additions of one kind are one line (NOTIF-06). */
  partner_activity: {
    what: PartnerAddition;
    count: number;
    /** Ids of the last ones, newest first. */
    subjects: string[];
  };
  /** Somebody used one's link code. */
  partner_linked: Record<never, never>;
  /** The link has ended, for whatever reason (RUL-22). */
  partner_unlinked: Record<never, never>;
  /** Somebody was invited by name. */
  invitation_received: Goal;
  /** The other side changed the time, stayed with it, took the wished one, or called it off. */
  invitation_changed: Goal & { change: InvitationChange };
  /** Something of a surprise for the reader opened; what it is, is not said. */
  surprise_opened: { surprise_id: string; starts_at: string; time_zone?: string | undefined };
  /** Both have answered: the check-in can be read. */
  check_in_revealed: { kind: CheckInKind; period: string };
  /** One's own, at the time that one has chosen. */
  check_in_reminder: { kind: CheckInKind };
  /** An evening, as a date, on which both are free. */
  free_evening: { evening: string };
  /** A match deck has opened: the same for both, whatever is in it. */
  match_opened: { deck_id: string };
  /** What moderators decided about something of one's own. */
  moderation_decision: {
    decision_id: number;
    content_type: 'plan' | 'pin' | 'review' | 'photo' | 'profile';
    title: string;
    action: ModerationAction;
    answers_objection: boolean;
  };
  /** Something that one reported was decided; those of before outcomes were told have none. */
  report_decided: {
    content_type: 'plan' | 'pin' | 'review' | 'photo' | 'profile';
    outcome?: ReportOutcome | undefined;
  };
}

export const INVITATION_CHANGES = ['time', 'kept', 'accepted', 'called_off'] as const;
export type InvitationChange = (typeof INVITATION_CHANGES)[number];

export const PARTNER_ADDITIONS = ['places', 'plans', 'pins', 'bucket', 'memories'] as const;
export type PartnerAddition = (typeof PARTNER_ADDITIONS)[number];

export type NotificationType = keyof NotificationData;

/** A type with what it holds. */
export type NotificationContent = {
  [Type in NotificationType]: { type: Type; data: NotificationData[Type] };
}[NotificationType];

/** The parts of the list, in their order. */
export const NOTIFICATION_GROUPS = ['dates', 'partner', 'community', 'account'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export const GROUP_OF: Readonly<Record<NotificationType, NotificationGroup>> = {
  invitation_response: 'dates',
  invitation_received: 'dates',
  invitation_changed: 'dates',
  surprise_opened: 'dates',
  partner_activity: 'partner',
  partner_linked: 'partner',
  partner_unlinked: 'partner',
  check_in_revealed: 'partner',
  check_in_reminder: 'partner',
  free_evening: 'dates',
  match_opened: 'partner',
  moderation_decision: 'account',
  report_decided: 'community',
};

export const NOTIFICATION_TYPES = Object.keys(GROUP_OF) as NotificationType[];

export const typesIn = (group: NotificationGroup): NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => GROUP_OF[type] === group);

/** The thread of a partner's additions of one kind: all of them are one line. */
export const additionsThread = (what: PartnerAddition): string => `additions:${what}`;
