import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import { icu, texts } from '@liora/domain/i18n/texts';

export const proposalsText = texts('proposals', {
  title: 'Corrections',
  waiting: (count: number) => icu('{count, plural, one {# waits} other {# wait}}', { count }),
  /** Beside a list of which only the beginning is known. */
  waitingAtLeast: (count: number) =>
    icu('{count, plural, one {# and more wait} other {# and more wait}}', { count }),
  back: 'All proposals',
  kinds: {
    closed: 'Closed for good',
    moved: 'Moved',
    wrong_hours: 'Wrong hours',
    reopened: 'Open again',
  } satisfies Record<PlaceFactKind, string>,
  saidBy: (name: string) => icu('Said by {name}', { name }),
  somebody: 'somebody who is gone',
  shownNow: 'Shown now',
  proposed: 'Proposed',
  fields: { name: 'Name', state: 'State', address: 'Address', hours: 'Hours', note: 'Their words' },
  isOpen: 'In use',
  isClosed: 'Closed for good',
  isGone: 'Gone from its source',
  missing: 'missing',
  asIs: 'as it is',
  newAddress: 'a new address',
  otherHours: 'other hours',
  confirmed: (date: string) => icu('Somebody last said that everything is right on {date}.', { date }),
  neverConfirmed: 'Nobody has said that everything is right.',
  placeFailed: 'How it is shown now could not be loaded.',
  openPlace: 'Open its page',

  accept: 'Accept',
  decline: 'Decline',
  acceptTitle: 'Why is it right?',
  declineTitle: 'Why is it declined?',
  acceptReasons: {
    website: 'Its own website says so',
    asked: 'The place itself was asked',
    several: 'Several people say so',
  },
  declineReasons: {
    website: 'Its own website says otherwise',
    nothing: 'Nothing else supports it',
    other: 'It is about another place',
  },
  address: 'New address',
  addressNeeded: 'A place that moved needs its new address.',
  hours: 'Right hours',
  hoursHelp: 'As OpenStreetMap writes them, e.g. Tu-Su 17:30-22:00. Left empty, no hours are shown.',
  accepted: (name: string) => icu('Accepted: {name}', { name }),
  declined: (name: string) => icu('Declined: {name}', { name }),
  emptyText: 'What people say is wrong with a place appears here.',
});
