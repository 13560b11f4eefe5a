import { icu, texts } from '@liora/domain/i18n/texts';

export const trashText = texts('memoryTrash', {
  title: 'Trash',
  lead: 'What either of you took out can be brought back by either of you for 30 days. After that it is gone for good.',
  memories: 'Memories',
  photos: 'Photos',
  emptyTitle: 'Nothing in the trash',
  restore: 'Bring back',
  restoreNamed: (name: string) => icu('Bring back {name}', { name }),
  restorePhotoOf: (name: string) => icu('Bring back this photo of {name}', { name }),
  back: 'Brought back',
  until: (day: string) => icu('Until {day}', { day }),
  failed: 'The trash cannot be shown',
  retry: 'Try Again',
  more: 'Show more',
});
