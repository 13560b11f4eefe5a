import { icu, texts } from '@liora/domain/i18n/texts';

export const composeText = texts('composeInvitation', {
  title: 'Invite to a date',
  where: 'Where',
  whereHint: 'A place, by its name',
  anotherPlace: 'Another place',
  whereMissing: 'Choose where to go.',
  day: 'Day',
  time: 'Time',
  pickTime: 'Other',
  times: (count: number, most: number) =>
    icu(
      '{count, plural, =0 {Propose up to {most, number} times, or none} one {# time of {most, number}} other {# times of {most, number}}}',
      {
        count,
        most,
      },
    ),
  remove: (time: string) => icu('{time}: take it out', { time }),
  note: 'Note',
  counter: (typed: number, most: number) => icu('{typed, number} of {most, number}', { typed, most }),
  to: 'To',
  named: 'Gets a notification now',
  anyone: 'Anyone with the link',
  one: 'One person can answer it',
  willSee: 'What they will see',
  make: 'Make the link',
  send: (name: string) => icu('Send to {name}', { name }),
  sending: 'Sending…',
  ready: 'Your invitation is ready',
  readyText: 'Send this link to whom you want to take out. One person can answer it.',
  sent: (name: string) => icu('{name} is invited', { name }),
  sentText: 'You will hear as soon as there is an answer. The link is for them alone.',
  link: 'Link',
  see: 'See the invitation',
  failed: 'The invitation was not sent',
});
