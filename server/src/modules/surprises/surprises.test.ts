import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import type { AwaitedSurprise, PlannedSurprise, Surprise } from '@liora/domain/contract/surpriseFacts';
import { HOUR_MS } from '@liora/domain/durations';
import { SURPRISE_CHECKS_PER_WEEK, SURPRISES_OPEN_MAX, SURPRISES_PER_DAY } from '@liora/domain/limits';
import { notificationWords } from '@liora/domain/rules/notificationWords';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { getOwn, readByCode, upcomingDates } from '../invitations/read/readInvitations.service.ts';
import { answerInvitation } from '../invitations/write/answer.service.ts';
import { callOff } from '../invitations/write/sender.service.ts';
import { listNotifications } from '../notifications/notifications.service.ts';
import { createPlan, deletePlan, editPlan, getPlan } from '../plans/plans.service.ts';
import { ownLimits, saveLimits } from './dateLimits.service.ts';
import { followSurprises } from './surprises.jobs.ts';
import { changeSurprise, createSurprise, getSurprise, listSurprises } from './surprises.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let at = TEST_NOW;
const deps = testDeps(database, { now: () => at });
await venue(database.db, 'bar', { category: 'Bar', dietary_tags: ['Vegan'], price_level: 2 });
await venue(database.db, 'restaurant', { dietary_tags: ['Vegan'], price_level: 2 });
const STARTS = new Date(TEST_NOW.getTime() + 48 * HOUR_MS);

let maya: AddressedCaller;
let june: AddressedCaller;
beforeEach(async () => {
  at = TEST_NOW;
  [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
});

const plan = async (who: AddressedCaller, fields: object = {}) =>
  createPlan(who, { ...written(fields), request_id: randomUUID() });
const written = (fields: object = {}) =>
  planContent.parse({
    title: 'Lanterns on the pier',
    description: 'Down the back stairs',
    location_name: 'Embarcadero',
    places: ['bar', 'restaurant'].map((place_id) => ({ place_id, name: place_id, address: null })),
    is_public: false,
    ...fields,
  });

interface Choice {
  request_id?: string;
  dress?: string;
  reveals?: { what: 'neighborhood' | 'first_stop' | 'everything'; minutes_before: number }[];
}
const surprise = async (plan_id: string, choice: Choice = {}) =>
  (
    await createSurprise(maya, {
      request_id: randomUUID(),
      plan_id,
      starts_at: STARTS.toISOString(),
      time_zone: 'America/Los_Angeles',
      notes: 'Keep Sunday free',
      minutes: 180,
      area_miles: 1,
      dress: 'Shoes for stairs',
      reveals: [],
      ...choice,
    })
  ).surprise as PlannedSurprise;

const seenBy = async (who: AddressedCaller, { id }: { id: string }): Promise<Surprise> =>
  (await getSurprise(who, id)).surprise;
const awaited = async ({ id }: { id: string }) => (await seenBy(june, { id })) as AwaitedSurprise;

test('beyond 10: whom a surprise is for learns when, how far and what to wear, and nothing of the plan in any word of it', async () => {
  const { id: planId } = await plan(maya);
  const made = await surprise(planId);
  const guest = await awaited(made);
  expect(guest).toMatchObject({
    you: 'guest',
    from: { user_id: maya.viewer.userId },
    starts_at: STARTS.toISOString(),
    area_miles: 1,
    dress: 'Shoes for stairs',
    notes: 'Keep Sunday free',
    open: { neighborhood: null, stops: [], title: null },
  });
  const invitation = await readByCode(june, guest.invitation_code);
  const { notifications } = await listNotifications(june, { limit: 20 });
  const told = JSON.stringify([guest, invitation, notifications, await listSurprises(june, { limit: 20 })]);
  for (const secret of [planId, 'Lanterns', 'back stairs', 'Embarcadero', 'bar', 'restaurant'])
    expect(told).not.toContain(secret);
  expect(invitation.invitation).toMatchObject({
    venue_name: 'A surprise',
    place: null,
    plan: null,
    is_surprise: true,
  });
});

test('beyond 10 NOTIF-01: an invitation to a surprise reads as a sentence, whoever answered it', async () => {
  const { invitation_code } = await awaited(await surprise((await plan(maya)).id));
  const told = async (who: AddressedCaller, type: string) => {
    const { notifications } = await listNotifications(who, { limit: 20 });
    const found = notifications.find((one) => one.type === type);
    return found && notificationWords(found, { name: 'Sam', timeZone: 'UTC' }).title;
  };
  expect(await told(june, 'invitation_received')).toBe('Sam invites you to a surprise');
  const { invitation } = await readByCode(june, invitation_code);
  await answerInvitation(june, {
    code: invitation_code,
    version: invitation.version,
    response: 'rejected',
    time: null,
    notes: null,
  });
  expect(await told(maya, 'invitation_response')).toMatch(/^Sam declined a surprise, Sunday, May /);
});

test('beyond 10: each thing opens at its time by the clock alone, everything with the end', async () => {
  const made = await surprise((await plan(maya)).id, {
    reveals: [
      { what: 'first_stop', minutes_before: 60 },
      { what: 'neighborhood', minutes_before: 24 * 60 },
    ],
  });
  const openAt = async (hours: number) => {
    at = new Date(STARTS.getTime() + hours * HOUR_MS);
    const { open } = await awaited(made);
    return [open.neighborhood, open.stops.map(({ place_id }) => place_id), open.title];
  };
  expect(await openAt(-24.01)).toEqual([null, [], null]);
  expect(await openAt(-24)).toEqual(['Embarcadero', [], null]);
  expect(await openAt(-1.01)).toEqual(['Embarcadero', [], null]);
  expect(await openAt(-1)).toEqual(['Embarcadero', ['bar'], null]);
  expect(await openAt(2.99)).toEqual(['Embarcadero', ['bar'], null]);
  expect(await openAt(3)).toEqual(['Embarcadero', ['bar', 'restaurant'], 'Lanterns on the pier']);
});

test('beyond 10: the plan is its maker’s alone until the evening is over, then of the two', async () => {
  const { id: planId } = await plan(maya, { is_public: true });
  expect(await codeOf(getPlan(june, planId))).toBeNull();
  const isSurprise = async (who: AddressedCaller) => {
    const found = await getPlan(who, planId);
    return found.kind === 'plan' && found.plan.is_surprise;
  };
  expect(await isSurprise(maya)).toBe(false);
  await surprise(planId);
  expect(await isSurprise(maya)).toBe(true);
  const sees = () => codeOf(getPlan(june, planId));
  expect(await sees()).toBe('NOT_FOUND');
  for (const wish of [{ is_public: true }, { is_prive: true }, { shared_with_partner: true }])
    expect(await codeOf(editPlan(maya, { ...written(wish), id: planId }))).toBe('PLAN_IS_SURPRISE');
  await editPlan(maya, { ...written({ title: 'Lanterns, later' }), id: planId });
  at = new Date(STARTS.getTime() + 2 * HOUR_MS);
  await followSurprises(deps);
  expect(await sees()).toBe('NOT_FOUND');
  at = new Date(STARTS.getTime() + 3 * HOUR_MS);
  await followSurprises(deps);
  expect(await sees()).toBeNull();
  expect([await isSurprise(maya), await isSurprise(june)]).toEqual([false, false]);
  expect(await codeOf(editPlan(maya, { ...written({ is_public: true }), id: planId }))).toBeNull();
});

/** The pair's sharing is paused, or goes on. */
const setPaused = (paused: boolean) =>
  database.pool.query('update partner_links set last_entitlement_ok_at = $1', [
    new Date(at.getTime() - (paused ? 8 : 1) * 24 * HOUR_MS),
  ]);
const openingsHeard = async () =>
  (await listNotifications(june, { limit: 20 })).notifications.filter(
    ({ type }) => type === 'surprise_opened',
  );

test('beyond 10: of what opens the guest hears once, without a word of what it is', async () => {
  const made = await surprise((await plan(maya)).id, {
    reveals: [{ what: 'first_stop', minutes_before: 60 }],
  });
  await followSurprises(deps);
  expect(await openingsHeard()).toEqual([]);
  at = new Date(STARTS.getTime() - HOUR_MS);
  await setPaused(false);
  await Promise.all([followSurprises(deps), followSurprises(deps)]);
  await followSurprises(deps);
  expect((await openingsHeard()).map(({ data }) => data)).toEqual([
    { surprise_id: made.id, starts_at: made.starts_at, time_zone: made.time_zone },
  ]);
});

test('RUL-46 while sharing is paused the guest hears of nothing that opens, and afterwards of what has', async () => {
  const made = await surprise((await plan(maya)).id, {
    reveals: [{ what: 'first_stop', minutes_before: 60 }],
  });
  at = new Date(STARTS.getTime() - HOUR_MS);
  await setPaused(true);
  await followSurprises(deps);
  expect(await openingsHeard()).toEqual([]);
  await setPaused(false);
  await followSurprises(deps);
  expect((await openingsHeard()).map(({ data }) => data)).toEqual([
    { surprise_id: made.id, starts_at: made.starts_at, time_zone: made.time_zone },
  ]);
});

test('beyond 10: of surprises of one instant none is left out where a batch ends', async () => {
  const made = [await surprise((await plan(maya)).id), await surprise((await plan(maya)).id)];
  made.push(await surprise((await plan(maya)).id));
  await database.pool.query('update surprises set created_at = $1', ['2026-05-15T10:00:00.123456Z']);
  at = new Date(STARTS.getTime() + 12 * HOUR_MS);
  await followSurprises(deps, 1);
  const { rows } = await database.pool.query(
    'select from surprises where id = any($1) and ended_at is not null',
    [made.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(3);
});

test('beyond 10: the guest’s needs are checked, and the planner learns of each only whether it is met', async () => {
  const made = await surprise((await plan(maya)).id);
  expect((await seenBy(maya, made)) as PlannedSurprise).toMatchObject({ met: {} });
  await saveLimits(june, { diet: 'Vegan', budget: 20, longest_walk_minutes: null, version: 0 });
  expect(((await seenBy(maya, made)) as PlannedSurprise).met).toEqual({ diet: true, budget: false });
  expect((await awaited(made)).met).toEqual({ diet: true });
  expect(JSON.stringify(await seenBy(maya, made))).not.toContain('Vegan');
  expect(await ownLimits(maya)).toMatchObject({ diet: null, version: 0 });
});

test('beyond 10: of a few states of a plan a week the planner is told whether they meet the needs; by trying on nothing is found out', async () => {
  await saveLimits(june, { diet: null, budget: 77, longest_walk_minutes: null, version: 0 });
  const own = await plan(maya);
  const made = await surprise(own.id);
  const told = async (dollars: number) => {
    const places = ['bar', 'restaurant'].map((place_id) => ({
      ...{ place_id, name: place_id, address: null },
      cost_for_two: dollars / 2,
    }));
    await editPlan(maya, { ...written({ places }), id: own.id });
    return (await seenBy(maya, made)) as PlannedSurprise;
  };
  // Its first state was told of when it was made.
  const states = Array.from({ length: SURPRISE_CHECKS_PER_WEEK - 1 }, (_, n) => 60 + 4 * n);
  for (const dollars of states)
    expect(await told(dollars)).toMatchObject({ checked: true, met: { budget: dollars <= 77 } });
  for (const dollars of [200, 2]) expect(await told(dollars)).toMatchObject({ checked: false, met: {} });
  // What was told before is told again, however often it is looked at, and what the guest sees does not depend on it.
  expect(await told(60)).toMatchObject({ checked: true, met: { budget: true } });
  expect((await awaited(made)).met).toEqual({ budget: true });
  at = new Date(TEST_NOW.getTime() + 7 * 24 * HOUR_MS);
  expect(await told(200)).toMatchObject({ checked: true, met: { budget: false } });
});

test('beyond 10: who moves their own limits while a surprise is planned is told nothing of it, so that they do not find it out', async () => {
  const made = await surprise((await plan(maya)).id);
  const first = await saveLimits(june, { diet: null, budget: 500, longest_walk_minutes: null, version: 0 });
  expect((await awaited(made)).met).toEqual({ budget: true });
  at = new Date(TEST_NOW.getTime() + 60_000);
  await saveLimits(june, { ...first, budget: 250 });
  expect((await awaited(made)).met).toEqual({});
  expect((await seenBy(maya, made)) as PlannedSurprise).toMatchObject({ met: { budget: true } });
  at = new Date(TEST_NOW.getTime() + HOUR_MS);
  expect((await awaited(await surprise((await plan(maya)).id))).met).toEqual({ budget: true });
});

test('beyond 10: limits saved from an older state come back and lose nothing', async () => {
  const first = await saveLimits(june, {
    diet: 'Vegan',
    budget: null,
    longest_walk_minutes: null,
    version: 0,
  });
  await saveLimits(june, { ...first, budget: 80 });
  await expect(saveLimits(june, { ...first, diet: 'Halal' })).rejects.toMatchObject({
    code: 'LIMITS_CHANGED',
    data: { limits: { diet: 'Vegan', budget: 80, version: 2 } },
  });
});

test('beyond 10: a change says which state it saw; who is not the planner changes nothing', async () => {
  const made = await surprise((await plan(maya)).id);
  const change = { id: made.id, version: 1, minutes: 240, area_miles: 3 as const, dress: null, reveals: [] };
  expect((await changeSurprise(maya, change)).surprise).toMatchObject({
    version: 2,
    area_miles: 3,
    dress: null,
  });
  expect(await codeOf(changeSurprise(maya, change))).toBe('SURPRISE_CHANGED');
  expect(await codeOf(changeSurprise(june, { ...change, version: 2 }))).toBe('NOT_OWNER');
  expect(await codeOf(changeSurprise(await person(deps, { member: true }), { ...change, version: 2 }))).toBe(
    'NOT_FOUND',
  );
});

test('beyond 10: twenty presses make one surprise and one invitation; one plan is one surprise', async () => {
  const [{ id: planId }, request_id] = [await plan(maya), randomUUID()];
  const press = () => surprise(planId, { request_id });
  // No more at once than a day allows with the one below: each that comes before the first is stored counts.
  const atOnce = await Promise.all(Array.from({ length: SURPRISES_PER_DAY - 1 }, press));
  const made = [...atOnce, ...(await Promise.all(Array.from({ length: 20 - atOnce.length }, press)))];
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(
    (await listNotifications(june, { limit: 20 })).notifications.filter(
      ({ type }) => type === 'invitation_received',
    ),
  ).toHaveLength(1);
  expect(await codeOf(surprise(planId))).toBe('SURPRISE_ALREADY');
});

test('beyond 10: two people have at most so many surprises before them, also when more are made at once', async () => {
  const plans = await Promise.all(Array.from({ length: SURPRISES_OPEN_MAX + 3 }, () => plan(maya)));
  const outcomes = await Promise.all(plans.map(({ id }) => codeOf(surprise(id))));
  expect(outcomes.filter((code) => code === null)).toHaveLength(SURPRISES_OPEN_MAX);
  expect(outcomes.filter((code) => code === 'SURPRISES_FULL')).toHaveLength(3);
});

test('beyond 10: called off, declined or with its plan deleted, it opens nothing more', async () => {
  const answered = async ({ invitation_code }: PlannedSurprise, response: 'accepted' | 'rejected') => {
    await answerInvitation(june, { code: invitation_code, version: 1, response, time: null, notes: null });
  };
  const ends: ((made: PlannedSurprise) => Promise<unknown>)[] = [
    async (made) => {
      await answered(made, 'accepted');
      await callOff(june, await invitationId(made));
    },
    (made) => answered(made, 'rejected'),
    (made) => deletePlan(maya, made.plan_id),
  ];
  for (const end of ends) {
    await database.db.deleteFrom('rate_limits').execute();
    const made = await surprise((await plan(maya)).id, {
      reveals: [{ what: 'everything', minutes_before: 0 }],
    });
    await end(made);
    at = new Date(STARTS.getTime() + HOUR_MS);
    expect((await awaited(made)).open).toEqual({ neighborhood: null, stops: [], title: null });
    await followSurprises(deps);
    expect(
      (await listNotifications(june, { limit: 50 })).notifications.map(({ type }) => type),
    ).not.toContain('surprise_opened');
    expect(await codeOf(getPlan(june, made.plan_id))).toBe('NOT_FOUND');
    at = TEST_NOW;
  }
});

const invitationId = async ({ id }: PlannedSurprise) =>
  (
    await database.db
      .selectFrom('surprises')
      .select('invitation_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).invitation_id;

test('beyond 9: with the link surprises are gone, and their plans stay with whoever planned them', async () => {
  const { id: planId } = await plan(maya);
  const made = await surprise(planId);
  await unlink(june, maya);
  for (const who of [maya, june]) {
    expect(await codeOf(getSurprise(who, made.id))).toBe('NOT_FOUND');
    expect((await listSurprises(who, { limit: 20 })).surprises).toEqual([]);
  }
  expect(await codeOf(getPlan(june, planId))).toBe('NOT_FOUND');
  expect(await codeOf(editPlan(maya, { ...written({ is_public: true }), id: planId }))).toBeNull();
});

test('beyond 10: with the link the invitation to a surprise is called off, by whoever ended the link', async () => {
  for (const [ends, other] of [
    [june, maya],
    [maya, june],
  ] as const) {
    await database.db.deleteFrom('rate_limits').execute();
    const made: { code: string; id: string }[] = [];
    for (const response of [null, 'accepted', 'rejected'] as const) {
      const one = await surprise((await plan(maya)).id);
      made.push({ code: one.invitation_code, id: await invitationId(one) });
      const answer = { code: one.invitation_code, version: 1, time: null, notes: null };
      if (response) await answerInvitation(june, { ...answer, response });
    }
    expect((await upcomingDates(june)).invitations).toHaveLength(1);
    await unlink(ends, other);
    const outcomes = async (who: AddressedCaller) =>
      Promise.all(made.map(async ({ id }) => (await getOwn(who, id)).invitation.own?.called_off_by));
    expect(await outcomes(ends)).toEqual(['you', 'you', null]);
    expect(await outcomes(other)).toEqual(['them', 'them', null]);
    for (const who of [maya, june]) expect((await upcomingDates(who)).invitations).toEqual([]);
    const late = { version: 1, response: 'accepted', time: null, notes: null } as const;
    expect(await codeOf(answerInvitation(june, { ...late, code: made[0]?.code ?? '' }))).toBe(
      'INVITATION_CHANGED',
    );
    await link(maya, june);
  }
});

test('RUL-46 while sharing is paused nobody sees a surprise, and nobody makes one', async () => {
  const { id: planId } = await plan(maya);
  const made = await surprise(planId);
  const paused = { ...june, viewer: { ...june.viewer, partnerId: null, linkId: null } };
  expect(await codeOf(getSurprise(paused, made.id))).toBe('NOT_FOUND');
  const alone = { ...maya, viewer: { ...maya.viewer, partnerId: null, linkId: null } };
  const wish = {
    request_id: randomUUID(),
    plan_id: planId,
    starts_at: STARTS.toISOString(),
    time_zone: 'UTC',
    notes: null,
  };
  expect(
    await codeOf(createSurprise(alone, { ...wish, minutes: 60, area_miles: 1, dress: null, reveals: [] })),
  ).toBe('NO_PARTNER');
});
