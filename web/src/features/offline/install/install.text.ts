import { texts } from '@liora/domain/i18n/texts';

export const installText = texts('install', {
  title: 'Install Liora',
  note: 'It opens from your home screen, and what is yours can be read without a connection.',
  byMenu: 'In Safari, open Share and choose “Add to Home Screen”.',
  install: 'Install',
  hintTitle: 'Keep Liora at hand',
  notNow: 'Not now',
});
