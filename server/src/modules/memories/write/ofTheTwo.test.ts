import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { link } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import { getMemory } from '../read/readMemories.service.ts';
import { keep } from '../testing/keeping.ts';
import { deleteMemory, restoreMemory, shareMemory } from './ofTheTwo.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

test('RUL-47 what lies in the trash is shared with nobody, and the partner is told of nothing', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const { id } = await keep(maya, { shared: false });
  await deleteMemory(maya, id);
  expect(await codeOf(shareMemory(maya, { id, shared: true }))).toBe('NOT_FOUND');
  const told = await database.db
    .selectFrom('notifications')
    .select('type')
    .where('user_id', '=', june.viewer.userId)
    .where('from_user_id', '=', maya.viewer.userId)
    .where('type', '=', 'partner_activity')
    .execute();
  expect(told).toEqual([]);
  await restoreMemory(maya, id);
  await shareMemory(maya, { id, shared: true });
  expect((await getMemory(june, id)).memory.shared).toBe(true);
});
