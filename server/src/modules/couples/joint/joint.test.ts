import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { link, unlink } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps } from '../../../../test/factories.ts';
import { untilWaiting } from '../../../../test/untilWaiting.ts';
import { isTheirs, theirs } from './joint.policy.ts';
import { lockLinkShared } from './joint.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
const linkId = await link(maya, june);

test('RUL-47 SQL and policy agree on whose a thing of two is', async () => {
  const stranger = await person(deps);
  const paused = { ...maya.viewer, partnerId: null, linkId: null };
  for (const viewer of [maya.viewer, june.viewer, stranger.viewer, paused])
    for (const user_id of [maya.viewer.userId, june.viewer.userId, stranger.viewer.userId])
      for (const link_id of [linkId, randomUUID(), null]) {
        const { rows } = await sql<{ sees: boolean | null }>`
          select ${theirs(viewer, 't')} as sees
          from (values (${user_id}::uuid, ${link_id}::uuid)) t (user_id, link_id)`.execute(database.db);
        expect(rows[0]?.sees ?? false).toBe(isTheirs({ user_id, link_id }, viewer));
      }
  expect(isTheirs({ user_id: june.viewer.userId, link_id: linkId }, paused)).toBe(false);
});

test('RUL-47 who writes for two holds the link: its end waits, and afterwards nothing is written for two', async () => {
  const before = maya.viewer;
  let ended = false;
  const ending = await database.db.transaction().execute(async (trx) => {
    expect(await lockLinkShared(trx, before)).toBe(linkId);
    const end = unlink(june, maya).then(() => {
      ended = true;
    });
    await untilWaiting(1, database);
    expect(ended).toBe(false);
    return { end };
  });
  await ending.end;
  expect(await lockLinkShared(database.db, before)).toBeNull();
});
