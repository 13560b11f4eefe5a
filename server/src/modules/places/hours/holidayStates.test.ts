import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { nameFor, statesOf } from './holidayStates.data.ts';

const library = readFileSync(createRequire(import.meta.url).resolve('opening_hours'), 'utf8');
const COUNTRIES = ['at', 'au', 'br', 'ca', 'ch', 'de', 'es', 'fr', 'gb', 'it', 'pl', 'us'];

test('FIX-30 states bear the names by which the library knows their holidays', () => {
  const names = COUNTRIES.flatMap((country) =>
    statesOf(country).flatMap((state) => [nameFor(state, 'PH'), nameFor(state, 'SH')]),
  );
  expect(names.length).toBeGreaterThan(300);
  // As a key of its table: quoted where it has a space or an accent.
  expect(names.filter((name) => !new RegExp(`(?:"${name}"|\\b${name}): \\{`).test(library))).toEqual([]);
});

test('FIX-30 a name for public holidays may differ from the one for school holidays', () => {
  expect(nameFor('Cataluña|Catalunya', 'PH')).toBe('Cataluña');
  expect(nameFor('Cataluña|Catalunya', 'SH')).toBe('Catalunya');
  expect(nameFor('Bayern', 'SH')).toBe('Bayern');
});
