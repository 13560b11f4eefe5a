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
  within: (count: number, miles: number) =>
    icu(
      '{count, plural, =0 {No places} one {# place} other {# places}} within {miles, plural, one {# mile} other {# miles}}',
      { count, miles },
    ),
  inArea: (count: number) =>
    icu('{count, plural, =0 {No places} one {# place} other {# places}} in this area', { count }),
  moreThanWithin: (count: number, miles: number) =>
    icu(
      'More than {count, plural, one {# place} other {# places}} within {miles, plural, one {# mile} other {# miles}}',
      {
        count,
        miles,
      },
    ),
  moreThanInArea: (count: number) =>
    icu('More than {count, plural, one {# place} other {# places}} in this area', { count }),
  uncountedWithin: (miles: number) =>
    icu('Places within {miles, plural, one {# mile} other {# miles}}', { miles }),
  uncountedInArea: 'Places in this area',
  moreUpTo: (count: number, miles: number) =>
    icu('{count, number} more up to {miles, plural, one {# mile} other {# miles}}', { count, miles }),
  atLeastMoreUpTo: (count: number, miles: number) =>
    icu('At least {count, number} more up to {miles, plural, one {# mile} other {# miles}}', {
      count,
      miles,
    }),
  directions: 'Directions',
  directionsTo: (name: string) => icu('Directions to {name}', { name }),
  tryAgain: 'Try Again',
});
