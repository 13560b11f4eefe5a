import { icu, texts } from '@liora/domain/i18n/texts';

export const placeSearchBoxText = texts('placeSearchBox', {
  // Exact texts of the specification.
  tooShort: 'Type at least 3 characters to search',
  none: (query: string) => icu('No places found for "{query}"', { query }),
  noneHint: 'Try a different search term or add it as a custom place',
  custom: (text: string) => icu('Add "{text}" as custom place', { text }),
  failed: 'Error searching places',
  open: 'Open now',
  closed: 'Closed',
  types: (types: string, more: number) =>
    icu('{more, plural, =0 {{types}} other {{types} +# more}}', { types, more }),

  // Our own.
  searching: 'Searching…',
  found: (count: number) => icu('{count, plural, one {# place found} other {# places found}}', { count }),
  added: 'In the plan',
});
