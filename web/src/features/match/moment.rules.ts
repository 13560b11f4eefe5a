import type { MatchDeck } from '@liora/domain/contract/match';
import { dayOptions } from '@liora/domain/i18n/dayOptions';
import { formatDate } from '@liora/domain/i18n/format';

type Revealed = Pick<MatchDeck, 'reveals_at' | 'time_zone'>;

/** 'Saturday, 12:00 PM', on the clocks of the deck; with its date where it is not the next Saturday. */
export function momentWords({ reveals_at, time_zone }: Revealed, now: Date): string {
  const at = new Date(reveals_at);
  const day = dayOptions(at, { now, timeZone: time_zone, weekday: 'long' });
  return formatDate(at, { ...day, hour: 'numeric', minute: '2-digit' });
}
