import { texts } from '@liora/domain/i18n/texts';

export const shortcutsText = texts('shortcuts', {
  title: 'Keyboard shortcuts',
  search: 'Search',
  list: 'Show this list',
  toToast: 'Go to a message',
  leave: 'Close a dialog, menu or message',
});
