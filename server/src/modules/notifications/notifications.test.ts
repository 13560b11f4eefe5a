import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, testDeps } from '../../../test/factories.ts';
import { addNotification } from './addNotification.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

test('RUL-41 NOTIF-05 a notification is whose the server says, and people whom one has blocked produce none', async () => {
  const [maya, june, troll] = [await person(deps), await person(deps), await person(deps)];
  await block(maya, troll);
  for (const { viewer } of [june, troll])
    await addNotification(deps, deps.db, {
      userId: maya.viewer.userId,
      fromUserId: viewer.userId,
      type: 'invitation_response',
      data: { invitation_id: viewer.userId, response: 'accepted', venue_name: 'Lumen', planned_date: null },
    });
  const rows = await database.db.selectFrom('notifications').selectAll().execute();
  expect(rows).toMatchObject([
    { user_id: maya.viewer.userId, from_user_id: june.viewer.userId, type: 'invitation_response' },
  ]);
});
