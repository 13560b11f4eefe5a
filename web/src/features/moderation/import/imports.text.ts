import { icu, texts } from '@liora/domain/i18n/texts';
import type { ImportField, ImportState } from '@liora/domain/rules/importRuns';

export const importsText = texts('adminImports', {
  title: 'Imports',
  lead: 'A file is read and compared first. Nothing is written before you have looked at it and applied it.',
  files: 'Files',
  noFolder: 'No folder is set',
  noFolderText:
    'Whoever runs this Liora sets IMPORT_DIR to a folder and puts OpenStreetMap extracts or Overture files there. Imports of the command are listed below, and can be rolled back here.',
  unreadable: 'The folder cannot be read',
  unreadableText:
    'Whoever runs this Liora has to see that the folder of IMPORT_DIR is there and can be read.',
  noFiles: 'The folder is empty',
  noFilesText: 'Put an OpenStreetMap extract (.osm.pbf, or GeoJSON made from one) or an Overture file there.',
  fileFacts: (size: string, when: string) => icu('{size}, of {when}', { size, when }),
  dryRun: 'Dry run',
  dryRunOf: (file: string) => icu('Dry run of {file}', { file }),
  runs: 'Imports so far',
  noRuns: 'Nothing was imported yet',
  back: 'All imports',

  states: {
    comparing: 'Dry run under way',
    compared: 'Dry run',
    applying: 'Being applied',
    applied: 'Applied',
    stopped: 'Applied in part',
    rolling_back: 'Being rolled back',
    rolled_back: 'Rolled back',
    cancelled: 'Stopped',
    failed: 'Failed',
  } satisfies Record<ImportState, string>,
  /** Above the name of the source. */
  stands: {
    comparing: 'Dry run under way, nothing is written',
    compared: 'Dry run, nothing is written yet',
    applying: 'The changes are being written',
    applied: 'These changes are written',
    stopped: 'A part of these changes is written',
    rolling_back: 'Places are becoming what they were before',
    rolled_back: 'Rolled back: places are what they were before',
    cancelled: 'Stopped while it was read, nothing was written',
    failed: 'It failed, and nothing was written',
  } satisfies Record<ImportState, string>,
  sources: { osm: 'OpenStreetMap', overture: 'Overture' },
  dataOf: (file: string, day: string) => icu('{file}, data of {day}', { file, day }),
  progress: 'How far it is',
  percent: (percent: number) => icu('{percent} %', { percent }),
  waiting: 'It begins in a moment.',

  added: 'added',
  changed: 'changed',
  closed: 'closed',
  bar: (added: number, changed: number, closed: number, unchanged: number) =>
    icu('{added} added, {changed} changed, {closed} closed, {unchanged} as they are', {
      added,
      changed,
      closed,
      unchanged,
    }),
  unchanged: (count: number) => icu('{count, plural, one {# stays} other {# stay}} as they are.', { count }),
  corrected: (count: number) =>
    icu(
      '{count, plural, one {# fact} other {# facts}} corrected by people {count, plural, one {is} other {are}} left alone.',
      {
        count,
      },
    ),
  refused: (count: number) =>
    icu(
      '{count, plural, one {# entry} other {# entries}} of the file {count, plural, one {is} other {are}} no place for a date.',
      {
        count,
      },
    ),
  lookAt: 'Look at before applying',
  nothingToLookAt: 'Nothing stands out.',
  closedInUse: (count: number) =>
    icu(
      '{count, plural, one {# place that is closed was} other {# places that are closed were}} saved, planned or reviewed by somebody',
      { count },
    ),
  hoursUnread: (count: number) =>
    icu('{count, plural, one {# opening time} other {# opening times}} cannot be read, kept as written', {
      count,
    }),
  notClosed: (count: number) =>
    icu(
      '{count, plural, one {# place is} other {# places are}} missing from the file and left as they are: that many do not close at once. The command closes them with --accept-gone',
      { count },
    ),

  sample: (from: number, to: number, of: number) => icu('Sample, {from} to {to} of {of}', { from, to, of }),
  noSample: 'No place would be another one.',
  more: 'Another four',
  kinds: { added: 'Added', changed: 'Changed', closed: 'Closed' },
  none: 'none',
  fields: {
    name: 'Name',
    other_names: 'Other names',
    address: 'Address',
    locality: 'Town',
    postcode: 'Postcode',
    position: 'Position',
    category: 'Category',
    subcategory: 'Subcategory',
    categories: 'Categories',
    cuisine: 'Cuisine',
    hours: 'Hours',
    phone: 'Phone',
    website: 'Website',
    price_range: 'Price',
    date_vibe: 'Vibe',
    dietary_tags: 'Diets',
    aesthetic_tags: 'Looks',
    description: 'Description',
  } satisfies Record<ImportField, string>,
  otherFacts: 'Facts that are not shown here',

  apply: (count: number) => icu('{count, plural, one {Apply # change} other {Apply # changes}}', { count }),
  applyTitle: 'Apply this import?',
  applyText: (file: string) =>
    icu('What {file} says of places is written. You can roll it back while nothing else was imported.', {
      file,
    }),
  applyConfirm: 'Apply',
  canRollBack: 'Can be rolled back in one step',
  rollBack: 'Roll back',
  rollBackTitle: 'Roll this import back?',
  rollBackText:
    'Places become what they were before it. What was written since stays; new places that people use by now are closed, not deleted.',
  keep: 'Keep it',
  stop: 'Stop',
  stopTitle: 'Stop this?',
  stopText: 'What is written by then stays whole. It can be rolled back.',
  goOn: 'Go on',
  begunAct: { apply: 'It is being applied', rollBack: 'It is being rolled back', stop: 'It was stopped' },
  outcomes: 'What rolling back did',
  restored: (count: number) =>
    icu('{count, plural, one {# place is} other {# places are}} as before', { count }),
  removed: (count: number) =>
    icu('{count, plural, one {# new place is} other {# new places are}} taken out again', { count }),
  hidden: (count: number) =>
    icu(
      '{count, plural, one {# new place that people use is} other {# new places that people use are}} closed',
      {
        count,
      },
    ),
  kept: (count: number) =>
    icu('{count, plural, one {# place was} other {# places were}} written to since, and kept', { count }),

  failed: 'That did not work',
  refusedActs: {
    busy: 'Another import is at work. Wait for its end, or stop it.',
    no_file: 'This file is not in the folder any more.',
    not_possible: 'It stands otherwise by now.',
  },
  failures: {
    busy: 'Another import of the same source is running. Try again when it has ended.',
    file_changed: 'The file is another one than at the dry run. Make a new dry run.',
    file_unusable: 'The file cannot be opened.',
    not_found: 'The file is not in the folder any more.',
    empty: 'The file is empty.',
    unknown_format: 'This is neither an OpenStreetMap extract nor an Overture file.',
    packed: 'The file is packed: unpack it first.',
    truncated: 'The file ends too early: it was not copied completely.',
    damaged: 'The file is damaged: a part of it cannot be read.',
    unexpected: 'Something unexpected went wrong. The log of the server says more.',
  },
  unusable: 'The file cannot be imported.',
});
