import type { PlaceDetails } from '@liora/domain/contract/places';
import { readAs } from '@liora/domain/i18n/testing/readAs';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { beforeEach, expect, test } from 'vitest';
import { sourceWords } from './sourceWords.rules.ts';

beforeEach(() => readAs('en-GB'));

const sourceOf = (origin: PlaceDetails['origin'], usualHours = false) => sourceWords({ origin, usualHours });

test('RUL-109 facts are shown with their source, its licence and the date of the data', () => {
  const words = sourceOf({
    source: 'osm',
    licence: 'ODbL-1.0',
    date: '2023-07-22',
    corrected: false,
    confirmedAt: null,
  });
  expect(words.phrase).toBe(
    '<label>Where these facts come from:</label> <source>OpenStreetMap</source>, ODbL 1.0, data of 22 July 2023',
  );
  expect(words.link).toBe('https://www.openstreetmap.org/copyright');
});

test('RUL-109 corrections by people are told, and so is a source that has no page', () => {
  const words = sourceOf({
    source: 'city-archive',
    licence: 'CC0-1.0 AND MIT',
    date: '2026-01-01',
    corrected: true,
    confirmedAt: null,
  });
  expect(words.phrase).toBe(
    '<label>Where these facts come from:</label> <source>city-archive</source>, CC0 1.0 and MIT, data of 1 January 2026, with corrections made here',
  );
  expect(words.link).toBeNull();
});

const USUAL = {
  source: USUAL_HOURS_SOURCE,
  licence: 'CC-BY-4.0',
  date: '2026-11-20',
  corrected: false,
  confirmedAt: null,
};

test('FIX-38 usual hours of the demo city are said to be no more than that', () => {
  expect(sourceOf(USUAL, true).phrase).toBe(
    '<label>Where these facts come from:</label> <source>Liora (usual hours of the demo city, ask before you go)</source>, CC BY 4.0, data of 20 November 2026',
  );
});

test('RUL-126 hours that somebody corrected are not called the usual ones any more', () => {
  expect(sourceOf({ ...USUAL, corrected: true }, false).phrase).toBe(
    '<label>Where these facts come from:</label> <source>Liora</source>, CC BY 4.0, data of 20 November 2026, with corrections made here',
  );
});
