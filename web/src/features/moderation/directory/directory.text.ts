import { icu, texts } from '@liora/domain/i18n/texts';
import type { MissingFact } from '@liora/domain/rules/placeFields';

export const directoryText = texts('directory', {
  title: 'All places',
  search: 'Search by name',
  placeholder: 'Beginning of a name',
  filters: 'Filters',
  source: 'Source',
  anySource: 'Any source',
  category: 'Category',
  anyCategory: 'Any category',
  missing: 'Missing',
  anyMissing: 'Anything',
  age: 'Age of data',
  anyAge: 'Any age',
  olderThan: (months: number) =>
    icu('{months, plural, one {Older than # month} other {Older than # months}}', { months }),
  confidence: 'Confidence',
  anyConfidence: 'Any confidence',
  confidenceBelow: (percent: number) => icu('Below {percent} %', { percent }),
  /** How sure its source is that a place exists. */
  sure: {
    low: (percent: number) => icu('Doubtful, {percent} %', { percent }),
    middle: (percent: number) => icu('Probably there, {percent} %', { percent }),
    high: (percent: number) => icu('Surely there, {percent} %', { percent }),
  },
  edited: 'Edited by people',
  closed: 'Closed',
  clear: 'Clear filters',
  inArea: 'In one part of the map',
  onlyHere: 'Only what is here',
  view: 'View',
  views: { list: 'List', map: 'Map' },
  showMap: 'Map',
  map: 'Map of the list',
  onMap: (shown: number, listed: number) =>
    icu('{shown} of {listed} that are listed are on the map. Choose one to read what it is.', {
      shown,
      listed,
    }),
  noneOnMap: 'Nothing that is listed has coordinates.',
  without: {
    coordinates: 'No coordinates',
    hours: 'No hours',
    photo: 'No photo',
    phone: 'No phone',
    website: 'No website',
    address: 'No address',
  } satisfies Record<MissingFact, string>,
  dataOf: (source: string, date: string) => icu('{source}, {date}', { source, date }),
  lockedFields: (count: number) =>
    icu('{count, plural, one {# field locked} other {# fields locked}}', { count }),
  looking: 'Looking further …',
  lookFurther: 'Look further',
  showMore: 'Show more',
  empty: 'No place fits',
  emptyText: 'Take a filter away, or look for the beginning of another word of the name.',
  noneYet: 'None so far',
  noneYetText: 'Not all places were looked through yet.',
});
