import { afterAll, expect, test } from 'vitest';
import { link } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import { keep } from '../testing/keeping.ts';
import { deleteMemory, restoreMemory, shareMemory } from './ofTheTwo.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

test('RUL-47 of a memory that is shared while it lies in the trash its maker’s partner is told nothing', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const toldToJune = () =>
    database.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', june.viewer.userId)
      .where('type', '=', 'partner_activity')
      .execute();
  const { id } = await keep(maya, { shared: false });
  await deleteMemory(maya, id);
  await shareMemory(maya, { id, shared: true });
  expect(await toldToJune()).toEqual([]);
  await restoreMemory(maya, id);
  await shareMemory(maya, { id, shared: false });
  await shareMemory(maya, { id, shared: true });
  expect(await toldToJune()).toHaveLength(1);
});
