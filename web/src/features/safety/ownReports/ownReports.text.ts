import type { OwnReport } from '@liora/domain/contract/safety';
import { icu, texts } from '@liora/domain/i18n/texts';

export const ownReportsText = texts('ownReports', {
  lead: 'What you reported, and what became of it. Only moderators see that it was you.',
  kinds: {
    plan: 'A plan',
    pin: 'A pin',
    review: 'A review',
    photo: 'A photo',
    profile: 'A profile',
  } satisfies Record<OwnReport['content_type'], string>,
  reported: (reason: string, date: string) => icu('{reason}, reported {date}', { reason, date }),
  received: 'Received',
  decided: 'Decided',
  nothing: 'You have reported nothing.',
  nothingText: 'Whatever you report is listed here, with what becomes of it.',
  loadFailed: 'Your reports could not be loaded',
  retry: 'Try Again',
  more: 'Show more',
});
