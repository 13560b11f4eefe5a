import { icu, texts } from '@liora/domain/i18n/texts';

export const placeText = texts('place', {
  back: 'Back',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  in: (kind: string, locality: string) => icu('{kind} in {locality}', { kind, locality }),
  reviews: (count: number) => icu('{count, plural, one {# review} other {# reviews}}', { count }),
  spark: 'Spark Score',
  official: 'Official score',
  fromReviews: (count: number) => icu('from {count, plural, one {# review} other {# reviews}}', { count }),
  notOfficial: (count: number, needed: number) =>
    icu('{count} of {needed, plural, one {# review} other {# reviews}}', { count, needed }),
  vibe: 'Vibe',
  quality: 'Quality',
  experience: 'Experience',
  newHere: 'New',
  newText: 'Nobody has rated this place yet.',
  notes: 'Why we sent you here',
  notesBySomebody: "Curator's notes",
  notesBy: (username: string) => icu("Curator's notes by {username}", { username }),
  photos: 'Photos',
  about: 'About',
  facts: 'Good to know',
  hours: 'Opening times',
  askNow: 'Ask first whether it is open',
  underReview: 'Under review',
  /** What is known of the evening that was planned: 'Sat 7:30 PM: usually open'. */
  planned: {
    open: (time: string) => icu('{time}: open', { time }),
    closed: (time: string) => icu('{time}: closed', { time }),
  },
  plannedUsually: {
    open: (time: string) => icu('{time}: usually open', { time }),
    closed: (time: string) => icu('{time}: usually closed', { time }),
  },
  usualHours: 'Usual hours of the demo city, ask before you go',
  hoursAsWritten: 'As written at the source',
  address: 'Address',
  phone: 'Phone',
  website: 'Website',
  walk: (distance: string, minutes: number) =>
    icu('{distance} away, {minutes, plural, one {# minute} other {# minutes}} on foot', {
      distance,
      minutes,
    }),
  minutesWalk: (minutes: number) => icu('{minutes} min walk', { minutes }),
  far: (distance: string) => icu('{distance} away', { distance }),
  outdoor: 'Outdoor seating',
  diets: 'Diet',
  gone: (date: string) =>
    icu('This place left its source on {date}. It may have closed; plans that include it keep working.', {
      date,
    }),
  closedForGood: (date: string) =>
    icu('Closed for good. People told us on {date}; plans that include it keep working.', { date }),
  plans: 'Plans that stop here',
  plansOf: (shown: number, total: number, isMore: boolean) =>
    icu(
      '{isMore, select, true {The {shown} most liked of more than {total}} other {The {shown} most liked of {total}}}',
      { shown, total, isMore: String(isMore) },
    ),
  plansAll: (total: number, isMore: boolean) =>
    icu(
      '{isMore, select, true {See all plans} other {See all {total, plural, one {# plan} other {# plans}}}}',
      { total, isMore: String(isMore) },
    ),
  plansAt: (name: string) => icu('Plans that stop at {name}', { name }),
  plansOrder: 'The most liked first',
  plansFailed: 'The plans of this place could not be loaded.',
  noPlans: 'No plan stops here yet.',
  neighbours: 'A short walk from here',
  map: (name: string) => icu('Map around {name}', { name }),
  loadFailed: 'This place could not be loaded.',
  visibility: 'Who sees it',
  seenBy: { all: 'Visible to all', prive: 'Visible to Privé members', private: 'Only you can see it' },
  saves: (count: number) =>
    icu('{count, plural, one {# person saved it} other {# people saved it}}', { count }),
  savesOrMore: (count: number) =>
    icu('{count, plural, one {# person or more} other {# people or more}} saved it', { count }),
  change: 'Change',
  changeVisibility: 'Change who sees it',
  dates: 'When it was dropped',
  dropped: (date: string) => icu('Dropped {date}', { date }),
  droppedAndEdited: (dropped: string, edited: string) =>
    icu('Dropped {dropped}, edited {edited}', { dropped, edited }),
  droppedBy: (username: string) => icu('Dropped by <person>{username}</person>', { username }),
  /** Rich: the label is for screen readers, the source a link where it has one. */
  source: (name: string, licence: string, date: string) =>
    icu('<label>Where these facts come from:</label> <source>{name}</source>, {licence}, data of {date}', {
      name,
      licence,
      date,
    }),
  correctedSource: (name: string, licence: string, date: string) =>
    icu(
      '<label>Where these facts come from:</label> <source>{name}</source>, {licence}, data of {date}, with corrections made here',
      { name, licence, date },
    ),
  usualHoursSource: 'Liora (usual hours of the demo city, ask before you go)',
});
