import { icu, texts } from '@liora/domain/i18n/texts';

/** Of screens with places: what a single card needs is in places.text.ts, which every first visit loads. */
export const placeListText = texts('placeList', {
  addToPlan: 'Add to plan',
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
