import type { Me } from '@liora/domain/contract/accounts';

/** AUTH-16: everything that can happen to a session. */
export type SessionEvent =
  | 'signed out'
  | 'signed in'
  | 'token refreshed'
  | 'user updated'
  | 'password recovery'
  | 'second factor verified';

/** What happened between two answers to "who is signed in"; `before` is undefined at the first answer. */
export function sessionEvents(before: Me | null | undefined, after: Me | null): SessionEvent[] {
  if (before === undefined) return [];
  if (before?.user_id !== after?.user_id) {
    return [...(before ? (['signed out'] as const) : []), ...(after ? (['signed in'] as const) : [])];
  }
  if (before?.session_expires_at !== after?.session_expires_at) return ['token refreshed'];
  return JSON.stringify(before) === JSON.stringify(after) ? [] : ['user updated'];
}

export interface SessionEffects {
  /** What was found for nobody goes (RUL-60). That what belongs to a person goes with them is not this list's business. */
  forgetSearches: boolean;
  /** What is on screen stays and is fetched again, now for this person. */
  refetchVisible: boolean;
  /** Ask again who is signed in: the event may have ended or changed this session. */
  askWhoIsSignedIn: boolean;
}

const NOTHING: SessionEffects = { forgetSearches: false, refetchVisible: false, askWhoIsSignedIn: false };

/** What each event does to this tab. */
export const SESSION_EFFECTS: Record<SessionEvent, SessionEffects> = {
  'signed out': NOTHING,
  'signed in': { ...NOTHING, forgetSearches: true, refetchVisible: true },
  'token refreshed': NOTHING,
  'user updated': { ...NOTHING, refetchVisible: true },
  'password recovery': { ...NOTHING, askWhoIsSignedIn: true },
  'second factor verified': { ...NOTHING, askWhoIsSignedIn: true },
};

/** Where an event is written for a moment, so that the other tabs hear it. */
export const EVENT_KEY = 'liora.auth.event';

/** What another tab has told, if it is an event. */
export function announcedEvent(text: string | null): SessionEvent | null {
  return text !== null && Object.hasOwn(SESSION_EFFECTS, text) ? (text as SessionEvent) : null;
}
