import { texts } from '@liora/domain/i18n/texts';

export const appText = texts('app', {
  errorTitle: 'Something went wrong',
  goHome: 'Go Home',
  tryAgain: 'Try again',
});
