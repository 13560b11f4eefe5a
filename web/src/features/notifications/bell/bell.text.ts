import { icu, texts } from '@liora/domain/i18n/texts';

export const bellText = texts('bell', {
  notifications: 'Notifications',
  mark: (count: number) =>
    icu('{count, plural, one {# unread notification} other {# unread notifications}}', { count }),
  unread: (count: number) =>
    icu('Notifications, {count, plural, one {# unread} other {# unread}}', { count }),
});
