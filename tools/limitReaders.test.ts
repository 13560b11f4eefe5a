import { expect, test } from 'vitest';
import { limitNames, unreadLimits } from './limitReaders.ts';

const LIMITS = `export const PLAN_MIN_PLACES = 2; // CONST-01
export const CITY_RADIUS_MILES = 25;
const OWN = 1;
`;

test('FIX-53 a limit that no file of the product reads is found by its name', () => {
  const names = limitNames(LIMITS);
  expect(names).toEqual(['PLAN_MIN_PLACES', 'CITY_RADIUS_MILES']);
  const product = [
    "import { PLAN_MIN_PLACES } from '@liora/domain/limits';",
    'const CITY_RADIUS_MILES_MORE = 1;',
  ];
  expect(unreadLimits(names, product)).toEqual(['CITY_RADIUS_MILES']);
});
