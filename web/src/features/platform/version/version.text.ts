import { icu, texts } from '@liora/domain/i18n/texts';

export const versionText = texts('version', {
  title: 'Version',
  web: 'Liora',
  development: 'In development',
  build: (build: string) => icu('Version {build}', { build }),
  looking: 'Looking for a newer version…',
  newest: 'This is the newest version.',
  newer: 'There is a newer version. What you have typed and not sent stays.',
  unknown: 'Whether there is a newer version could not be found out.',
  load: 'Load it',
  again: 'Try Again',
  app: 'The app on this device',
  needs: (current: number, needed: number) =>
    icu('Version {current}; Liora needs version {needed}', { current, needed }),
  enough: 'It can do all that Liora needs.',
  update: 'Update it in your app store.',
});
