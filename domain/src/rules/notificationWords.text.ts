import { icu, texts } from '../i18n/texts.ts';

export const notificationTexts = texts('notificationWords', {
  somebody: 'Somebody',
  /** In place of where an invitation leads, within a sentence. */
  surprise: 'a surprise',
  invitation: {
    accepted: (name: string, venue: string) => icu('{name} accepted {venue}', { name, venue }),
    acceptedAt: (name: string, venue: string, time: string) =>
      icu('{name} accepted {venue}, {time}', { name, venue, time }),
    rejected: (name: string, venue: string) => icu('{name} declined {venue}', { name, venue }),
    rejectedAt: (name: string, venue: string, time: string) =>
      icu('{name} declined {venue}, {time}', { name, venue, time }),
    reschedule_requested: (name: string, venue: string) =>
      icu('{name} asks for another time at {venue}', { name, venue }),
    reschedule_requestedAt: (name: string, venue: string, time: string) =>
      icu('{name} asks for another time at {venue}, {time}', { name, venue, time }),
  },
  received: (name: string, venue: string) => icu('{name} invites you to {venue}', { name, venue }),
  changed: {
    time: (name: string, venue: string) => icu('{name} changed the time for {venue}', { name, venue }),
    kept: (name: string, venue: string) =>
      icu('{name} would rather stay with the time for {venue}', { name, venue }),
    accepted: (name: string, venue: string) =>
      icu('{name} took the time you asked for at {venue}', { name, venue }),
    called_off: (name: string, venue: string) => icu('{name} called off {venue}', { name, venue }),
  },
  surpriseOpened: (name: string) => icu('Something of {name}’s surprise has opened', { name }),
  linked: (name: string) => icu('You and {name} are linked', { name }),
  unlinked: 'You are no longer linked with a partner',
  checkIn: {
    dayRevealed: (name: string) => icu('You and {name} have both checked in', { name }),
    weekRevealed: (name: string) => icu('You and {name} have both answered for the week', { name }),
    read: 'Read it together',
    dayReminder: 'How are you today?',
    weekReminder: 'How was your week?',
    reminded: 'You asked to be reminded of your check-in',
  },
  freeEvening: (name: string, day: string) => icu('You and {name} are both free on {day}', { name, day }),
  decision: {
    restore: (title: string) => icu('“{title}” may be shown again', { title }),
    hide: (title: string) => icu('Moderators have hidden “{title}”', { title }),
    delete: (title: string) => icu('Moderators have deleted “{title}”', { title }),
    warn: (title: string) => icu('A warning about “{title}”', { title }),
    suspend: (title: string) => icu('Your account was suspended because of “{title}”', { title }),
    upheld: (title: string) => icu('Your objection was upheld: “{title}” may be shown again', { title }),
    declined: (title: string) => icu('Your objection about “{title}” was declined', { title }),
    object: 'Read why, and object if it is wrong.',
  },
  reportDecided: {
    plan: 'Thank you. We looked at the plan that you reported',
    pin: 'Thank you. We looked at the pin that you reported',
    review: 'Thank you. We looked at the review that you reported',
    photo: 'Thank you. We looked at the photo that you reported',
    profile: 'Thank you. We looked at the profile that you reported',
  },
  reportOutcomes: {
    hidden: 'It breaks our rules, and is out of sight.',
    nothing_found: 'We found nothing in it that breaks our rules.',
    gone: 'It is not on Liora any more.',
  },
  matchOpened: 'Your match deck has opened',
  additions: {
    places: (name: string, count: number) =>
      icu('{name} saved {count, plural, one {a place} other {# places}}', { name, count }),
    plans: (name: string, count: number) =>
      icu('{name} added {count, plural, one {a plan} other {# plans}}', { name, count }),
    pins: (name: string, count: number) =>
      icu('{name} dropped {count, plural, one {a pin} other {# pins}}', { name, count }),
    bucket: (name: string, count: number) =>
      icu('{name} added {count, plural, one {something} other {# things}} to your bucket list', {
        name,
        count,
      }),
    memories: (name: string, count: number) =>
      icu('{name} kept {count, plural, one {a memory} other {# memories}}', { name, count }),
  },
});
