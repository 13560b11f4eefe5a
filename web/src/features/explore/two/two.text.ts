import { icu, texts } from '@liora/domain/i18n/texts';

export const twoText = texts('two', {
  forTwo: 'For you two',
  bothSaved: 'Because you both saved it',
  bothLike: (kind: string) => icu('Because you both save places like this: {kind}', { kind }),
  bothSavedStop: (name: string) => icu('Because you both saved {name}', { name }),
  goOn: 'Pick up where you left off',
  invitation: (venue: string) => icu('An invitation to {venue} waits for your answer', { venue }),
  surprise: (name: string) => icu('A surprise from {name} waits for your answer', { name }),
  answer: 'Answer',
  draft: (title: string) => icu('Your plan "{title}" is not finished', { title }),
  untitledDraft: 'You began a plan',
  finish: 'Go on with it',
  review: (venue: string) => icu('How was {venue}?', { venue }),
  writeReview: 'Write a review',
  hours: (venue: string) => icu('You were at {venue}. Were the hours right?', { venue }),
  yes: 'Yes',
  no: 'No',
  unasked: 'Don’t ask again',
  thanks: 'Thank you, that helps everybody.',
  noted: 'Noted. Somebody looks at the hours.',
  hoursFailed: 'That could not be stored. Please try again.',
});
