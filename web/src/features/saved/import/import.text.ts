import { icu, texts } from '@liora/domain/i18n/texts';

export const importText = texts('importList', {
  title: 'Import a list',
  intro:
    'Google Takeout, GPX, KML, GeoJSON or CSV. The file stays on this device: only what it says of your places is looked up.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Reading your file',
  checking: 'Looking for your places',
  cancel: 'Cancel',
  another: 'Another file',
  empty: 'There is no place in this file.',
  shown: 'Rows',
  all: (count: number) => icu('All {count}', { count }),
  found: (count: number) => icu('Found {count}', { count }),
  new: (count: number) => icu('New {count}', { count }),
  saved: (count: number) => icu('Here already {count}', { count }),
  noCoordinates: (count: number) => icu('Without a position {count}', { count }),
  unread: (count: number) => icu('Unreadable {count}', { count }),
  foundAs: (name: string) => icu('Found: {name}', { name }),
  foundNear: (name: string, metres: number) =>
    icu('Found: {name}, {metres, number} m away', { name, metres }),
  isNew: 'New: Liora does not know it',
  isSaved: 'Here already',
  isNowhere: 'The file does not say where it is',
  entry: (file: string, entry: number) => icu('{file}, entry {entry, number}', { file, entry }),
  reasons: {
    no_name: 'It has no name',
    coordinates: 'Its coordinates are none',
    too_large: 'It is too large',
    not_a_list: 'It is no list of places',
    damaged: 'It is damaged, or cut short',
  },
  willHappen: 'What will happen',
  willSave: (count: number) =>
    icu('{count, plural, one {# place is saved} other {# places are saved}}', { count }),
  willPin: (count: number) =>
    icu('{count, plural, one {# becomes a private pin} other {# become private pins}}', { count }),
  willWait: (count: number) =>
    icu('{count, plural, one {# waits to be placed} other {# wait to be placed}}', { count }),
  stays: (count: number) =>
    icu(
      '{count, plural, one {# is here already and stays as it is} other {# are here already and stay as they are}}',
      {
        count,
      },
    ),
  limited: (room: number) =>
    icu(
      '{room, plural, =0 {Your three saved places are taken} one {The free plan has room for # more saved place} other {The free plan has room for # more saved places}}: the others can be private pins, which have no limit, or wait.',
      { room },
    ),
  cut: (count: number) =>
    icu(
      '{count, plural, one {# note is} other {# notes are}} longer than 1,000 characters and will be shortened.',
      {
        count,
      },
    ),
  rest: 'The others',
  asPins: 'Make private pins',
  asPinsNote: 'Only you see them. What has no position waits.',
  asWaiting: 'Let them wait',
  asWaitingNote: 'They stand under ‘To be placed’ until you place them.',
  category: 'Category of the pins',
  import: (count: number) => icu('{count, plural, one {Import # place} other {Import # places}}', { count }),
  nothingNew: 'Everything in it is here already.',
  importing: 'Importing your places',
  progress: (done: number, all: number) => icu('{done, number} of {all, number}', { done, all }),
  stopped: 'Stopped half-way',
  continue: 'Continue',
  undo: 'Undo',
  undone: 'Taken back',
  undoneText: 'Everything that this list added is gone again.',
  kept: (count: number) =>
    icu(
      '{count, plural, one {# place stays, because you changed or placed it since.} other {# places stay, because you changed or placed them since.}}',
      { count },
    ),
  done: 'Your list is imported',
  close: 'Done',
  addedSaves: (count: number) =>
    icu('{count, plural, one {# saved place} other {# saved places}}', { count }),
  addedPins: (count: number) => icu('{count, plural, one {# private pin} other {# private pins}}', { count }),
  addedWaiting: (count: number) =>
    icu('{count, plural, one {# to be placed} other {# to be placed}}', { count }),
  nothingAdded: 'Nothing was added: everything was here already.',
});
