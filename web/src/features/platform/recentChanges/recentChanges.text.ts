import { icu, texts } from '@liora/domain/i18n/texts';

export const recentChangesText = texts('recentChanges', {
  title: 'Recent changes',
  intro: 'What you changed in this tab and can still take back.',
  undo: 'Undo',
  undoOf: (what: string) => icu('Undo: {what}', { what }),
  count: (count: number) => icu('{count, plural, one {# recent change} other {# recent changes}}', { count }),
  emptyTitle: 'Nothing to take back',
  emptyText:
    'When you delete or move something, you find it here for a while, also after its message has gone.',
});
