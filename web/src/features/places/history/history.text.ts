import { icu, texts } from '@liora/domain/i18n/texts';
import { REMEMBERED_SEARCHES_MOST, SEARCH_RETENTION_MONTHS } from '@liora/domain/limits';

export const historyText = texts('searchHistory', {
  recent: 'Recent searches',
  again: (words: string) => icu('Search for {words} again', { words }),
  againIn: (words: string, town: string) => icu('Search for {words} again, last in {town}', { words, town }),
  forget: (words: string) => icu('Forget {words}', { words }),
  clear: 'Clear all',
  cleared: 'Your searches are forgotten',
  failed: 'That could not be changed',

  remember: 'Remember my searches',
  rememberNote: icu(
    'The last {count, number}, words and town only, for {months, plural, one {# month} other {# months}}. Nobody else sees them; off forgets them at once.',
    { count: REMEMBERED_SEARCHES_MOST, months: SEARCH_RETENTION_MONTHS },
  ),
  remembered: (count: number) =>
    icu('{count, plural, one {# search} other {# searches}} remembered', { count }),
});
