import { invitationsText } from './invitations.text.ts';
import { clockTime, dayName } from './when.rules.ts';

/** What an invitation asks, as its heading. */
export function questionOf(venue: string, times: readonly string[], timeZone: string): string {
  const [only, ...more] = times;
  if (!only || more.length > 0) return invitationsText.questionOpen(venue);
  return invitationsText.question(venue, dayName(only, timeZone), clockTime(only, timeZone));
}
