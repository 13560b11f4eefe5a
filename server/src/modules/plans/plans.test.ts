import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { PLAN_TAGS_LEADING } from '@liora/domain/limits';
import { sortTags } from '@liora/domain/rules/tags';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, TEST_NOW, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { countCuratedPlans, listCuratedPlans, ownPlans, plansOfPlace } from './lists/planLists.service.ts';
import { sweepDeletedPlans } from './plans.jobs.ts';
import { createPlan, deletePlan, editPlan, getPlan, restorePlan } from './plans.service.ts';
import { react } from './reactions/reactions.service.ts';
import { savedPlans } from './saved/saved.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const visitor = visitorOf(deps);
const everything = { tags: [], limit: 24 };

await venue(database.db, 'wine-bar', { name: 'Lumen', hours_weekly: '{[0,10080)}' });
await venue(database.db, 'gelato', { name: 'Gelato', category: 'Dessert' });
await venue(database.db, 'far-away', { name: 'Far', latitude: 38.5816, longitude: -121.4944 });
beforeEach(() =>
  database.pool.query('delete from date_plans; delete from saved_date_plans; delete from blocked_users'),
);

const stop = (place_id: string) => ({ place_id, name: place_id, address: null });
const content = (more: Partial<Parameters<typeof planContent.parse>[0] & object> = {}) =>
  planContent.parse({ title: 'Lamplight', places: [stop('wine-bar'), stop('gelato')], ...more });
const publish = (who: SignedInCaller, more: Record<string, unknown> = {}) =>
  createPlan(who, { ...content(more), request_id: randomUUID() });
const titles = (list: { plans: Array<{ title: string }> }) => list.plans.map((plan) => plan.title);

describe('creating', () => {
  test('GEN-01 GEN-03 API-27 ENT-03 GEN-04 PLAN-29 a published plan appears in the list of a visitor, with its creator and its stops', async () => {
    const maya = await person(deps);
    await publish(maya);
    const list = await listCuratedPlans(visitor, everything);
    expect(list.total).toBe(1);
    expect(list.plans[0]).toMatchObject({
      title: 'Lamplight',
      creator: { username: maya.viewer.username },
      stops: [{ name: 'Lumen' }, { name: 'Gelato' }],
      is_own: false,
    });
  });

  test('RUL-66 facts of a stop come from the server, whatever the client sent', async () => {
    const plan = await publish(await person(deps), {
      places: [{ place_id: 'wine-bar', name: 'Free money', address: 'nowhere' }, stop('gelato')],
    });
    expect(plan.places[0]).toMatchObject({ name: 'Lumen', address: '1 wine-bar Street', latitude: 37.7793 });
  });

  test('RUL-66 twenty presses at once store one plan', async () => {
    const maya = await person(deps);
    const request_id = randomUUID();
    const plans = await Promise.all(
      Array.from({ length: 20 }, () => createPlan(maya, { ...content(), request_id })),
    );
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(1);
    expect((await ownPlans(maya, { limit: 60 })).plans).toHaveLength(1);
  });

  test('PCRE-18 PCRE-20 PCRE-25 title, number of places and doubles are checked on the server', async () => {
    const maya = await person(deps);
    await expect(publish(maya, { title: '  ' })).rejects.toMatchObject({ code: 'TITLE_REQUIRED' });
    await expect(publish(maya, { places: [stop('gelato')] })).rejects.toMatchObject({
      code: 'TOO_FEW_PLACES',
    });
    await expect(publish(maya, { places: [stop('gelato'), stop('gelato')] })).rejects.toMatchObject({
      code: 'DUPLICATE_PLACE',
    });
  });

  test('PCRE-25 two ids that lead to one place are one place', async () => {
    const maya = await person(deps);
    await venue(database.db, 'gelato-before', { name: 'Gelato' });
    await database.pool.query("update places set redirect_to = 'gelato' where place_id = 'gelato-before'");
    const places = [stop('gelato-before'), stop('wine-bar')];
    const plan = await publish(maya, { places });
    expect(plan.places.map(({ place_id }) => place_id)).toEqual(['gelato', 'wine-bar']);
    const doubled = [...places, stop('gelato')];
    await expect(publish(maya, { places: doubled })).rejects.toMatchObject({ code: 'DUPLICATE_PLACE' });
    await expect(editPlan(maya, { ...content({ places: doubled }), id: plan.id })).rejects.toMatchObject({
      code: 'DUPLICATE_PLACE',
    });
  });

  test('PCRE-25 of two stops whose places have become one either can be taken out', async () => {
    const maya = await person(deps);
    for (const kept of ['By the door', 'Afterwards']) {
      await venue(database.db, `once-${kept.length}`, { name: 'Once' });
      await venue(database.db, `twice-${kept.length}`, { name: 'Twice' });
      const [once, twice] = [`once-${kept.length}`, `twice-${kept.length}`];
      const places = [
        { ...stop(once), note: 'By the door' },
        stop('gelato'),
        { ...stop(twice), note: 'Afterwards' },
      ];
      const { id } = await publish(maya, { places });
      await database.pool.query('update places set redirect_to = $1 where place_id = $2', [once, twice]);
      const found = await getPlan(maya, id);
      if (found.kind !== 'plan') throw new Error('it is not in full');
      expect(found.plan.places.map(({ place_id }) => place_id)).toEqual([once, 'gelato', once]);
      const asSeen = found.plan.places.map(({ place_id, note }) => ({ ...stop(place_id), note }));
      const base = content({ places: asSeen });
      const mine = asSeen.filter(({ place_id, note }) => place_id !== once || note === kept);
      await editPlan(maya, { ...content({ places: mine }), id, base });
      const after = await getPlan(maya, id);
      expect(after.kind === 'plan' && after.plan.places.map(({ note }) => note)).toEqual(
        kept === 'By the door' ? [kept, null] : [null, kept],
      );
    }
  });

  test('PCRE-14 a free member cannot mark a plan Privé', async () => {
    await expect(publish(await person(deps), { is_prive: true })).rejects.toMatchObject({
      code: 'NOT_MEMBER',
    });
  });

  test('PCRE-15 a Privé plan is never public', async () => {
    const plan = await publish(await person(deps, { member: true }), { is_prive: true, is_public: true });
    expect(plan).toMatchObject({ is_prive: true, is_public: false });
  });

  test('PCRE-29 PCRE-32 PCRE-33 ENT-04 a custom place needs name and address and has no coordinates', async () => {
    const maya = await person(deps);
    const custom = { place_id: 'custom_17_x', name: 'Our bench', address: 'by the pond' };
    const plan = await publish(maya, { places: [custom, stop('gelato')] });
    expect(plan.places[0]).toMatchObject({
      name: 'Our bench',
      latitude: null,
      has_page: false,
      opening: null,
    });
    await expect(
      publish(maya, { places: [{ ...custom, address: ' ' }, stop('gelato')] }),
    ).rejects.toMatchObject({
      code: 'CUSTOM_PLACE_INCOMPLETE',
    });
  });

  test('a stop that does not exist is refused by name', async () => {
    await expect(
      publish(await person(deps), { places: [stop('atlantis'), stop('gelato')] }),
    ).rejects.toMatchObject({
      code: 'PLACE_UNKNOWN',
      data: { name: 'atlantis' },
    });
  });

  test('RUL-65 a plan lies where its first place with coordinates lies', async () => {
    const custom = { place_id: 'custom_1', name: 'Bench', address: 'pond' };
    const plan = await publish(await person(deps), { places: [custom, stop('wine-bar'), stop('far-away')] });
    expect(plan).toMatchObject({ latitude: 37.7793, longitude: -122.4193 });
  });
});

describe('the list', () => {
  test('PLAN-15 PLAN-33 PLAN-13 API-02 newest first, page by page, each plan once', async () => {
    const maya = await person(deps);
    for (let minute = 0; minute < 5; minute++) {
      const then = testDeps(database, { now: () => new Date(TEST_NOW.getTime() + minute * 60_000) });
      await publish({ ...maya, deps: then }, { title: `Plan ${minute}` });
    }
    const first = await listCuratedPlans(visitor, { ...everything, limit: 2 });
    const second = await listCuratedPlans(visitor, {
      ...everything,
      limit: 3,
      cursor: first.nextCursor ?? '',
    });
    expect([...titles(first), ...titles(second)]).toEqual(['Plan 4', 'Plan 3', 'Plan 2', 'Plan 1', 'Plan 0']);
    expect(second.nextCursor).toBeNull();
    expect([first.total, second.total]).toEqual([null, null]);
    expect((await countCuratedPlans(visitor, everything)).total).toBe(5);
  });

  test('PLAN-16 PLAN-17 a plan must match every selected tag, as part of a tag and in any case; wildcards are letters', async () => {
    const maya = await person(deps);
    await publish(maya, { title: 'Both', tags: ['Late Night', '100% fun'] });
    await publish(maya, { title: 'One', tags: ['Late Night'] });
    expect(titles(await listCuratedPlans(visitor, { ...everything, tags: ['night', '100%'] }))).toEqual([
      'Both',
    ]);
    expect(titles(await listCuratedPlans(visitor, { ...everything, tags: ['%'] }))).toEqual(['Both']);
  });

  test('PLAN-18 PLAN-19 CONST-06 with a known location only plans within 25 miles and with coordinates stay', async () => {
    const maya = await person(deps);
    const custom = (id: string) => ({ place_id: `custom_${id}`, name: id, address: 'somewhere' });
    await publish(maya, { title: 'Near' });
    await publish(maya, { title: 'Far', places: [stop('far-away'), stop('gelato')] });
    await publish(maya, { title: 'Nowhere', places: [custom('a'), custom('b')] });
    const here = { latitude: 37.79, longitude: -122.41 };
    expect(titles(await listCuratedPlans(visitor, { ...everything, origin: here }))).toEqual(['Near']);
    expect((await listCuratedPlans(visitor, everything)).total).toBe(3);
  });

  test('PLAN-14 hidden and reported plans are in no list; their creator sees them under review', async () => {
    const maya = await person(deps);
    await publish(maya, { title: 'Reported' });
    await publish(maya, { title: 'Hidden' });
    await database.pool.query(
      `update date_plans set is_reported = title = 'Reported', is_hidden = title = 'Hidden'`,
    );
    expect((await listCuratedPlans(visitor, everything)).plans).toEqual([]);
    expect((await listCuratedPlans(maya, everything)).plans).toEqual([]);
    expect((await ownPlans(maya, { limit: 60 })).plans.map((plan) => plan.under_review)).toEqual([
      true,
      true,
    ]);
  });

  test('RUL-13 a private plan is its creator’s alone', async () => {
    const maya = await person(deps);
    const { id } = await publish(maya, { is_public: false });
    const other = await person(deps, { member: true });
    expect((await listCuratedPlans(other, everything)).plans).toEqual([]);
    expect((await listCuratedPlans(maya, everything)).plans).toHaveLength(1);
    await expect(getPlan(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('MOD-27 plans of people I blocked are gone from my list, not from theirs', async () => {
    const [maya, tom] = [await person(deps), await person(deps)];
    const { id } = await publish(tom);
    await block(maya, tom);
    expect((await listCuratedPlans(maya, everything)).total).toBe(0);
    await expect(getPlan(maya, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listCuratedPlans(tom, everything)).total).toBe(1);
  });

  test('tags in use are offered besides the fixed ones, alphabetically', async () => {
    await publish(await person(deps), { tags: ['wine', 'Birthday', 'candles'] });
    const { tags } = await countCuratedPlans(visitor, { tags: ['wine', 'nobody has this'] });
    expect(tags).toEqual(['candles', 'wine']);
  });

  test('FIX-67 the most used tags lead, in alphabetical order and as the fixed ones are written', async () => {
    const maya = await person(deps);
    for (const tags of [
      ['Vinyl', 'dining'],
      ['Vinyl', 'Dining'],
      ['Bookish', 'DINING'],
    ])
      await publish(maya, { tags });
    for (let n = 0; n < PLAN_TAGS_LEADING; n++)
      await publish(maya, { tags: ['Vinyl', 'Bookish', `Rare ${n}`] });
    const { leading } = await countCuratedPlans(visitor, everything);
    expect(leading).toHaveLength(PLAN_TAGS_LEADING);
    expect(leading).toEqual(expect.arrayContaining(['Bookish', 'Dining', 'Vinyl']));
    expect(leading).toEqual(sortTags(leading));
    expect((await countCuratedPlans(visitor, { ...everything, tags: ['Bookish'] })).leading).toEqual(leading);
  });
});

test('the page of a place counts the plans that its reader sees, each once', async () => {
  const maya = await person(deps);
  for (let n = 0; n < 7; n += 1) await publish(maya);
  await publish(maya, { is_public: false });
  const ids = ['wine-bar', 'gelato'];
  expect(await plansOfPlace(visitor, ids)).toMatchObject({ plans: { length: 6 }, planTotal: 7 });
  expect(await plansOfPlace(maya, ids)).toMatchObject({ plans: { length: 6 }, planTotal: 8 });
});

describe('Privé plans', () => {
  const secret = {
    is_prive: true,
    title: 'Anniversary, without a reservation anywhere',
    description: 'the secret door',
    tags: ['secret'],
  };

  test('PLAN-21 a member sees them in full', async () => {
    const { id } = await publish(await person(deps, { member: true }), secret);
    const member = await person(deps, { member: true });
    expect((await listCuratedPlans(member, everything)).plans).toHaveLength(1);
    expect(await getPlan(member, id)).toMatchObject({ kind: 'plan' });
  });

  test('PLAN-22 PCARD-05 PCARD-07 others get no more than id, 30 characters of the title and a locked flag', async () => {
    const { id } = await publish(await person(deps, { member: true }), secret);
    const locked = { id, title: 'Anniversary, without a reserva', title_cut: true, locked: true };
    for (const caller of [visitor, await person(deps)]) {
      const list = await listCuratedPlans(caller, everything);
      expect(list.plans).toEqual([]);
      expect(await countCuratedPlans(caller, everything)).toEqual({ total: 0, tags: [], leading: [] });
      expect(list.locked).toEqual([locked]);
      expect(await getPlan(caller, id)).toEqual({ kind: 'locked', plan: locked });
    }
  });

  test('PCARD-07 a locked card says whether its title was cut, counted in whole characters', async () => {
    const maya = await person(deps, { member: true });
    const exact = 'An evening of thirty letters!!';
    const emoji = `${'a'.repeat(29)}🎷`;
    expect([exact.length, emoji.length]).toEqual([30, 31]);
    for (const title of [exact, emoji]) await publish(maya, { ...secret, title });
    const { locked } = await listCuratedPlans(visitor, everything);
    expect(locked.map(({ title, title_cut }) => [title, title_cut])).toEqual(
      expect.arrayContaining([
        [exact, false],
        ['a'.repeat(29), true],
      ]),
    );
  });

  test('RUL-09 a creator sees the own Privé plan in full, after a lapse too', async () => {
    const maya = await person(deps, { member: true });
    const { id } = await publish(maya, secret);
    const lapsed = {
      ...maya,
      viewer: { ...maya.viewer, entitlement: { tier: 'prive' as const, member: false, prive: false } },
    };
    expect(await getPlan(lapsed, id)).toMatchObject({ kind: 'plan', plan: { is_own: true } });
    expect(await editPlan(lapsed, { ...content({ is_prive: true, title: 'Kept' }), id })).toMatchObject({
      is_prive: true,
    });
  });
});

describe('changing and deleting', () => {
  test('PLAN-31 RUL-67 the creator edits; stops that have vanished keep what was stored', async () => {
    const maya = await person(deps);
    await venue(database.db, 'short-lived', { name: 'Pop-up' });
    const { id } = await publish(maya, { places: [stop('short-lived'), stop('gelato')] });
    await database.pool.query(`delete from venues where place_id = 'short-lived'`);
    const plan = await editPlan(maya, {
      ...content({ title: 'New', places: [stop('gelato'), stop('short-lived')] }),
      id,
    });
    expect(plan).toMatchObject({
      title: 'New',
      places: [{ name: 'Gelato' }, { name: 'Pop-up', has_page: false }],
    });
  });

  test('PLAN-30 PLAN-32 nobody else can delete or edit it', async () => {
    const { id } = await publish(await person(deps));
    const other = await person(deps, { member: true });
    await expect(deletePlan(other, id)).rejects.toMatchObject({ code: 'NOT_OWNER' });
    await expect(editPlan(other, { ...content(), id })).rejects.toMatchObject({ code: 'NOT_OWNER' });
  });

  test('a deleted plan is gone at once and comes back within ten minutes', async () => {
    const maya = await person(deps);
    const { id } = await publish(maya);
    await deletePlan(maya, id);
    await expect(getPlan(maya, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(restorePlan(await person(deps), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await restorePlan(maya, id);
    expect(await getPlan(visitor, id)).toMatchObject({ kind: 'plan' });
  });

  test('after ten minutes it is too late, and a sweep removes it, twice without harm', async () => {
    const maya = await person(deps);
    const { id } = await publish(maya);
    await deletePlan(maya, id);
    const later = testDeps(database, { now: () => new Date(TEST_NOW.getTime() + 11 * 60_000) });
    await expect(restorePlan({ ...maya, deps: later }, id)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    expect(await sweepDeletedPlans(deps)).toBe(0);
    expect(await sweepDeletedPlans(later)).toBe(1);
    expect(await sweepDeletedPlans(later)).toBe(0);
  });
});

describe('likes and saves', () => {
  test('PLAN-23 PLAN-25 ENT-05 API-11 API-28 a like counts once, an unlike takes it back', async () => {
    const { id } = await publish(await person(deps));
    const tom = await person(deps);
    expect(await react(tom, 'like', id)).toMatchObject({ like_count: 1, user_has_liked: true });
    expect(await react(tom, 'like', id)).toMatchObject({ like_count: 1 });
    expect(await react(tom, 'unlike', id)).toMatchObject({ like_count: 0, user_has_liked: false });
  });

  test('PLAN-26 ERR-07 GEN-24 the count never drops below zero and a double like is silent', async () => {
    const { id } = await publish(await person(deps));
    const tom = await person(deps);
    expect(await react(tom, 'unlike', id)).toMatchObject({ like_count: 0 });
    const results = await Promise.all(Array.from({ length: 20 }, () => react(tom, 'like', id)));
    expect(results.every((result) => result.like_count === 1)).toBe(true);
  });

  test('PLAN-24 ENT-06 API-12 API-29 a save keeps a copy in the saver’s list until it is unsaved', async () => {
    const { id } = await publish(await person(deps));
    const tom = await person(deps);
    expect(await react(tom, 'save', id)).toMatchObject({ save_count: 1, user_has_saved: true });
    expect(await savedPlans(tom, { limit: 60 })).toMatchObject({
      plans: [{ kind: 'plan', plan: { title: 'Lamplight' } }],
    });
    await react(tom, 'unsave', id);
    expect((await savedPlans(tom, { limit: 60 })).plans).toEqual([]);
  });

  test('GEN-05 PLAN-28 RUL-11 only a plan one may see can be liked or saved', async () => {
    const maya = await person(deps, { member: true });
    const prive = await publish(maya, { is_prive: true });
    const hidden = await publish(maya, { is_public: false });
    const tom = await person(deps);
    await expect(react(tom, 'like', prive.id)).rejects.toMatchObject({ code: 'NOT_MEMBER' });
    await expect(react(tom, 'save', hidden.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('GEN-23 nobody’s rows are an empty list, not an error', async () => {
    const maya = await person(deps);
    expect([await savedPlans(maya, { limit: 60 }), await ownPlans(maya, { limit: 60 })]).toEqual([
      { plans: [], nextCursor: null },
      { plans: [], nextCursor: null },
    ]);
  });

  test('RUL-69 a saved plan stays as a copy without its creator when it is deleted, and is locked when it became Privé', async () => {
    const maya = await person(deps, { member: true });
    const [gone, locked] = [await publish(maya, { title: 'Gone' }), await publish(maya, { title: 'Locked' })];
    const tom = await person(deps);
    await react(tom, 'save', gone.id);
    await react(tom, 'save', locked.id);
    await deletePlan(maya, gone.id);
    await editPlan(maya, { ...content({ is_prive: true, title: 'Locked' }), id: locked.id });
    const { plans } = await savedPlans(tom, { limit: 60 });
    const kinds = Object.fromEntries(plans.map(({ kind, plan }) => [plan.title, kind]));
    expect(kinds).toEqual({ Gone: 'unpublished', Locked: 'locked' });
    expect(JSON.stringify(plans)).not.toContain(maya.viewer.username);
  });
});

test('PDET-09 RUL-107 details tell the opening state of each stop; an unknown one stays unknown', async () => {
  const { id } = await publish(await person(deps));
  const { plan } = await getPlan(visitor, id);
  if (!('places' in plan)) throw new Error('locked');
  expect(plan.places.map((place) => place.opening?.state)).toEqual(['open', 'unknown']);
});
