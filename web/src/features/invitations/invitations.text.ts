import { icu, texts } from '@liora/domain/i18n/texts';

export const invitationsText = texts('invitations', {
  title: 'Invitation',
  retry: 'Try again',
  goHome: 'Go Home',
  close: 'Close',
  /** Rich: the tag is bold. */
  takesYouOut: (name: string) => icu('<b>{name}</b> would like to take you out', { name }),
  question: (venue: string, day: string, time: string) =>
    icu('{venue}, {day} at {time}?', { venue, day, time }),
  questionOpen: (venue: string) => icu('{venue}?', { venue }),
  noTime: 'No time yet',
  timesToChoose: (count: number) =>
    icu('{count, plural, one {# time} other {# times}} to choose from', { count }),
  when: 'When',
  openThen: 'Open at that time',
  closedThen: 'Closed at that time',
  map: (name: string) => icu('Map of {name}', { name }),
  seePlan: 'See the plan',
  seeSurprise: 'See what is open of it',

  copy: 'Copy link',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',

  // How it stands
  pending: 'Not answered yet',
  accepted: 'Invitation Accepted',
  rejected: 'Invitation Declined',
  expired: 'Expired',
  calledOff: 'Called off',
  callOff: 'Call it off',
  callOffTitle: 'Call this date off?',
  callOffText: 'The other side learns of it at once. It cannot be taken back.',
  keepIt: 'Keep it',
  callOffDone: 'The date is called off',
  callOffFailed: 'It could not be called off',
});
