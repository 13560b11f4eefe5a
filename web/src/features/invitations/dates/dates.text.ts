import { icu, texts } from '@liora/domain/i18n/texts';

export const datesText = texts('ownDates', {
  upcoming: 'Upcoming dates',
  next: 'Next date',
  failed: 'Your dates could not be loaded',
  retry: 'Try again',
  with: (name: string) => icu('With {name}', { name }),
  sent: 'Invitations you sent',
  received: 'Invitations you received',
  more: 'Show more',
  oneFailed: 'This date could not be loaded',
  gone: 'This invitation is no longer there',
  goneText: 'Whoever sent it has deleted it, or it was not for you.',
  signInTitle: 'Sign in to see this invitation',
  signIn: 'Sign in',
});
