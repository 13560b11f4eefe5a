import { texts } from '@liora/domain/i18n/texts';

export const landingText = texts('invitationLanding', {
  opening: 'Opening...',
  title: 'You are invited',
  text: 'Somebody would like to take you out.',
  openInApp: 'Open in App',
  continueInWeb: 'Continue in Web',
});
