import { icu, texts } from '@liora/domain/i18n/texts';

export const placesText = texts('places', {
  prive: 'Prive',
  lioraPick: 'Liora Pick',
  yourPin: 'Your Pin',
  addToPlan: 'Add to plan',
  addNamed: (name: string) => icu('Add {name} to a plan', { name }),
  rating: (value: string) => icu('Rated {value} at its source', { value }),
  openNow: 'Open now',
  openAt: (time: string) => icu('Open at {time}', { time }),
  openOnDay: (day: string, time: string) => icu('Open {day} {time}', { day, time }),
  atTime: (time: string) => icu('at {time}', { time }),
  onDay: (day: string, time: string) => icu('{day} {time}', { day, time }),
  outdoorSeating: 'Outdoor seating',
  /** `radius` is '10 miles', here and below. */
  within: (count: number, radius: string) =>
    icu('{count, plural, =0 {No places} one {# place} other {# places}} within {radius}', { count, radius }),
  inArea: (count: number) =>
    icu('{count, plural, =0 {No places} one {# place} other {# places}} in this area', { count }),
  moreThanWithin: (count: number, radius: string) =>
    icu('More than {count, plural, one {# place} other {# places}} within {radius}', { count, radius }),
  moreThanInArea: (count: number) =>
    icu('More than {count, plural, one {# place} other {# places}} in this area', { count }),
  uncountedWithin: (radius: string) => icu('Places within {radius}', { radius }),
  uncountedInArea: 'Places in this area',
  moreUpTo: (count: number, radius: string) => icu('{count, number} more up to {radius}', { count, radius }),
  atLeastMoreUpTo: (count: number, radius: string) =>
    icu('At least {count, number} more up to {radius}', { count, radius }),
  directions: 'Directions',
  directionsTo: (name: string) => icu('Directions to {name}', { name }),
  tryAgain: 'Try Again',
});
