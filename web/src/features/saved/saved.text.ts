import { texts } from '@liora/domain/i18n/texts';

export const savedText = texts('saved', {
  title: 'Saved',
  signInTitle: 'Sign in to see what you saved',
  signInText: 'Plans you save wait here, on every device.',
  signIn: 'Sign in',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Tap the bookmark on a plan and it waits here for the right evening.',
  emptyAction: 'Browse date plans',
  loadFailed: 'Your saved plans could not be loaded.',
  retry: 'Try Again',
});
