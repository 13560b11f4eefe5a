import { icu, texts } from '@liora/domain/i18n/texts';

export const notificationsText = texts('notifications', {
  title: 'Notifications',
  groups: { dates: 'Your dates', partner: 'Partner', community: 'Community', account: 'Account' },
  filter: 'Which notifications',
  all: 'All',
  dates: 'Dates',
  unreadCount: (count: number) => icu('{count, plural, one {# unread} other {# unread}}', { count }),

  now: 'now',
  minutes: (count: number) => icu('{count} min', { count }),
  hours: (count: number) => icu('{count} h', { count }),
  unread: 'Unread',
  more: (title: string) => icu('More about: {title}', { title }),
  open: 'Open',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Remove',

  settings: 'Notification settings',
  markAll: 'Mark all as read',
  allRead: 'All marked as read',
  removed: 'Notification removed',
  undo: 'Undo',
  showMore: 'Show more notifications',

  gone: 'What this notice was about is gone.',
  openFailed: 'What this notice is about could not be loaded.',

  emptyTitle: 'Nothing to catch up on',
  emptyText: 'Answers to your invitations and what your partner adds stand here.',
  emptyGroup: 'Nothing here yet',
  loadFailed: 'Your notifications could not be loaded',
  retry: 'Try Again',
  signInTitle: 'Sign in to see your notifications',
  signInText: 'Answers to your invitations wait here.',
  signIn: 'Sign in',
});
