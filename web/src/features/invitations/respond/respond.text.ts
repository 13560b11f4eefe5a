import { icu, texts } from '@liora/domain/i18n/texts';

export const respondText = texts('answerInvitation', {
  invalid: 'Invalid or expired invitation link',
  invalidText: 'Ask whoever sent it for a new one.',
  failed: 'The invitation could not be loaded',
  accept: 'Accept',
  another: 'Another time',
  decline: 'Decline',
  choose: 'Choose a time',
  chooseFirst: 'Choose one of the times first.',
  signIn: 'Sign in to answer',
  /** The answer that waits, repeated back. */
  yours: {
    accepted: 'Your answer is Accept. It is sent as soon as you are signed in.',
    rejected: 'Your answer is Decline. It is sent as soon as you are signed in.',
    reschedule_requested: 'Your answer is Another time. It is sent as soon as you are signed in.',
  },
  /** What waits, where the prompt is closed or the page was opened again. */
  waits: {
    accepted: (venue: string) => icu('You said yes to {venue}', { venue }),
    rejected: (venue: string) => icu('You said no to {venue}', { venue }),
    reschedule_requested: (venue: string) => icu('You asked for another time for {venue}', { venue }),
  },
  waitsText: 'Your answer waits on this device, and is sent as soon as you are signed in.',
  otherwise: 'Answer otherwise',
  others: 'This invitation is for somebody else.',
  changed: 'This was changed after you opened it. Look again, and answer what stands here now.',
  lateToIt: 'Somebody was quicker: this is how it stands.',

  declineTitle: 'Decline this invitation?',
  declineNote: 'A word to go with it',
  declined: (venue: string) => icu('You declined {venue}', { venue }),
  anotherTitle: 'Which time suits you better?',
  anotherText: 'Whoever sent it gets a note. The invitation stays open.',
  anotherTime: 'Day and time',
  anotherNote: 'Note',
  send: 'Send',
  requested: 'Your wish for another time is sent',
  requestedText: 'The invitation stays open, and you can still accept it.',
  wished: (time: string) => icu('You asked for {time}', { time }),
  wishedOpen: 'You asked for another time',
  replies: {
    none: 'Not answered yet',
    accepted: 'That time it is',
    suggested: 'Other times were proposed',
    kept: 'The time stays as it is',
  },

  acceptFailed: 'Failed to accept invitation',
  declineFailed: 'Failed to decline invitation',
  rescheduleFailed: 'Failed to send reschedule request',

  youAccepted: 'You accepted. See you there.',
  at: (venue: string, time: string) => icu('{venue}, {time}', { venue, time }),
  youDeclined: 'You declined this invitation.',
  yourWords: 'What you wrote',
});
