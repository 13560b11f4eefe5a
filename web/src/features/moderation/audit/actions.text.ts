import { icu, texts } from '@liora/domain/i18n/texts';
import type { ActionFileFormat, AdminAction } from '@liora/domain/rules/adminActions';

export const actionsText = texts('adminActions', {
  title: 'Audit log',
  lead: 'What admins did, the newest first. No line of it can be changed or taken away.',
  empty: 'Nothing was done yet',
  emptyFilter: 'Nothing like this was done',
  showMore: 'Show more',
  filters: 'Which actions',
  action: 'Action',
  all: 'All actions',
  day: 'Day (UTC)',
  byName: (name: string) => icu('By {name}', { name }),
  bySomebody: 'By one admin',
  allAdmins: 'Show those of all admins',
  onlyBy: (name: string) => icu('Only what {name} did', { name }),
  clear: 'Show all',
  export: 'Export',
  exporting: 'Exporting…',
  formats: { csv: 'CSV', jsonl: 'JSON lines' } satisfies Record<ActionFileFormat, string>,
  exported: 'The list is saved',
  exportedText: (file: string) =>
    icu('The file is called {file}. The export is a line of the list, too.', { file }),
  exportFailed: 'The list was not exported',

  actions: {
    'admin.add': 'Made an admin',
    'admin.remove': 'No admin any more',
    'actions.export': 'Exported this list',
    'content.hide': 'Hidden',
    'content.restore': 'Restored',
    'place.accept': 'Accepted what people say of a place',
    'place.dismiss': 'Declined what people say of a place',
  } satisfies Record<AdminAction, string>,
  subjects: {
    plan: 'Plan',
    pin: 'Pin',
    review: 'Review',
    photo: 'Photo',
    place: 'Place',
  },
  memberGone: 'An account that is gone',
  adminGone: 'An admin whose account is gone',
  operator: 'An operator at the server',
  byAt: (name: string, when: string) => icu('{name}, {when}', { name, when }),
});
