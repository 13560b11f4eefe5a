import { texts } from '@liora/domain/i18n/texts';

export const pushText = texts('push', {
  title: 'On this device',
  push: 'Push on this device',
  notes: {
    on: 'Notices are shown here while you are signed in.',
    off: 'Your browser asks you once.',
    denied:
      'Your browser blocks notices from Liora. Allow them in the settings of the browser, then come back.',
    install:
      'On iPhone and iPad first add Liora to the home screen: press Share, then “Add to Home Screen”, and open it there.',
    unsupported: 'This browser shows no notices of websites.',
  },
  details: 'Show details on the lock screen',
  detailsNote: 'Names, places and answers. Otherwise a notice only says that there is something.',
  unreachable: 'The push service of this browser cannot be reached. Please try again later.',
  /** In the native app. */
  app: {
    notes: {
      on: 'Notices are shown on this phone while you are signed in.',
      off: 'Your phone asks you once.',
      denied:
        'Your phone blocks notices from Liora. Allow them in the settings of the phone, then come back.',
      unsupported: 'This server sends no notices to the app.',
    },
    unreachable: 'The push service of this phone cannot be reached. Please try again later.',
  },
  failed: 'This could not be changed',
});
