import { icu, texts } from '@liora/domain/i18n/texts';
import type { GroupKind } from './results/groupPlaces.rules.ts';

export const browseText = texts('browse', {
  searchTitle: 'Search',
  search: 'Search places',
  searchHint: 'Dinner, gelato, live music',
  searchMap: 'Search this map',
  filters: 'Filters',
  filtersChosen: (count: number) => icu('Filters, {count} chosen', { count }),
  clearFilters: 'Clear all',
  showPlaces: (count: number) =>
    icu('Show {count, plural, =0 {no places} one {# place} other {# places}}', { count }),
  showResults: 'Show places',
  when: 'When',
  moods: 'Mood',
  price: 'Price',
  priceChosen: (levels: string) => icu('Price: {levels}', { levels }),
  priceNames: {
    1: 'Inexpensive or free',
    2: 'Moderate',
    3: 'Expensive',
    4: 'Very expensive',
  },
  category: 'Category',
  diet: 'Diet',
  setting: 'Setting',
  within: (miles: number) => icu('Within {miles, plural, one {# mile} other {# miles}}', { miles }),
  thisArea: 'This area only',
  sort: 'Sort by',
  sorts: { match: 'Best match', distance: 'Distance', mood: 'Mood match', score: 'Spark Score' },
  sortedBy: (order: string) => icu('Sorted by {order}', { order }),
  groups: {
    all: 'Places',
    open: 'Open',
    closed: 'Closed',
    unknown: 'Hours not known',
    withoutPosition: 'Not on the map',
    close: 'Close to what you asked',
  } satisfies Record<GroupKind, string>,
  groupNotes: {
    unknown: 'Nobody has told us when these are open. Best to ask before you go.',
    withoutPosition: 'We know the name, not the spot.',
  } as Partial<Record<GroupKind, string>>,
  hoursFor: (time: string) => icu('Opening times {time}', { time }),
  quoted: (words: string) => icu('“{words}”', { words }),
  correctedTo: (words: string) => icu('Showing results for {words}.', { words }),
  literally: (words: string) => icu('Search instead for “{words}”', { words }),
  understoodAs: (query: string, kinds: string) =>
    icu('For “{query}” we looked among {kinds}.', { query, kinds }),
  incomplete: 'There may be more: this search was cut short. A smaller radius finds them.',
  more: 'Show more',
  list: 'List',
  map: 'Map',
  showList: 'Show the list',
  hideList: 'Hide the list',
  noMap: 'The map needs WebGL, which this browser does not offer. Here is everything as a list.',
  searchArea: 'Search this area',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  myLocation: 'My location',
  closeCard: 'Close',
  found: { title: 'No places found', here: 'Places on the map' },
  none: (query: string) => icu('No places found for "{query}"', { query }),
  noneWithoutWords: 'No places found',
  noneHint: 'Try a different search term or add it as a custom place',
  noneFiltersHint: 'Nothing here fits all of it. Loosen one thing.',
  widen: (miles: number) => icu('Search within {miles, plural, one {# mile} other {# miles}}', { miles }),
  dropFilter: (filter: string, count: number) =>
    icu('Without “{filter}”: {count, plural, =0 {no places} one {# place} other {# places}}', {
      filter,
      count,
    }),
  leaveArea: 'Search everywhere nearby',
  addCustom: 'Add as custom place',
  failed: 'Error searching places',
});

export const categoryText = texts('category', {
  /** Rich: the tag is quieter. */
  inArea: (category: string, area: string) => icu('{category} <area>in {area}</area>', { category, area }),
  nearYou: (category: string) => icu('{category} <area>near you</area>', { category }),
  all: 'All',
  kinds: 'Kinds',
  bestFor: 'Best for',
  startPlan: 'Start a plan',
  unknown: 'We have seven kinds of places',
  unknownText: (name: string) => icu('“{name}” is not one of them. Pick one to look around.', { name }),
  unknownNone: 'Pick one to look around.',
});

export const mapScreenText = texts('mapScreen', { title: 'Map' });
