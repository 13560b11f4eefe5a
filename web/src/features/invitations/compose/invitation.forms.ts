import { readerZone } from '@liora/domain/i18n/format';
import type { InviteSubject, InviteVenue } from './compose.types.ts';
import { firstEvening } from './days.rules.ts';

/** An invitation while it is written. */
export interface InviteDraft {
  venue: InviteVenue | null;
  /** Instants. */
  times: string[];
  note: string;
  /** For whoever gets the link, though there is a partner. */
  byLink: boolean;
}

export const zoneOf = (venue: InviteVenue | null) => venue?.timeZone ?? readerZone();

export const emptyInvitation = (subject: InviteSubject, now: Date): InviteDraft => ({
  venue: subject.venue,
  times: [('at' in subject && subject.at) || firstEvening(now, zoneOf(subject.venue))],
  note: '',
  byLink: false,
});

/**
 * Of each place or plan, person and instant that it was begun from there is one draft. Its name says 'partner', to whom most of
 * them go: what was written for them goes with the link (lib/personalData.ts).
 */
export const draftSubject = (subject: InviteSubject) =>
  [
    'invitation-with-partner',
    subject.venue?.kind ?? '',
    subject.venue?.id ?? '',
    subject.to?.user_id ?? '',
    ('at' in subject && subject.at) || '',
  ].join('.');

/** Nobody is asked out for a time that is over: what is proposed is proposed anew where nothing else is left. */
export function timesToCome(times: readonly string[], fresh: readonly string[], now: Date): string[] {
  const left = times.filter((at) => new Date(at) > now);
  return left.length === 0 && times.length > 0 ? [...fresh] : left;
}
