import { icu, texts } from '@liora/domain/i18n/texts';

export const datesText = texts('ownDates', {
  upcoming: 'Upcoming dates',
  none: 'No date yet. Invite somebody from a place or a plan.',
  failed: 'Your dates could not be loaded',
  retry: 'Try again',
  with: (name: string) => icu('With {name}', { name }),
  sent: 'Invitations you sent',
  noneSent: 'You have not invited anybody yet.',
  more: 'Show more',
});
