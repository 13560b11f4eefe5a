import { icu, texts } from '@liora/domain/i18n/texts';
import type { Confidence } from '@liora/domain/rules/searchMappings';

export const wordsText = texts('searchWords', {
  title: 'Search words',
  lead: 'What somebody searches for, and the places that answer it.',
  count: (count: number) => icu('{count, plural, one {# term} other {# terms}}', { count }),
  foundOf: (found: number, total: number) => icu('{found} of {total}', { found, total }),
  filter: 'Find a term',
  back: 'All search words',
  create: 'New term',
  createTitle: 'A new term',
  empty: 'No words are mapped yet',
  emptyText:
    'A term finds places whose own words say nothing of it: “proposal spots” leads to the terrace with the view.',
  noneFound: 'No term has this in it',
  pick: 'Choose a term, or make a new one',
  places: (count: number) => icu('{count, plural, =0 {no places} one {# place} other {# places}}', { count }),
  row: (places: string, confidence: string, relevance: number) =>
    icu('{places}, confidence {confidence}, relevance {relevance}', { places, confidence, relevance }),
  unsaved: 'Not saved',
  removedMeanwhile: 'It was removed in the meantime. Save it to make it again.',
  gone: 'This term is no longer here.',

  term: 'Term',
  termHelp: 'A search for any part of it finds the places.',
  also: (also: string) => icu('It is found by “{also}” as well, until the term is changed.', { also }),
  termMissing: 'Write a term with a letter or digit in it.',
  confidence: 'Confidence',
  confidences: { low: 'Low', medium: 'Medium', high: 'High' } satisfies Record<Confidence, string>,
  relevance: 'Relevance',
  relevanceHelp: 'From 0 to 100. The more relevant come first where a search touches very many places.',
  relevanceWrong: 'Write a number from 0 to 100.',
  mapped: 'Places',
  addPlace: 'Add a place',
  searchHint: 'Name of a place',
  noPins: 'Pins of members cannot be mapped.',
  placesFull: (most: number) =>
    icu('A term has up to {most, plural, one {# place} other {# places}}.', { most }),
  noPlaces: 'No places yet: a search finds nothing by this term.',
  closed: 'Closed, no search finds it',
  removePlace: (name: string) => icu('Remove {name}', { name }),

  save: 'Save',
  saving: 'Saving…',
  saved: (term: string) => icu('Saved: {term}', { term }),
  soon: 'Searches everywhere know it within ten seconds.',
  discard: 'Discard changes',
  remove: 'Remove the term',
  removed: (term: string) => icu('Removed: {term}', { term }),
  undo: 'Undo',
  undone: (term: string) => icu('It is there again: {term}', { term }),
  undoneWithout: (count: number) =>
    icu('Without {count, plural, one {# place that is} other {# places that are}} closed.', { count }),
  undoFailed: 'It was not brought back',
  failed: 'It was not saved',
  removeFailed: 'It was not removed',
  exists: 'This term is mapped already.',
  openIt: 'Open it',
  full: (most: number) =>
    icu(
      'There are {most, plural, one {# term} other {# terms}}, and a search reads no more. Remove one first.',
      {
        most,
      },
    ),
  noPlace: (name: string) => icu('{name} is no longer there. Remove it from the list.', { name }),
  placeClosed: 'One of its places has closed since.',
  changedMeanwhile: 'It was changed in the meantime. Look at it once more before you remove it.',

  tryTitle: 'Try this query',
  query: 'Query',
  queryHint: 'As somebody would type it',
  around: 'Town',
  here: 'Where you are',
  lookingFor: 'Looking…',
  noTown: 'No such town',
  asItIs: 'As it is',
  withThis: 'With this',
  tryFailed: 'The search did not answer',
  tryAgain: 'Try again',
  appliesNot: 'The query is no part of this term, so this mapping changes nothing for it.',
  incomplete: 'The term or its relevance is not complete yet, so only the search as it is can be shown.',
  touches: (count: number) =>
    icu('{count, plural, one {Another term that it touches:} other {Other terms that it touches (#):}}', {
      count,
    }),
  nothingFound: 'Nothing is found',
  mappedBy: (term: string) => icu('Mapped: {term}', { term }),
  isNew: 'New',
  up: (by: number) => icu('{by, plural, one {Up by # place} other {Up by # places}}', { by }),
  down: (by: number) => icu('{by, plural, one {Down by # place} other {Down by # places}}', { by }),
  leaves: 'Not on the first page any more',
  showAll: (count: number) => icu('Show all {count}', { count }),
  told: (now: number, then: number) =>
    icu(
      '{now, plural, one {# place} other {# places}} as it is, {then, plural, one {# place} other {# places}} with this',
      {
        now,
        then,
      },
    ),
});
