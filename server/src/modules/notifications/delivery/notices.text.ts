import type { LetterType } from '@liora/domain/rules/notificationSettings';
import { icu, texts } from '../../../texts.ts';

/** What a notice says to whoever sees the screen: no name, no place, no answer. */
export const discreetText = texts('discreetNotices', {
  title: 'Liora',
  dates: 'There is news about a date',
  other: 'There is something new for you',
});

/** The letters about notifications. */
export const noticeText = texts('noticeLetters', {
  open: 'Open it in Liora',
  signature: 'Liora',
  why: (what: string) => icu('You get this letter because you wanted e-mails about: {what}.', { what }),
  stop: 'No more letters about this',
  settings: 'All settings',
  digest: {
    subject: (count: number) =>
      icu('Your week in Liora: {count, plural, one {one thing} other {# things}} you have not seen', {
        count,
      }),
    lead: 'This came in the last week, and you have not read it yet.',
    more: (count: number) => icu('{count, plural, one {and one more} other {and # more}}', { count }),
    open: 'See all of it in Liora',
  },
});

/** What the letters of each sort are about. */
export const letterTypeText: Readonly<Record<LetterType, string>> = texts('letterTypes', {
  invitation_response: 'Answers to your invitations',
  invitation_received: 'Invitations to you',
  invitation_changed: 'Changes to an invitation',
  partner_activity: 'What your partner adds',
  partner_linked: 'Somebody used your link code',
  partner_unlinked: 'The link has ended',
  surprise_opened: 'What opens of a surprise',
  check_in_revealed: 'Check-ins that both of you have answered',
  check_in_reminder: 'Your reminders of check-ins',
  free_evening: 'Evenings on which both of you are free',
  match_opened: 'Match decks that have opened',
  moderation_decision: 'What moderators decide about what is yours',
  report_decided: 'That what you reported was looked at',
  digest: 'The weekly digest',
});
