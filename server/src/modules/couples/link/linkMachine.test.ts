import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps } from '../../../../test/factories.ts';
import { checkLinkMachine } from '../testing/linkMachine.ts';

const database = await testDatabase({ poolSize: 4 });
afterAll(() => database.close());
const deps = testDeps(database);

/** A thousand runs: LINK_MACHINE_RUNS=1000. */
test('LINK-05 LINK-22 RUL-22 RUL-43 RUL-46 whatever three people do in whatever order, the link is as the rulings say', async () => {
  await checkLinkMachine(deps, Number(process.env.LINK_MACHINE_RUNS ?? 40));
  // Nobody is half linked: both rows of a link are there or none is, and only while it is accepted.
  const { rows } = await database.pool.query(
    `select l.user_id from linked_people l join partner_links k on k.id = l.link_id
     left join linked_people o on o.user_id = l.partner_id and o.partner_id = l.user_id and o.link_id = l.link_id
     where o.user_id is null or k.status <> 'accepted'`,
  );
  expect(rows).toEqual([]);
});
