import { icu, texts } from '@liora/domain/i18n/texts';

export const waitingText = texts('waitingRows', {
  title: 'To be placed',
  line: (count: number) =>
    icu('{count, plural, one {# place waits to be placed} other {# places wait to be placed}}', { count }),
  text: 'Your file does not say where these are, or Liora does not know them. Nothing is guessed.',
  failed: 'What waits to be placed could not be loaded.',
  retry: 'Try Again',
  place: 'Place',
  placeNamed: (name: string) => icu('Place {name}', { name }),
  remove: 'Remove',
  removeNamed: (name: string) => icu('Remove {name}', { name }),
  removed: 'Removed from your list',
  more: 'Show more',
  none: 'Everything has its place.',
  how: 'How',
  find: 'Find the place',
  drop: 'Put it on the map',
  search: 'Search for the place',
  searching: 'Searching',
  nothingFound: 'No such place was found. Put it on the map instead.',
  tooShort: 'Type three letters or more.',
  makePin: 'Make a private pin',
  placed: (name: string) => icu('{name} has its place', { name }),
});
