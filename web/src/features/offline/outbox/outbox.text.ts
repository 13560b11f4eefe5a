import { icu, texts } from '@liora/domain/i18n/texts';
import { WAITING_ACTION_DAYS } from '@liora/domain/limits';

export const outboxText = texts('outbox', {
  waits: 'Waiting for a connection',
  waitsText: 'It is sent as soon as there is one.',
  sent: 'What waited has been sent',
  someRefused: 'Not everything that waited could be sent',

  count: (count: number) =>
    icu('{count, plural, one {# change waits} other {# changes wait}} for a connection.', { count }),
  refusedCount: (count: number) =>
    icu('{count, plural, one {# change} other {# changes}} could not be sent.', { count }),
  look: 'Have a look',

  title: 'Waiting for a connection',
  lead: 'What you do without a connection waits here, on this device, until you sign out.',
  done: {
    'plans.like': 'Like',
    'plans.unlike': 'Take a like back',
    'plans.save': 'Save a plan',
    'plans.unsave': 'Take a plan out',
    'saved.save': 'Save a place',
    'saved.remove': 'Take a place out',
    'saved.update': 'Note on a saved place',
    'checkIns.answer': 'Check-in',
    'reviews.write': 'Rating',
  },
  of: (what: string, name: string) => icu('{what}: {name}', { what, name }),
  waitsStill: 'Waits',
  waited: icu(
    'It has waited for more than {days, plural, one {# day} other {# days}}. Send it all the same?',
    { days: WAITING_ACTION_DAYS },
  ),
  again: 'Try again',
  againFor: (what: string) => icu('Try again: {what}', { what }),
  drop: 'Drop',
  dropFor: (what: string) => icu('Drop: {what}', { what }),
  dropped: 'Dropped',

  turnOffTitle: 'Turn off and drop what waits?',
  turnOffText: (count: number) =>
    icu('{count, plural, one {# change has} other {# changes have}} not been sent yet and would be lost.', {
      count,
    }),
  turnOff: 'Turn off',
});
