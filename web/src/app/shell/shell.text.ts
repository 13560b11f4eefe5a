import { texts } from '@liora/domain/i18n/texts';

export const shellText = texts('shell', {
  main: 'Main',
  home: 'Liora',
  explore: 'Explore',
  map: 'Map',
  plans: 'Plans',
  saved: 'Saved',
  profile: 'Profile',
  support: 'Support',
  skip: 'Skip to content',
  offline: 'You are offline. What you have opened before is still here.',
  backOnline: 'You are back online.',
});
