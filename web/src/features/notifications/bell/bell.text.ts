import { icu, texts } from '@liora/domain/i18n/texts';

export const bellText = texts('bell', {
  notifications: 'Notifications',
  unread: (count: number) =>
    icu('Notifications, {count, plural, one {# unread} other {# unread}}', { count }),
});
