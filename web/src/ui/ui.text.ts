import { icu, texts } from '@liora/domain/i18n/texts';

/** The few words the components bring themselves. Everything else is given by the screens. */
export const uiText = texts('ui', {
  close: 'Close',
  back: 'Back',
  clear: 'Clear',
  loading: 'Loading',
  optional: 'optional',
  cancel: 'Cancel',
  save: 'Save',
  saveNamed: (name: string) => icu('Save {name}', { name }),
  like: (count: number) => icu('Like, {count, plural, one {# like} other {# likes}}', { count }),
  search: 'Search',
  sparkScore: (score: string) => icu('Spark Score {score}', { score }),
  sparkNew: 'New',
  outOfTen: (score: string) => icu('{score} of 10', { score }),
  removeTag: (tag: string) => icu('Remove {tag}', { tag }),
  tagLimit: (max: number) => icu('Up to {max}', { max }),
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  charactersLeft: (left: number) =>
    icu('{left, plural, one {# character left} other {# characters left}}', { left }),
  sheetHandle: { peek: 'Show the list', half: 'Show the whole list', full: 'Show less of the list' },
  results: 'Results',
  partFailed: 'This part did not load',
  partFailedText: 'Please try again.',
  offline: 'There is no connection right now.',
  stale: 'This could not be loaded again, and may be out of date.',
  staleOffline: 'There is no connection right now. This is what was there before.',
  toasts: 'Messages',
  toastKey: (key: string) => icu('Press {key} to reach it.', { key }),
});
