import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { expect, test } from 'vitest';
import { sourceWords } from './sourceWords.rules.ts';

test('RUL-109 facts are shown with their source, its licence and the date of the data', () => {
  const words = sourceWords(
    { source: 'osm', licence: 'ODbL-1.0', date: '2023-07-22', corrected: false },
    'en-GB',
  );
  expect(words.name + words.rest).toBe('OpenStreetMap, ODbL 1.0, data of 22 July 2023');
  expect(words.link).toBe('https://www.openstreetmap.org/copyright');
});

test('RUL-109 corrections by people are told, and so is a source that has no page', () => {
  const words = sourceWords(
    { source: 'city-archive', licence: 'CC0-1.0 AND MIT', date: '2026-01-01', corrected: true },
    'en-GB',
  );
  expect(words.name + words.rest).toBe(
    'city-archive, CC0 1.0 and MIT, data of 1 January 2026, with corrections made here',
  );
  expect(words.link).toBeNull();
});

test('FIX-38 usual hours of the demo city are said to be no more than that', () => {
  const { name, rest } = sourceWords(
    { source: USUAL_HOURS_SOURCE, licence: 'CC-BY-4.0', date: '2026-11-20', corrected: false },
    'en-GB',
  );
  expect(`${name}${rest}`).toBe(
    'Liora (usual hours of the demo city, ask before you go), CC BY 4.0, data of 20 November 2026',
  );
});
