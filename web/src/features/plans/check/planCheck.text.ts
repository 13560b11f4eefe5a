import { icu, texts } from '@liora/domain/i18n/texts';

/** Words of the check of an evening. */
export const planCheckText = texts('planCheck', {
  title: 'Will this evening work?',
  failed: 'This evening could not be checked.',
  failedOffline: 'You are offline, so this evening could not be checked.',
  retry: 'Try again',
  openThroughout: 'Open at every arrival',
  nothingFound: 'Nothing stands in the way',
  openSpare: (spare: string, about: boolean) =>
    icu('Open at every arrival, {about, select, true {about } other {}}{spare} to spare', { spare, about }),
  nothingSpare: (spare: string, about: boolean) =>
    icu('Nothing stands in the way, {about, select, true {about } other {}}{spare} to spare', {
      spare,
      about,
    }),
  cost: (cost: string, about: boolean) =>
    icu('{about, select, true {About {cost} for two} other {{cost} for two}}', { cost, about }),
  usualHours: 'By usual hours of the demo city, ask before you go.',
  withoutTimes: 'Give the stops times, and their opening hours are checked, too.',

  change: 'Change evening, budget and diet',
  on: (day: string) => icu('On {day}', { day }),
  evening: 'Evening',
  budget: 'Budget for two',
  noBudget: 'any budget',
  anyDiet: 'any diet',
  noDiet: 'Any',
  upTo: (budget: string) => icu('up to {budget}', { budget }),
  diet: 'Diet',
  choicesNote: 'For this check only: neither is stored.',

  closed: (name: string, time: string) => icu('{name} is closed at {time}', { name, time }),
  closedOpens: (name: string, time: string, opens: string) =>
    icu('{name} is closed at {time} and opens {opens}', { name, time, opens }),
  unknownHours: (name: string, time: string) =>
    icu('Nobody knows whether {name} is open at {time}', { name, time }),
  overlap: (first: string, second: string, duration: string) =>
    icu('{second} begins {duration} before you can be there from {first}', { first, second, duration }),
  legTooLong: (first: string, second: string, distance: string) =>
    icu('From {first} to {second} it is {distance}: too far to walk', { first, second, distance }),
  heavyMeals: (first: string, second: string) =>
    icu('{first} and {second} are two big meals in a row', { first, second }),
  afterDark: (name: string, time: string) =>
    icu('{name} is outdoors and dark by then: the sun sets at {time}', { name, time }),
  diets: (name: string, diet: string) =>
    icu('Nothing says that {name} suits this diet: {diet}', { name, diet }),
  overBudget: (total: string, budget: string, about: boolean) =>
    icu(
      '{about, select, true {About {total}} other {{total}}} for two is more than the {budget} you want to spend',
      {
        total,
        budget,
        about,
      },
    ),
  noCoordinates:
    'Nobody will find this plan in lists of plans nearby: neither a stop nor a location says where it is',

  startAt: (time: string) => icu('Start at {time}', { time }),
  swap: 'Swap',
  reorder: 'Change the order',
  leaveOut: 'Leave it out',
  another: 'Find another',
  cheaper: 'Find a cheaper one',
  dessert: 'Dessert instead',
  setLocation: (area: string) => icu('Set it to {area}', { area }),
  nameLocation: 'Name a location',

  moved: (name: string, time: string) => icu('{name} begins at {time}', { name, time }),
  reordered: 'The order is changed',
  left: (name: string) => icu('{name} is left out', { name }),
  replaced: (next: string, former: string) => icu('{next} instead of {former}', { next, former }),
  located: (area: string) => icu('The plan is in {area}', { area }),
  noneNearby: 'Nothing fitting is known near there.',
  lookupFailed: 'The places near there could not be loaded.',
  changedMeanwhile: 'The plan has changed meanwhile.',
  undo: 'Undo',
});
