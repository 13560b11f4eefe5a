import { icu, texts } from '@liora/domain/i18n/texts';

/** The few words the components bring themselves. Everything else is given by the screens. */
export const uiText = texts('ui', {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  save: 'Save',
  saveNamed: (name: string) => icu('Save {name}', { name }),
  like: (count: number) => icu('Like, {count, plural, one {# like} other {# likes}}', { count }),
  sparkScore: (score: string) => icu('Spark Score {score}', { score }),
  sparkNew: 'New',
  partFailed: 'This part did not load',
  partFailedText: 'Please try again.',
  offline: 'There is no connection right now.',
  stale: 'This could not be loaded again, and may be out of date.',
  staleOffline: 'There is no connection right now. This is what was there before.',
  toastKey: (key: string) => icu('Press {key} to reach it.', { key }),
});
