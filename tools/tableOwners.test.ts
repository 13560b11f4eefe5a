import { expect, test } from 'vitest';
import { ownerProblems } from './tableOwners.ts';

const SAFETY = 'server/src/modules/safety/x.queries.ts';
const PLANS = 'server/src/modules/plans/x.queries.ts';

test.each([
  [`db.updateTable('date_plans').set({})`],
  [`db.deleteFrom(\n  'date_plans')`],
  ['sql`update date_plans set title = 1`'],
  ['sql`with gone as (delete from date_plans returning id) select 1`'],
  ['sql`INSERT INTO date_plans (id) values (1)`'],
])('FIX-41 a module that writes what belongs to another is refused: %s', (content) => {
  expect(ownerProblems(SAFETY, content)).toEqual([
    `${SAFETY}: writes date_plans, which belongs to modules/plans/`,
  ]);
  expect(ownerProblems(PLANS, content)).toEqual([]);
  expect(ownerProblems('server/src/db/demo/load.ts', content)).toEqual([]);
});

test('FIX-41 tables are named where they are written, and each has an owner', () => {
  expect(ownerProblems(SAFETY, 'db.updateTable(table).set({})')).toHaveLength(1);
  expect(ownerProblems(PLANS, `db.insertInto('nobodys').values({})`)).toHaveLength(1);
  expect(ownerProblems(PLANS, 'sql`select 1 from reports for update of p`')).toEqual([]);
});
