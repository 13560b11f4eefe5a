import { texts } from '@liora/domain/i18n/texts';

export const landingText = texts('deepLinkLanding', {
  opening: 'Opening...',
  title: 'The door is open',
  text: 'Here, or in the app.',
  openInApp: 'Open in App',
  // DEEP-05 and DEEP-11, each as it is stated.
  continueOnWeb: 'Continue on Web',
  continueInWeb: 'Continue in Web',
});
