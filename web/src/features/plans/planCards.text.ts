import { icu, texts } from '@liora/domain/i18n/texts';

/** Words of a plan's card; the first screen shows some, so they come without those of lists. */
export const planCardsText = texts('planCards', {
  // Exact texts of the specification.
  likeFailed: 'Failed to like date plan',
  saveFailed: 'Failed to save date plan',

  // Our own.
  stops: (count: number) => icu('{count, plural, one {# stop} other {# stops}}', { count }),
  you: (name: string) => icu('{name} (you)', { name }),
  prive: 'Prive',
  underReview: 'Under review',
  onlyYou: 'Only you',
  onlyYouTwo: 'Only you two',
  surprise: 'A surprise: only you',
  unpublished: 'No longer published',
  deleteNamed: (title: string) => icu('Delete plan: {title}', { title }),
});
