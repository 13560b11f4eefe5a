import { icu, texts } from '@liora/domain/i18n/texts';

export const shellNoticesText = texts('shellNotices', {
  version: (current: number, needed: number) =>
    icu('This app has version {current}, and Liora needs version {needed}. Update it in your app store.', {
      current,
      needed,
    }),
  paywall: 'This build lacks the newest paywall, and a direct purchase was attempted.',
});
