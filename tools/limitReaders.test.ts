import { expect, test } from 'vitest';
import { inlineEnds, limitNames, unreadLimits } from './limitReaders.ts';

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

test('FIX-53 the end of a list or text that stands in a statement or schema is found', () => {
  const statement =
    'sql`select id from plans order by id limit 500`;\ndb.limit(60);\nsql`limit 1`;\n/* limit 7 */';
  expect(inlineEnds('server/src/modules/plans/plans.queries.ts', statement)).toHaveLength(2);
  expect(inlineEnds('domain/src/contract/plans.ts', 'z.string().max(100); z.array(mood).max(6)')).toEqual([
    expect.stringContaining('".max(100)"'),
  ]);
  expect(inlineEnds('server/src/modules/plans/plans.test.ts', statement)).toEqual([]);
});
