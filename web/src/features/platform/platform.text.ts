import { texts } from '@liora/domain/i18n/texts';

export const platformText = texts('platform', {
  notFoundTitle: 'This page is not here',
  notFoundText: 'The link may be old, or the plan or place is no longer public.',
  goHome: 'Go Home',
  bridgeTitle: 'Nothing to test here',
  bridgeText: 'The debug tools of this page were removed.',
});
