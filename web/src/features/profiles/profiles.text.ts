import { texts } from '@liora/domain/i18n/texts';

export const profilesText = texts('profiles', {
  title: 'Profile',
  signInTitle: 'Sign in to Liora',
  signInText: 'Your plans and your account live here.',
  signIn: 'Sign in',
  signUp: 'Create account',
  signOut: 'Sign out',
  member: 'Privé member',
  myPlans: 'My plans',
  noPlansTitle: 'No plans of your own yet',
  noPlansText: 'Put two places you love together and call it an evening.',
  create: 'Create Date',
  settings: 'Settings',
  appearance: 'Appearance',
  system: 'Automatic',
  light: 'Day',
  dark: 'Night',
  accountFailed: 'Your account could not be loaded.',
  loadFailed: 'Your plans could not be loaded.',
  retry: 'Try Again',
});
