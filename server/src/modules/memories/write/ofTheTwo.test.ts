import { afterAll, expect, test } from 'vitest';
import { link } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { keep } from '../testing/keeping.ts';
import { deleteMemory, restoreMemory, shareMemory } from './ofTheTwo.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const toldTo = ({ viewer }: SignedInCaller) =>
  database.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', viewer.userId)
    .where('type', '=', 'partner_activity')
    .execute();

test('RUL-47 of a memory that is shared while it lies in the trash its maker’s partner is told nothing', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const { id } = await keep(maya, { shared: false });
  await deleteMemory(maya, id);
  await shareMemory(maya, { id, shared: true });
  expect(await toldTo(june)).toEqual([]);
  await restoreMemory(maya, id);
  await shareMemory(maya, { id, shared: false });
  await shareMemory(maya, { id, shared: true });
  expect(await toldTo(june)).toHaveLength(1);
});

test('RUL-47 NOTIF-06 of a memory that its maker has put into the trash since their partner is told nothing any more', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const { id } = await keep(maya);
  expect(await toldTo(june)).toHaveLength(1);
  await deleteMemory(maya, id);
  expect(await toldTo(june)).toEqual([]);
  // Of what comes back there is nothing new.
  await restoreMemory(maya, id);
  expect(await toldTo(june)).toEqual([]);
});
