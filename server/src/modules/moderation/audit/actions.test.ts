import { DAY_MS } from '@liora/domain/durations';
import { ADMIN_ACTIONS_EXPORTED, ADMIN_ACTIONS_PAGE } from '@liora/domain/limits';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../../test/factories.ts';
import { recordAction } from '../../../audit/recordAction.ts';
import { appoint } from '../../safety/moderation/appoint.service.ts';
import { exportActions, listActions } from './actions.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

/** A day of its own for each test: nothing can be taken out of the list again. */
const dayOf = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const isoDay = (at: Date) => at.toISOString().slice(0, 10);

async function hidden(adminId: string, at: Date, count: number, reason = 'Looked at it'): Promise<void> {
  for (let n = 0; n < count; n++)
    await recordAction(database.db, {
      at,
      adminId,
      action: 'content.hide',
      subject: { type: 'plan', id: `plan ${n}` },
      reason,
    });
}

test('RUL-95 what admins did stands newest first, page by page, by admin, by action and by day', async () => {
  const [june, kai] = [await person(deps), await person(deps)];
  await hidden(june.viewer.userId, dayOf(1), ADMIN_ACTIONS_PAGE + 2);
  await recordAction(database.db, {
    at: dayOf(2),
    adminId: kai.viewer.userId,
    action: 'content.restore',
    subject: { type: 'member', id: june.viewer.userId },
    details: { kind: 'profile' },
  });
  const all = await listActions(june, {});
  expect(all.actions).toHaveLength(ADMIN_ACTIONS_PAGE);
  expect(all.actions[0]).toMatchObject({
    action: 'content.restore',
    admin: { username: kai.viewer.username },
    by_admin: true,
    subject_type: 'member',
    member: { username: june.viewer.username },
    details: { kind: 'profile' },
  });
  const mine = { admin: june.viewer.userId };
  const first = await listActions(june, mine);
  const rest = await listActions(june, { ...mine, cursor: first.nextCursor ?? '' });
  expect(rest.actions.map(({ subject_id }) => subject_id)).toEqual(['plan 1', 'plan 0']);
  expect(rest.nextCursor).toBeNull();
  const toJune = await listActions(june, { member: june.viewer.userId });
  expect(toJune.actions.map(({ action }) => action)).toEqual(['content.restore']);
  const restored = await listActions(june, { action: 'content.restore', day: isoDay(dayOf(2)) });
  expect(restored.actions).toHaveLength(1);
  expect((await listActions(june, { action: 'content.restore', day: isoDay(dayOf(1)) })).actions).toEqual([]);
});

test('RUL-95 RUL-92 an action stays when accounts are gone, by their numbers and without a name', async () => {
  const [june, kai] = [await person(deps), await person(deps)];
  await recordAction(database.db, {
    at: dayOf(3),
    adminId: kai.viewer.userId,
    action: 'content.hide',
    subject: { type: 'member', id: june.viewer.userId },
  });
  await database.db
    .deleteFrom('auth_users')
    .where('id', 'in', [june.viewer.userId, kai.viewer.userId])
    .execute();
  const { actions } = await listActions(june, { day: isoDay(dayOf(3)) });
  expect(actions).toMatchObject([
    { admin: null, by_admin: true, member: null, subject_id: june.viewer.userId },
  ]);
});

test('RUL-95 who is made an admin at the machine stands in the list, once', async () => {
  const june = await person(deps);
  await appoint(database.db, june.viewer.username, true);
  await appoint(database.db, june.viewer.username, true);
  await appoint(database.db, june.viewer.username, false);
  const { actions } = await listActions(june, {});
  expect(actions.slice(0, 2)).toMatchObject([
    { action: 'admin.remove', admin: null, by_admin: false, member: { username: june.viewer.username } },
    { action: 'admin.add', admin: null, by_admin: false },
  ]);
  expect(actions[2]?.subject_id).not.toBe(june.viewer.userId);
});

test('RUL-95 the list as a file: whole, in pieces, as CSV that no spreadsheet takes for formulas, and as lines of JSON', async () => {
  const [june, kai] = [await person(deps), await person(deps)];
  const day = isoDay(dayOf(5));
  await hidden(kai.viewer.userId, dayOf(5), 1, '=cmd(),"twice"\nnext line');
  const admin = kai.viewer.userId;
  const csv = await exportActions(june, { admin, day, format: 'csv' });
  expect(csv).toMatchObject({ nextCursor: null });
  expect(csv.text).toMatch(/^id,at,admin_id,action,subject_type,subject_id,reason,details\r\n\d+,/);
  expect(csv.text).toContain(`,${admin},content.hide,plan,plan 0,"'=cmd(),""twice""\nnext line",{}\r\n`);
  const { text } = await exportActions(june, { admin, day, format: 'jsonl' });
  expect(JSON.parse(text)).toMatchObject({ admin_id: admin, reason: '=cmd(),"twice"\nnext line' });
  const { actions } = await listActions(june, { action: 'actions.export' });
  expect(actions[0]?.details).toEqual({ format: 'jsonl', admin, member: null, action: null, day });

  await database.pool.query(
    `insert into admin_actions (at, admin_id, action) select $1, $2, 'content.hide' from generate_series(1, $3)`,
    [dayOf(5), admin, ADMIN_ACTIONS_EXPORTED],
  );
  const first = await exportActions(june, { admin, format: 'csv' });
  const rest = await exportActions(june, { admin, format: 'csv', cursor: first.nextCursor ?? '' });
  // Who begins in the midst of it has taken the list along, too.
  const before = Number(first.nextCursor);
  expect((await listActions(june, { action: 'actions.export' })).actions[0]?.details).toMatchObject({
    admin,
    before,
  });
  const all = (first.text + rest.text).split('\r\n').filter((line) => /^\d+,/.test(line));
  expect(all).toHaveLength(ADMIN_ACTIONS_EXPORTED + 1);
  expect(rest.text).not.toContain('admin_id');
});
