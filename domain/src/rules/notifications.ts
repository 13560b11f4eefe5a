/** What a notification of each type holds (NOTIF-01 to NOTIF-04); its words are made of it when it is read. */
export interface NotificationData {
  invitation_response: {
    invitation_id: string;
    response: 'accepted' | 'rejected' | 'reschedule_requested';
    venue_name: string;
    /** Instant; null for an invitation without a time. */
    planned_date: string | null;
    rejection_notes?: string;
    reschedule_notes?: string;
  };
  /** Somebody used one's link code. */
  partner_linked: Record<never, never>;
  /** The link has ended, for whatever reason (RUL-22). */
  partner_unlinked: Record<never, never>;
}

export type NotificationType = keyof NotificationData;
