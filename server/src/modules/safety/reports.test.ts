import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { HOUR_MS } from '@liora/domain/durations';
import { REPORTS_PER_HOUR } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import { getPlace } from '../places/places.service.ts';
import { ownPlans } from '../plans/lists/planLists.service.ts';
import { sweepDeletedPlans } from '../plans/plans.jobs.ts';
import { createPlan, deletePlan, editPlan, getPlan, restorePlan } from '../plans/plans.service.ts';
import { react } from '../plans/reactions/reactions.service.ts';
import { savedPlans } from '../plans/saved/saved.service.ts';
import { reportContent, reportPlan } from './reports/reports.service.ts';
import { leading, publishPlan, waysToPin, waysToPlan } from './testing/seen.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);

await venue(database.db, 'bar', { name: 'Lumen' });
await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
beforeEach(() =>
  database.pool.query(`delete from date_plans; delete from dropped_pins; delete from saved_date_plans;
    delete from date_plan_reports; delete from reports; delete from blocked_users; delete from rate_limits`),
);

const spam = (id: string) => ({ id, reason: 'spam' as const, details: null });
const pinSpam = (content_id: string) => ({
  content_type: 'pin' as const,
  content_id,
  reason: 'spam' as const,
  details: null,
});
const planReports = async () => (await database.pool.query('select * from date_plan_reports')).rows;
const generalReports = async () => (await database.pool.query('select * from reports')).rows;
const people = () => Promise.all([person(deps), person(deps), person(deps)]);

describe('RUL-15 API-30 API-31 one report hides a plan at once', () => {
  test('MOD-23 MOD-24 API-57 ENT-10 the report is stored with whom the row says it is about, and the plan is marked', async () => {
    const [creator, reporter] = await people();
    const id = await publishPlan(creator);
    await reportPlan(reporter, { id, reason: 'misleading_information', details: '  It closed in May.  ' });
    expect(await planReports()).toMatchObject([
      {
        date_plan_id: id,
        reporter_user_id: reporter.viewer.userId,
        reported_user_id: creator.viewer.userId,
        reason: 'misleading_information',
        details: 'It closed in May.',
        decision_id: null,
      },
    ]);
    const { rows } = await database.pool.query('select is_reported, is_hidden from date_plans');
    expect(rows).toEqual([{ is_reported: true, is_hidden: false }]);
  });

  test('it leaves every list, count, tag, first screen, place and address of others', async () => {
    const [creator, reporter, reader] = await people();
    const id = await publishPlan(creator);
    await react(reader, 'save', id);
    await react(reporter, 'save', id);
    expect(leading(await waysToPlan(reader, id))).toHaveLength(10);
    await reportPlan(reporter, spam(id));
    for (const caller of [reader, reporter, visitor]) {
      expect(leading(await waysToPlan(caller, id))).toEqual([]);
    }
  });

  test("a Privé plan leaves the shelf of locked cards and the members' list", async () => {
    const [creator, reporter] = [await person(deps, { member: true }), await person(deps, { member: true })];
    const id = await publishPlan(creator, { is_prive: true });
    expect(leading(await waysToPlan(visitor, id))).toEqual(['the locked shelf', 'its address']);
    await reportPlan(reporter, spam(id));
    for (const caller of [visitor, reporter]) expect(leading(await waysToPlan(caller, id))).toEqual([]);
  });

  test('its creator still has it, under review, in their own list and at its address', async () => {
    const [creator, reporter] = await people();
    const id = await publishPlan(creator);
    await reportPlan(reporter, spam(id));
    expect((await ownPlans(creator, { limit: 60 })).plans).toMatchObject([{ id, under_review: true }]);
    expect(await getPlan(creator, id)).toMatchObject({ kind: 'plan', plan: { under_review: true } });
  });

  test('MOD-11 RUL-16 details are optional, for other too', async () => {
    const [creator, reporter] = await people();
    await reportPlan(reporter, { id: await publishPlan(creator), reason: 'other', details: '  ' });
    expect(await planReports()).toMatchObject([{ reason: 'other', details: null }]);
  });
});

describe('RUL-14 a creator cannot take the mark off', () => {
  test('not by editing, deleting, bringing back or sending the same plan again', async () => {
    const [creator, reporter] = await people();
    const content = planContent.parse({
      title: 'Lamplight',
      places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
    });
    const request_id = randomUUID();
    const { id } = await createPlan(creator, { ...content, request_id });
    await reportPlan(reporter, spam(id));
    const sneaky = { ...content, title: 'Better', is_reported: false, is_hidden: false };
    await editPlan(creator, { ...sneaky, id });
    await deletePlan(creator, id);
    await restorePlan(creator, id);
    expect((await createPlan(creator, { ...sneaky, request_id })).id).toBe(id);
    expect((await ownPlans(creator, { limit: 60 })).plans).toMatchObject([
      { id, title: 'Better', under_review: true },
    ]);
    expect(leading(await waysToPlan(visitor, id))).toEqual([]);
  });

  test('RUL-69 not by deleting it for good: the copies of savers stay out of sight', async () => {
    let now = deps.now();
    const clock = { ...deps, now: () => now };
    const [creator, reporter, saver] = (await people()).map((who) => ({ ...who, deps: clock }));
    if (!creator || !reporter || !saver) throw new Error('nobody there');
    const [reported, decent] = [await publishPlan(creator), await publishPlan(creator, { title: 'Decent' })];
    for (const id of [reported, decent]) await react(saver, 'save', id);
    await reportPlan(reporter, spam(reported));
    for (const id of [reported, decent]) await deletePlan(creator, id);
    const left = async () =>
      (await savedPlans(saver, { limit: 60 })).plans.map(({ kind, plan }) => [kind, plan.title]);
    expect(await left()).toEqual([['unpublished', 'Decent']]);
    now = new Date(now.getTime() + HOUR_MS);
    expect(await sweepDeletedPlans(clock)).toBe(2);
    expect(await left()).toEqual([['unpublished', 'Decent']]);
  });
});

describe('one report per person and thing', () => {
  test('RUL-15 twenty presses at once store one report and all succeed', async () => {
    const [creator, reporter] = await people();
    const id = await publishPlan(creator);
    await Promise.all(Array.from({ length: 20 }, () => reportPlan(reporter, spam(id))));
    expect(await planReports()).toHaveLength(1);
  });

  test('a second report by the same person succeeds silently and changes nothing', async () => {
    const [creator, reporter] = await people();
    const id = await publishPlan(creator);
    await reportPlan(reporter, spam(id));
    await reportPlan(reporter, { id, reason: 'harassment', details: 'And more' });
    expect(await planReports()).toMatchObject([{ reason: 'spam', details: null }]);
  });

  test('two people who look at it at the same time both count', async () => {
    const [creator, first, second] = await people();
    const id = await publishPlan(creator);
    await Promise.all([reportPlan(first, spam(id)), reportPlan(second, spam(id))]);
    expect(await planReports()).toHaveLength(2);
  });
});

describe('who may report what', () => {
  test('MOD-16 MOD-18 nobody reports their own plan, pin or profile', async () => {
    const [creator] = await people();
    const refused = { code: 'OWN_CONTENT' };
    await expect(reportPlan(creator, spam(await publishPlan(creator)))).rejects.toMatchObject(refused);
    await expect(reportContent(creator, pinSpam(await droppedPin(creator)))).rejects.toMatchObject(refused);
    await expect(
      reportContent(creator, {
        content_type: 'profile',
        content_id: creator.viewer.userId,
        reason: 'spam',
        details: null,
      }),
    ).rejects.toMatchObject(refused);
    expect([...(await planReports()), ...(await generalReports())]).toEqual([]);
  });

  test('MOD-12 what does not exist or cannot be seen is not found', async () => {
    const [creator, reporter] = await people();
    const member = await person(deps, { member: true });
    const unseen = [
      randomUUID(),
      await publishPlan(creator, { is_public: false }),
      await publishPlan(member, { is_prive: true }),
      await publishPlan(creator),
    ];
    await database.pool.query('update date_plans set is_hidden = true where id = $1', [unseen.at(-1)]);
    for (const id of unseen)
      await expect(reportPlan(reporter, spam(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await planReports()).toEqual([]);
  });

  test('RUL-22 a blocked person may report their blocker, the blocker sees nothing to report', async () => {
    const [creator, other] = await people();
    await block(creator, other);
    await reportPlan(other, spam(await publishPlan(creator)));
    const hidden = await publishPlan(other);
    await expect(reportPlan(creator, spam(hidden))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await planReports()).toHaveLength(1);
  });

  test('RUL-15 RUL-16 reports are limited per person, and only kept ones count', async () => {
    const [creator, reporter, other] = await people();
    const id = await publishPlan(creator);
    for (let i = 0; i < REPORTS_PER_HOUR; i++) {
      const pin = await droppedPin(creator);
      await reportContent(reporter, pinSpam(pin));
      await reportContent(reporter, pinSpam(pin));
    }
    await expect(reportPlan(reporter, spam(id))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await planReports()).toEqual([]);
    expect(await getPlan(reporter, id)).toMatchObject({ kind: 'plan' });
    await reportPlan(other, spam(id));
    expect(await planReports()).toHaveLength(1);
  });
});

describe('pins and the rest', () => {
  test('GEN-08 MOD-25 PIN-13 API-32 API-43 ENT-11 a reported pin leaves every search, list, count and address of others', async () => {
    const [author, reporter, reader] = await people();
    const id = await droppedPin(author);
    expect(leading(await waysToPin(reader, id))).toHaveLength(7);
    await reportContent(reporter, { ...pinSpam(id), reason: 'fake_location', details: ' Not here ' });
    expect(await generalReports()).toMatchObject([
      {
        content_type: 'pin',
        content_id: id,
        reporter_user_id: reporter.viewer.userId,
        reported_user_id: author.viewer.userId,
        reason: 'fake_location',
        details: 'Not here',
      },
    ]);
    for (const caller of [reader, reporter, visitor])
      expect(leading(await waysToPin(caller, id))).toEqual([]);
    expect((await getPlace(author, { id })).place.pin).toMatchObject({
      is_own: true,
      own: { under_review: true },
    });
  });

  test('MOD-14 RUL-16 other needs words that say what it is', async () => {
    const [author, reporter] = await people();
    const report = { ...pinSpam(await droppedPin(author)), reason: 'other' as const };
    for (const details of [null, ' \n '])
      await expect(reportContent(reporter, { ...report, details })).rejects.toMatchObject({
        code: 'DETAILS_REQUIRED',
      });
    await reportContent(reporter, { ...report, details: 'It is a private garden' });
    expect(await generalReports()).toHaveLength(1);
  });

  test('RUL-82 whoever finds a pin in the search may report it, and nobody else', async () => {
    const [author, free] = await people();
    const member = await person(deps, { member: true });
    const blocker = await person(deps);
    await block(blocker, author);
    const kinds = [{}, { is_public: false }, { is_public: false, is_prive: true }, { is_hidden: true }];
    for (const fields of kinds) {
      for (const caller of [free, member, blocker]) {
        const id = await droppedPin(author, fields);
        const seen = (await waysToPin(caller, id))['its address'];
        const reported = await reportContent(caller, pinSpam(id)).then(
          () => true,
          () => false,
        );
        expect({ fields, who: caller.viewer.username, reported }).toMatchObject({ reported: seen });
        await database.pool.query('delete from dropped_pins');
      }
    }
  });

  test('RUL-21 a profile is reported once and stays', async () => {
    const [somebody, reporter] = await people();
    const report = { content_type: 'profile', content_id: somebody.viewer.userId } as const;
    await publishPlan(somebody);
    for (const reason of ['harassment', 'spam'] as const)
      await reportContent(reporter, { ...report, reason, details: null });
    expect(await generalReports()).toMatchObject([
      { content_type: 'profile', reported_user_id: somebody.viewer.userId, reason: 'harassment' },
    ]);
    expect((await ownPlans(somebody, { limit: 60 })).plans).toMatchObject([{ under_review: false }]);
  });

  test.each(['review', 'photo'] as const)(
    'RUL-21 a %s that nobody has is not there to be reported',
    async (content_type) => {
      const reporter = await person(deps);
      const report = { content_type, content_id: randomUUID(), reason: 'spam' as const, details: null };
      await expect(reportContent(reporter, report)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});
