import { expect, test } from 'vitest';
import { statesOf, statesOfDivision } from '../../places/hours/holidayStates.data.ts';
import { readCities } from './cityFile.parser.ts';
import { DivisionsAround } from './divisionsAround.runtime.ts';

const around = new DivisionsAround();

test.each([
  ['San Francisco', 37.78, -122.42, ['US.CA']],
  ['Midtown Manhattan, with New Jersey across the river', 40.754, -73.984, ['US.NY']],
  ['Ulm, with Bavaria across the river', 48.4, 9.98, ['DE.01']],
  ['Neu-Ulm', 48.393, 10.011, ['DE.02']],
  ['Edinburgh', 55.953, -3.189, ['GB.SCT']],
  ['the middle of the Atlantic', 30, -40, []],
] as const)('FIX-30 the state is told by the position: %s', async (_, lat, lng, divisions) => {
  expect(await around.at({ lat, lng })).toEqual(divisions);
});

test('FIX-30 on a border both states may be meant', async () => {
  // Between Bristol in Tennessee and Bristol in Virginia, which are one town.
  expect((await around.at({ lat: 36.5958, lng: -82.1886 })).sort()).toEqual(['US.TN', 'US.VA']);
});

test('FIX-30 every division of a country whose states differ in holidays is one of them', async () => {
  const { divisions } = await readCities();
  const unknown = divisions.filter((division) => {
    const [country = '', code] = division.split('.');
    const differs = statesOf(country.toLowerCase()).length > 0;
    return differs && code !== undefined && code !== '00' && statesOfDivision(division).length === 0;
  });
  expect(unknown).toEqual([]);
});
