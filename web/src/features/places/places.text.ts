import type { Mood } from '@liora/domain/rules/moods';

const number = (count: number) => count.toLocaleString('en-US');

export const placesText = {
  prive: 'Prive',
  lioraPick: 'Liora Pick',
  yourPin: 'Your Pin',
  addToPlan: 'Add to plan',
  addNamed: (name: string) => `Add ${name} to a plan`,
  rating: (value: number) => `Rated ${value.toFixed(1)} at its source`,
  moods: {
    magical: 'Magical',
    intimate: 'Intimate',
    outdoorsy: 'Outdoorsy',
    lively: 'Lively',
    artsy: 'Artsy',
    serene: 'Serene',
  } satisfies Record<Mood, string>,
  openNow: 'Open now',
  openAt: (time: string) => `Open ${time}`,
  atTime: (time: string) => `at ${time}`,
  outdoorSeating: 'Outdoor seating',
  number,
  placeCount: (count: number) =>
    count === 0 ? 'No places' : count === 1 ? '1 place' : `${number(count)} places`,
  places: 'Places',
  moreThan: (count: number) => `More than ${number(count)} places`,
  atLeast: (count: number) => `At least ${number(count)}`,
  miles: (miles: number) => (miles === 1 ? '1 mile' : `${miles} miles`),
  withinMiles: (places: string, miles: string) => `${places} within ${miles}`,
  inArea: (places: string) => `${places} in this area`,
  upToMiles: (count: string, miles: string) => `${count} more up to ${miles}`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  tryAgain: 'Try Again',
} as const;
