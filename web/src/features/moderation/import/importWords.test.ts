import { expect, test } from 'vitest';
import {
  changesOf,
  failureWords,
  fileWords,
  percentOf,
  sizeWords,
  sourceWords,
} from './importWords.rules.ts';

test('RUL-95 how far an import is stands in whole percents, and nothing stands before it has begun', () => {
  expect([
    percentOf({ done: 0, total: 0 }),
    percentOf({ done: 0, total: 3 }),
    percentOf({ done: 2, total: 3 }),
    percentOf({ done: 4, total: 3 }),
  ]).toEqual([null, 0, 66, 100]);
});

test('RUL-95 an import is called by its source once its file was read', () => {
  const file = 'sf.osm.pbf';
  expect(sourceWords({ source: null, file })).toBe('sf.osm.pbf');
  expect(sourceWords({ source: 'osm', file })).toBe('OpenStreetMap');
  expect(fileWords({ file, source_date: null })).toBe('sf.osm.pbf');
  expect(fileWords({ file, source_date: '2025-10-22' })).toBe('sf.osm.pbf, data of October 22, 2025');
});

test('RUL-95 what is wrong with a file is said, also where there are no words of its own for it', () => {
  expect(failureWords('gzip')).toBe('The file is packed: unpack it first.');
  expect(failureWords('file_changed')).toBe(
    'The file is another one than at the dry run. Make a new dry run.',
  );
  expect(failureWords('history_file')).toBe('The file cannot be imported.');
});

test('RUL-95 changes are what is added, changed and closed', () => {
  const counts = {
    added: 1,
    changed: 2,
    closed: 3,
    not_closed: 9,
    unchanged: 9,
    refused: 9,
    hours_unread: 9,
  };
  expect(changesOf(counts)).toBe(6);
  expect([sizeWords(12_340_000), sizeWords(420)]).toEqual(['12.3 MB', '0.4 kB']);
});
