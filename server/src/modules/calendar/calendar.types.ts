import type { Language } from '@liora/domain/i18n/languages';
import type { SignedInCaller } from '../../rpc/context.ts';

/** What a calendar shows of one date. */
export interface CalendarEvent {
  /** The same for the same date, whoever asks; an id of nothing. */
  uid: string;
  /** Rises with every change (SEQUENCE). */
  sequence: number;
  status: 'confirmed' | 'tentative' | 'cancelled';
  start: Date;
  end: Date;
  /** IANA name, of the place. */
  timeZone: string;
  title: string;
  location: string | null;
  /** Lines of the description. */
  lines: readonly string[];
  /** The page that tells more. */
  url: string | null;
  /** What the reminder to leave says; null: there is none. */
  leave: string | null;
}

/** What a feed tells of: dates that end after `from`, and what was called off since `calledOffSince`; and in which language. */
export interface CalendarRange {
  from: Date;
  calledOffSince: Date;
  language: Language | null;
}

/**
 * Where dates of a person come from. It gives what this person may see and no more: a surprise, for example, without what it
 * is. Each is one line of CALENDAR_SOURCES.
 */
export interface CalendarSource {
  events: (caller: SignedInCaller, range: CalendarRange) => Promise<CalendarEvent[]>;
  /** A text that is another one whenever `events` may be; far cheaper than these. */
  version: (caller: SignedInCaller, range: CalendarRange) => Promise<string>;
}
