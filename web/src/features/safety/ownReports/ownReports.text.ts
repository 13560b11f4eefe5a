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
  /** With what it is called; of a review that is its place. */
  named: {
    plan: (name: string) => icu('The plan “{name}”', { name }),
    pin: (name: string) => icu('The pin “{name}”', { name }),
    review: (name: string) => icu('A review of {name}', { name }),
    profile: (name: string) => icu('The profile of {name}', { name }),
  } satisfies Record<Exclude<OwnReport['content_type'], 'photo'>, unknown>,
  reported: (reason: string, date: string) => icu('{reason}, reported {date}', { reason, date }),
  received: 'Received',
  decided: 'Decided',
  nothing: 'You have reported nothing.',
  nothingText: 'Whatever you report is listed here, with what becomes of it.',
  loadFailed: 'Your reports could not be loaded',
  retry: 'Try Again',
  more: 'Show more',
});
