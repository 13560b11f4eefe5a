import { randomUUID } from 'node:crypto';
import { MEMBER_DATA_PATH } from '@liora/domain/contract/ownData';
import { HOUR_MS } from '@liora/domain/durations';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../../test/factories.ts';
import { httpNode } from '../../../../test/httpNode.ts';
import { sessionCookie, signedSession } from '../../../../test/sessions.ts';

const database = await testDatabase();
const deps = testDeps(database);
const node = await httpNode(deps, database);
afterAll(async () => {
  await node.close();
  await database.close();
});

const admin = await person(deps);
await database.db.insertInto('admins').values({ user_id: admin.viewer.userId }).execute();
const cookie = await sessionCookie(deps, admin.viewer.userId);
const maya = await person(deps);
const because = { user_id: maya.viewer.userId, reason: 'She cannot sign in' };

const ask = (body: object, headers: Record<string, string>) =>
  fetch(`${node.site}${MEMBER_DATA_PATH}`, { method: 'POST', body: JSON.stringify(body), headers });

const lines = async () =>
  (
    await database.pool.query(
      `select subject_id, reason from admin_actions where action = 'member.export' order by id`,
    )
  ).rows;

test('RUL-92 RUL-95 an admin takes the copy of a member’s data, and that is written down', async () => {
  const answer = await ask(because, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const account = unzipSync(new Uint8Array(await answer.arrayBuffer()))['account.json'];
  expect(strFromU8(account ?? new Uint8Array())).toContain(`${maya.viewer.username}@example.com`);
  expect(await lines()).toEqual([{ subject_id: maya.viewer.userId, reason: 'She cannot sign in' }]);
});

test('RUL-95 to anybody else there is nothing, an admin proves who they are, and admins are protected', async () => {
  const before = await lines();
  const unknown = await fetch(`${node.site}/auth-api/nothing`, { method: 'POST' });
  const nothing = [unknown.status, await unknown.text()];
  for (const somebody of ['', await sessionCookie(deps, maya.viewer.userId)]) {
    const answer = await ask({}, { cookie: somebody });
    expect([answer.status, await answer.text()]).toEqual(nothing);
  }
  const anHourAgo = new Date(TEST_NOW.getTime() - HOUR_MS);
  const old = await signedSession(
    database.db,
    deps.config.sessionSecret,
    admin.viewer.userId,
    new Date(anHourAgo.getTime() + 1_800_000),
  );
  expect(await (await ask(because, { cookie: old })).json()).toMatchObject({ code: 'ADMIN_UNPROVED' });
  const own = { ...because, user_id: admin.viewer.userId };
  expect(await (await ask(own, { cookie })).json()).toMatchObject({ code: 'ADMIN_PROTECTED' });
  expect((await ask({ ...because, reason: ' ' }, { cookie })).status).toBe(400);
  expect((await ask({ ...because, user_id: randomUUID() }, { cookie })).status).toBe(404);
  expect((await ask(because, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await lines()).toEqual(before);
});
