import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OWN_REPORTS_PAGE, REPORTS_IN_VAIN_MAX } from '@liora/domain/limits';
import { MODERATION_ACTIONS } from '@liora/domain/rules/decisions';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue } from '../../../test/factories.ts';
import { MIGRATIONS_DIR } from '../../db/migrations.ts';
import type { DB } from '../../db/types.gen.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { deletePlan } from '../plans/plans.service.ts';
import { undoDecisions } from './moderation/undo.service.ts';
import { listOwnReports } from './receipts/ownReports.service.ts';
import { notifyReporters } from './receipts/receipts.jobs.ts';
import { reportsBy } from './receipts/receipts.queries.ts';
import { reportContent, reportPlan } from './reports/reports.service.ts';
import { decide, doWaiting } from './testing/deciding.ts';
import { publishPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
const [moderator, creator] = [await person(deps), await person(deps)];

beforeEach(async () => {
  for (const queue of ['decisions', 'report-receipts'] as const)
    await deps.queue.boss.deleteQueuedJobs(queue);
  await database.pool.query(`delete from date_plans; delete from date_plan_reports; delete from reports;
    delete from notifications; delete from moderation_decisions; delete from rate_limits`);
});

const plan = (content_id: string) => ({ content_type: 'plan' as const, content_id, reason: 'Looked at it' });
const report = (who: AddressedCaller, id: string) =>
  reportPlan(who, { id, reason: 'harassment', details: 'Not for the list' });

/** What workers do once the minute of a decision is over. */
async function aMinuteLater(): Promise<void> {
  await doWaiting(moderator);
  const jobs = await deps.queue.boss.findJobs<{ decisionId: number }>('report-receipts', { queued: true });
  for (const { id, data } of jobs) await notifyReporters(deps, { id, data, retryCount: 0 });
  await deps.queue.boss.deleteQueuedJobs('report-receipts');
}

const listed = async (who: AddressedCaller) => (await listOwnReports(who, undefined)).reports;
const outcomes = async (who: AddressedCaller) => (await listed(who)).map(({ outcome }) => outcome);

/** What their notifications said, newest first. */
async function told({ viewer }: AddressedCaller) {
  const { rows } = await database.pool.query<{ outcome: string }>(
    `select data->>'outcome' as outcome from notifications where user_id = $1 and type = 'report_decided'
     order by created_at desc`,
    [viewer.userId],
  );
  return rows.map(({ outcome }) => outcome);
}

test('RUL-15 RUL-22 of a report its maker reads what it was, why and when, and nothing else; nobody else reads of it', async () => {
  const [who, other] = [await person(deps), await person(deps)];
  const id = await publishPlan(creator);
  await report(who, id);
  expect(await listed(who)).toEqual([
    {
      id: expect.any(String),
      content_type: 'plan',
      name: 'Lamplight',
      reason: 'harassment',
      reported_at: deps.now().toISOString(),
      outcome: null,
    },
  ]);
  expect(JSON.stringify(await listed(who))).not.toContain(id);
  for (const nobody of [other, creator, moderator]) expect(await listed(nobody)).toEqual([]);
});

test.each(MODERATION_ACTIONS)(
  'RUL-15 of a decision "%s" the list tells what the notification does, and not before it',
  async (action) => {
    const who = await person(deps);
    const id = await publishPlan(creator);
    await report(who, id);
    await decide(moderator, action, plan(id));
    expect(await outcomes(who)).toEqual([null]);
    await aMinuteLater();
    expect(await told(who)).toEqual([action === 'restore' ? 'nothing_found' : 'hidden']);
    expect(await outcomes(who)).toEqual(await told(who));
    // Told once: a later decision changes neither.
    await decide(moderator, action === 'restore' ? 'hide' : 'restore', plan(id));
    await aMinuteLater();
    expect(await outcomes(who)).toEqual(await told(who));
  },
);

test('RUL-15 of what its author took out it says so, as the notification does', async () => {
  const who = await person(deps);
  const id = await publishPlan(creator);
  await report(who, id);
  await deletePlan(creator, id);
  await decide(moderator, 'restore', plan(id));
  await aMinuteLater();
  expect(await told(who)).toEqual(['gone']);
  expect(await outcomes(who)).toEqual(['gone']);
});

test('RUL-15 a decision that is taken back within the minute leaves the report received', async () => {
  const who = await person(deps);
  const id = await publishPlan(creator);
  await report(who, id);
  const decision = await decide(moderator, 'hide', plan(id));
  expect(await outcomes(who)).toEqual([null]);
  await undoDecisions(moderator, [decision]);
  await aMinuteLater();
  expect(await outcomes(who)).toEqual([null]);
});

test('RUL-120 a report that hid nothing reads as one that did', async () => {
  const [hiding, queued] = [await person(deps), await person(deps)];
  const id = await publishPlan(creator);
  for (const who of [hiding, queued]) await report(who, id);
  await database.pool.query('update date_plan_reports set hides = false where reporter_user_id = $1', [
    queued.viewer.userId,
  ]);
  const withoutIds = async (who: AddressedCaller) =>
    (await listed(who)).map((one) => ({ ...one, id: undefined }));
  expect(await withoutIds(queued)).toEqual(await withoutIds(hiding));
  await decide(moderator, 'restore', plan(id));
  await aMinuteLater();
  expect(await outcomes(queued)).toEqual(['nothing_found']);
  expect(await withoutIds(queued)).toEqual(await withoutIds(hiding));
});

test('RUL-120 to who reports in vain again and again it stays received, also once one of their reports is right', async () => {
  const brigade = await person(deps);
  const once = async (action: 'restore' | 'hide') => {
    const id = await publishPlan(creator);
    await report(brigade, id);
    await decide(moderator, action, plan(id));
    await aMinuteLater();
  };
  for (let n = 1; n <= REPORTS_IN_VAIN_MAX + 1; n++) await once('restore');
  const inVain = (await outcomes(brigade)).filter((outcome) => outcome === null);
  expect(inVain).toHaveLength(2);
  expect(await told(brigade)).toHaveLength(REPORTS_IN_VAIN_MAX - 1);
  await once('hide');
  expect((await outcomes(brigade)).filter((outcome) => outcome === null)).toHaveLength(2);
  expect((await outcomes(brigade)).filter((outcome) => outcome !== null).sort()).toEqual(
    (await told(brigade)).sort(),
  );
});

/** What the migration that brought the column does with reports of before. */
async function asUpgraded(): Promise<void> {
  const file = await readFile(path.join(MIGRATIONS_DIR, '0079_own_reports.sql'), 'utf8');
  const updates = file.match(/^with told as[^;]+;/gm) ?? [];
  expect(updates).toHaveLength(2);
  await database.pool.query(`update date_plan_reports set outcome = null; update reports set outcome = null;
    ${updates.join('')}`);
}

test('RUL-120 of what was decided before outcomes were noted the list tells who was told of everything, and nobody else', async () => {
  const [who, brigade, waiting] = [await person(deps), await person(deps), await person(deps)];
  const profile = { content_type: 'profile' as const, content_id: creator.viewer.userId };
  for (const each of [who, brigade]) await reportContent(each, { ...profile, reason: 'spam', details: null });
  await decide(moderator, 'restore', { ...profile, reason: 'Fine' });
  await aMinuteLater();
  for (let n = 1; n < REPORTS_IN_VAIN_MAX; n++) {
    const id = await publishPlan(creator);
    await report(brigade, id);
    await decide(moderator, 'restore', plan(id));
    await aMinuteLater();
  }
  const id = await publishPlan(creator);
  for (const each of [who, brigade]) await report(each, id);
  await decide(moderator, 'hide', plan(id));
  await aMinuteLater();
  await report(waiting, await publishPlan(creator));
  const before = await outcomes(who);
  expect(before.sort()).toEqual(['hidden', 'nothing_found']);
  await asUpgraded();
  expect((await outcomes(who)).sort()).toEqual(before);
  expect(await outcomes(brigade)).toEqual([null, null, null, null]);
  expect(await outcomes(waiting)).toEqual([null]);
});

test('MOD-26 FIX-24 it stands there also when its author is blocked, or their account is gone', async () => {
  const [who, author] = [await person(deps), await person(deps)];
  await report(who, await publishPlan(author));
  await reportContent(who, {
    content_type: 'profile',
    content_id: author.viewer.userId,
    reason: 'spam',
    details: null,
  });
  await block(who, author);
  expect(await listed(who)).toHaveLength(2);
  await database.pool.query('delete from auth_users where id = $1', [author.viewer.userId]);
  expect((await listed(who)).map(({ content_type }) => content_type).sort()).toEqual(['plan', 'profile']);
});

const names = async (who: AddressedCaller) => (await listed(who)).map(({ name }) => name);
const change = (id: string, what: string) =>
  database.pool.query(`update date_plans set ${what} where id = $1`, [id]);

test.each<[string, (id: string, who: AddressedCaller, author: AddressedCaller) => Promise<unknown>]>([
  ['hidden', (id) => decide(moderator, 'hide', plan(id))],
  ['deleted', (id, _who, author) => deletePlan(author, id)],
  ['private', (id) => change(id, 'is_public = false')],
  ['Privé', (id) => change(id, 'is_prive = true, is_public = false')],
  ['called something else', (id) => change(id, `title = 'At the house of somebody'`)],
  ['of somebody they block', (_id, who, author) => block(who, author)],
  [
    'of somebody whose account is gone',
    (_id, _who, author) =>
      database.pool.query('delete from auth_users where id = $1', [author.viewer.userId]),
  ],
])(
  'RUL-15 RUL-09 MOD-26 of a plan that is %s by now, whoever reported it reads the kind alone, also where their report hid nothing',
  async (_, happens) => {
    const who = await person(deps);
    const published: [id: string, author: AddressedCaller][] = [];
    for (const hides of [true, false]) {
      const author = await person(deps);
      const id = await publishPlan(author);
      await report(who, id);
      if (!hides) await change(id, 'is_reported = false');
      published.push([id, author]);
    }
    expect(await names(who)).toEqual(['Lamplight', 'Lamplight']);
    for (const [id, author] of published) await happens(id, who, author);
    expect(await names(who)).toEqual([null, null]);
  },
);

test('RUL-15 RUL-79 a pin, the place of a review and a person are named, a photo is not; of whom they block, and while they are suspended, they read no name', async () => {
  const [who, author] = [await person(deps), await person(deps, { username: 'vera' })];
  const { rows } = await database.pool.query<{ review: string; photo: string }>(
    `with review as (insert into liora_reviews (user_id, place_id, vibe, quality, experience, text)
       values ($1, 'bar', 1, 1, 1, 'Loud') returning id),
     photo as (insert into photos (user_id, belongs_to, subject_id, loose_since, state, width, height, thumbhash, bytes)
       select $1, 'review', review.id, null, 'ready', 4, 3, '', 1 from review returning id)
     select review.id as review, photo.id as photo from review, photo`,
    [author.viewer.userId],
  );
  const things = [
    ['pin', await droppedPin(author)],
    ['photo', rows[0]?.photo],
    ['review', rows[0]?.review],
    ['profile', author.viewer.userId],
  ] as const;
  for (const [content_type, content_id = ''] of things)
    await reportContent(who, { content_type, content_id, reason: 'spam', details: null });
  const named = async (reader: AddressedCaller) =>
    Object.fromEntries((await listed(reader)).map(({ content_type, name }) => [content_type, name]));
  expect(await named(who)).toEqual({ pin: 'Bench', review: 'Lumen', photo: null, profile: 'vera' });
  const suspended = { ...who, viewer: { ...who.viewer, suspended: true } };
  expect(Object.values(await named(suspended))).toEqual([null, null, null, null]);
  await block(who, author);
  expect(Object.values(await named(who))).toEqual([null, null, null, null]);
});

/** `count` reports by somebody, of both tables by turns, several at the same moment. */
const many = (who: AddressedCaller, count: number) =>
  database.pool.query(
    `with made as (select n, timestamptz '2026-01-01' + n / 3 * interval '1 minute' as at from generate_series(1, ${count}) n),
     plans as (insert into date_plan_reports (date_plan_id, reporter_user_id, reason, content_title, created_at)
               select gen_random_uuid(), '${who.viewer.userId}', 'spam', n::text, at from made where n % 2 = 0)
     insert into reports (content_type, content_id, reporter_user_id, reason, content_title, created_at)
     select 'pin', gen_random_uuid(), '${who.viewer.userId}', 'spam', n::text, at from made where n % 2 = 1`,
  );

test('FIX-25 RUL-15 newest first, page by page: of both kinds of reports none is missing, none comes twice', async () => {
  const who = await person(deps);
  await many(who, 2 * OWN_REPORTS_PAGE + 3);
  const pages: Awaited<ReturnType<typeof listed>>[] = [];
  let cursor: string | undefined;
  do {
    const { reports, nextCursor } = await listOwnReports(who, cursor);
    pages.push(reports);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(pages.map(({ length }) => length)).toEqual([OWN_REPORTS_PAGE, OWN_REPORTS_PAGE, 3]);
  const all = pages.flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ reported_at }) => reported_at)).toEqual(
    all
      .map(({ reported_at }) => reported_at)
      .sort()
      .reverse(),
  );
  expect(new Set(all.map(({ content_type }) => content_type))).toEqual(new Set(['plan', 'pin']));
});

test('FIX-70 of the reports of many a page is read by the indexes of its maker, no further than it shows', async () => {
  const who = await person(deps);
  await many(who, 3000);
  await many(await person(deps), 3000);
  await database.pool.query('analyze date_plan_reports; analyze reports');
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void asked.push(query),
  });
  const first = await reportsBy(db, who.viewer.userId, { after: null, limit: OWN_REPORTS_PAGE + 1 });
  const after = first.at(-1) ?? null;
  await reportsBy(db, who.viewer.userId, { after, limit: OWN_REPORTS_PAGE + 1 });
  for (const { sql, parameters } of asked) {
    const { rows } = await database.pool.query(`explain (analyze, costs off) ${sql}`, [...parameters]);
    const plans = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['date_plan_reports_reporter_newest', 'reports_reporter_newest'])
      expect(plans).toContain(index);
    expect(plans).not.toMatch(/Seq Scan|Sort Method/);
  }
});
