import type { MatchDeck } from '@liora/domain/contract/match';
import { formatDate } from '@liora/domain/i18n/format';

/** 'Saturday, 12:00 PM', on the clocks of the deck. */
export const momentWords = ({ reveals_at, time_zone }: MatchDeck): string =>
  formatDate(new Date(reveals_at), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
  });
