import type { PlaceCard } from '@liora/domain/contract/places';

/** A place for tests: an open wine bar, with what the test is about put over it. */
export function samplePlace(over: Partial<PlaceCard> = {}): PlaceCard {
  return {
    id: 'lumen',
    source: 'venues',
    name: 'Lumen',
    address: '38 Via Santo Spirito',
    locality: 'Oltrarno',
    rating: null,
    sparkScore: null,
    reviewCount: 0,
    priceLevel: 2,
    photoUrl: null,
    types: [],
    category: 'Bar',
    subcategory: 'Wine Bar',
    vibeTags: [],
    detectedMoods: ['intimate'],
    dietaryTags: [],
    outdoorSeating: null,
    latitude: 43.77,
    longitude: 11.25,
    hasCoordinates: true,
    distanceMiles: 0.2,
    isOpen: true,
    opening: { state: 'open', nextChange: null },
    usualHours: false,
    timeZone: 'Europe/Rome',
    isUserPin: false,
    pin: null,
    isPrive: false,
    isLioraPick: false,
    ...over,
  };
}
