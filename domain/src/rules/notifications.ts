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
  /** Somebody was invited by name. */
  invitation_received: { invitation_id: string; venue_name: string; planned_date: string | null };
  /** The other side changed the time, stayed with it, took the wished one, or called it off. */
  invitation_changed: {
    invitation_id: string;
    change: 'time' | 'kept' | 'accepted' | 'called_off';
    venue_name: string;
    planned_date: string | null;
  };
}

export type NotificationType = keyof NotificationData;
