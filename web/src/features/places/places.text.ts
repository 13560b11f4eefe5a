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
  directions: 'Directions',
  directionsTo: (name: string) => icu('Directions to {name}', { name }),
  tryAgain: 'Try Again',
});
