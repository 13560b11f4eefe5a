import { icu, texts } from '@liora/domain/i18n/texts';

/** Words of fields, sheets and dialogs, which no first screen has; the others are in ui.text.ts. */
export const controlsText = texts('controls', {
  clear: 'Clear',
  optional: 'optional',
  cancel: 'Cancel',
  search: 'Search',
  halfTyped: 'A part of this is missing. Type all of it, or clear it.',
  outOfTen: (score: string) => icu('{score} of 10', { score }),
  removeTag: (tag: string) => icu('Remove {tag}', { tag }),
  tagLimit: (max: number) => icu('Up to {max}', { max }),
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  charactersLeft: (left: number) =>
    icu('{left, plural, one {# character left} other {# characters left}}', { left }),
  sheetHandle: { peek: 'Show the list', half: 'Show the whole list', full: 'Show less of the list' },
  readMore: 'Read more',
  readLess: 'Read less',
  changedTitle: 'This was changed meanwhile',
  changedText: 'Nothing you typed is lost. Keep yours, or take what is there now.',
  theirs: 'Now',
  yours: 'Yours',
  keepMine: 'Keep mine',
  takeTheirs: 'Take what is there',
  nothing: 'Nothing',
  results: 'Results',
  toasts: 'Messages',
});
