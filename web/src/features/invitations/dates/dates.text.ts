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
});
