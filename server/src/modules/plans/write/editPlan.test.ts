import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, describe, expect, test } from 'vitest';
import { link, unlink } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, venue } from '../../../../test/factories.ts';
import type { SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { listNotifications } from '../../notifications/notifications.service.ts';
import { sharedPlans } from '../lists/planLists.service.ts';
import { mayEditPlan, planVisibility } from '../plans.policy.ts';
import { createPlan, deletePlan, editPlan, getPlan, restorePlan } from '../plans.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const STOPS = ['bar', 'cafe', 'museum', 'park', ...Array.from({ length: 10 }, (_, n) => `spot${n}`)];
for (const id of STOPS) await venue(database.db, id);

const content = (fields: object = {}) =>
  planContent.parse({
    title: 'Lamplight',
    places: ['bar', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null })),
    is_public: false,
    ...fields,
  });
type Content = ReturnType<typeof content>;

async function couple(): Promise<[SignedInCaller, SignedInCaller]> {
  const two = [await person(deps, { member: true }), await person(deps, { member: true })] as const;
  await link(...two);
  return [...two];
}
const made = (by: SignedInCaller, fields: object = {}) =>
  createPlan(by, { ...content(fields), request_id: randomUUID() });
/** What somebody changes of what they were shown. */
const change = (by: SignedInCaller, id: string, base: Content, fields: object) =>
  editPlan(by, { ...base, ...fields, base, id });
const now = async (by: SignedInCaller, id: string): Promise<Content> => {
  const { kind, plan } = await getPlan(by, id);
  if (kind !== 'plan') throw new Error(kind);
  return planContent.parse(plan);
};
const told = async (who: SignedInCaller) =>
  (await listNotifications(who, { limit: 30 })).notifications.flatMap((one) =>
    one.type === 'partner_activity' ? [one.data] : [],
  );

test('RUL-47 a partner writes in a plan that is shared with them, and nobody else does', async () => {
  const [maya, june] = await couple();
  const kim = await person(deps, { member: true });
  const plan = await made(maya);
  const base = await now(june, plan.id);
  expect((await getPlan(june, plan.id)).plan).toMatchObject({ may_edit: true, is_own: false });
  expect(await change(june, plan.id, base, { title: 'Lanterns' })).toMatchObject({ title: 'Lanterns' });
  await expect(change(kim, plan.id, base, { title: 'Mine' })).rejects.toThrow('NOT_FOUND');
  // An app that knows of no partner changes what is its owner's.
  await expect(editPlan(june, { ...base, id: plan.id })).rejects.toThrow('NOT_OWNER');
  await expect(deletePlan(june, plan.id)).rejects.toThrow('NOT_OWNER');
  expect(await getPlan(maya, plan.id)).toMatchObject({ plan: { title: 'Lanterns', is_own: true } });

  const kept = await made(maya, { shared_with_partner: false });
  await expect(change(june, kept.id, content(), { title: 'x' })).rejects.toThrow('NOT_FOUND');
  const before = june.viewer;
  await unlink(maya, june);
  await expect(change(june, plan.id, base, { title: 'Once more' })).rejects.toThrow('NOT_FOUND');
  // Nor may who asked while the link was ending.
  await expect(change({ ...june, viewer: before }, plan.id, base, { title: 'x' })).rejects.toThrow(
    'NOT_FOUND',
  );
});

test('RUL-47 who sees a plan never changes by its creator’s partner', async () => {
  const [maya, june] = await couple();
  for (const fields of [{}, { is_public: true }, { is_prive: true }]) {
    const plan = await made(maya, fields);
    const before = await now(maya, plan.id);
    const base = await now(june, plan.id);
    for (const turned of [
      { is_public: true, is_prive: false },
      { is_public: false, is_prive: true },
      { is_public: false, is_prive: false, shared_with_partner: false },
    ])
      await change(june, plan.id, base, turned);
    expect(await now(maya, plan.id)).toEqual(before);
  }
  const open = await made(maya, { is_public: true });
  await unlink(maya, june);
  await expect(change(june, open.id, content(), { title: 'x' })).rejects.toThrow('NOT_OWNER');
});

test('RUL-47 different fields at once lose nothing; the same one is told, and changes nothing', async () => {
  const [maya, june] = await couple();
  const plan = await made(maya);
  const base = await now(maya, plan.id);
  await change(maya, plan.id, base, { title: 'Lanterns' });
  await change(june, plan.id, base, { description: 'Bring a scarf.' });
  const both = await now(maya, plan.id);
  expect(both).toMatchObject({ title: 'Lanterns', description: 'Bring a scarf.' });
  const refused = change(june, plan.id, base, { title: 'Lights' });
  await expect(refused).rejects.toMatchObject({
    code: 'PLAN_CHANGED',
    data: { plan: { title: 'Lanterns', description: 'Bring a scarf.', places: [{ place_id: 'bar' }, {}] } },
  });
  expect(await now(maya, plan.id)).toEqual(both);
  // From how it stands, it is a decision.
  await change(june, plan.id, both, { title: 'Lanterns, or lights' });
  // And every change can be taken back, as long as nobody changed the same since.
  const after = await now(maya, plan.id);
  await editPlan(june, { ...both, base: after, id: plan.id });
  expect(await now(maya, plan.id)).toEqual(both);
});

test('RUL-47 stops that both add, move and take out at once are all there', async () => {
  const [maya, june] = await couple();
  const stops = (ids: string[]) => ids.map((place_id) => ({ place_id, name: place_id, address: null }));
  const plan = await made(maya, { places: stops(['bar', 'cafe', 'museum']) });
  const base = await now(maya, plan.id);
  const of = (ids: string[]) => ({ places: content({ places: stops(ids) }).places });
  await change(maya, plan.id, base, of(['park', 'bar', 'cafe', 'museum']));
  await change(june, plan.id, base, of(['bar', 'museum', 'spot1']));
  expect((await now(maya, plan.id)).places.map(({ place_id }) => place_id)).toEqual([
    'park',
    'bar',
    'museum',
    'spot1',
  ]);
  // Both take out what leaves too few.
  const then = await now(maya, plan.id);
  await change(maya, plan.id, then, of(['bar', 'museum']));
  await expect(change(june, plan.id, then, of(['park', 'bar', 'spot1']))).rejects.toThrow('TOO_FEW_PLACES');
});

test('RUL-109 of two stops whose places have become one since none is lost by a change: its creator says which one stays', async () => {
  const maya = await person(deps);
  for (const id of ['pier', 'quay', 'kiosk']) await venue(database.db, id);
  const written = { pier: 'drinks', kiosk: null, quay: 'dinner' };
  const places = Object.entries(written).map(([id, note]) => ({
    place_id: id,
    name: id,
    address: null,
    note,
  }));
  const { id } = await made(maya, { places });
  await database.pool.query(`update places set redirect_to = 'quay' where place_id = 'pier'`);
  const base = await now(maya, id);
  await expect(change(maya, id, base, { title: 'Lanterns' })).rejects.toThrow('DUPLICATE_PLACE');
  expect((await now(maya, id)).places.map(({ note }) => note)).toEqual(['drinks', null, 'dinner']);
  const after = await change(maya, id, base, { title: 'Lanterns', places: base.places.slice(0, 2) });
  expect(after.places.map(({ place_id, note }) => [place_id, note])).toEqual([
    ['quay', 'drinks'],
    ['kiosk', null],
  ]);
});

describe('RUL-47 twenty changes at once', () => {
  test('of different fields: all of them are there', async () => {
    const [maya, june] = await couple();
    const plan = await made(maya, {
      places: STOPS.map((place_id) => ({ place_id, name: place_id, address: null })),
    });
    const base = await now(maya, plan.id);
    const edits = Array.from({ length: 20 }, (_, n) => {
      if (n === 0) return { title: 'Title 0' };
      if (n === 1) return { description: 'Description 1' };
      if (n < 6) return { tags: [...base.tags, `Tag ${n}`] };
      const places = base.places.map((stop, i) => (i === n - 6 ? { ...stop, note: `Note ${n}` } : stop));
      return { places };
    });
    await Promise.all(edits.map((fields, n) => change(n % 2 ? june : maya, plan.id, base, fields)));
    const after = await now(maya, plan.id);
    expect(after).toMatchObject({ title: 'Title 0', description: 'Description 1' });
    expect([...after.tags].sort()).toEqual(['Tag 2', 'Tag 3', 'Tag 4', 'Tag 5']);
    expect(after.places.map(({ note }) => note)).toEqual(STOPS.map((_id, i) => `Note ${i + 6}`));
  });

  test('of one field: one is there, and everybody else is told of it', async () => {
    const [maya, june] = await couple();
    const plan = await made(maya);
    const base = await now(maya, plan.id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        change(n % 2 ? june : maya, plan.id, base, { title: `Title ${n}` }),
      ),
    );
    const stored = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.title] : []));
    expect(stored).toHaveLength(1);
    expect((await now(maya, plan.id)).title).toBe(stored[0]);
    for (const one of outcomes)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: 'PLAN_CHANGED', data: { plan: { title: stored[0] } } });
  });
});

test('NOTIF-06 RUL-47 plans that a partner shares are one line and a list; what is kept is in neither', async () => {
  const [maya, june] = await couple();
  const list = async () => (await sharedPlans(june, { limit: 24 })).plans.map(({ id }) => id);
  const request_id = randomUUID();
  const plan = await createPlan(maya, { ...content(), request_id });
  // A lost answer, asked again, is no second plan.
  await createPlan(maya, { ...content(), request_id });
  const kept = await made(maya, { shared_with_partner: false });
  expect(await told(june)).toMatchObject([{ what: 'plans', count: 1, subjects: [plan.id] }]);
  expect(await list()).toEqual([plan.id]);
  await editPlan(maya, { ...content({ shared_with_partner: true }), id: kept.id });
  expect(await told(june)).toMatchObject([{ count: 2, subjects: [kept.id, plan.id] }]);
  await editPlan(maya, { ...content({ shared_with_partner: false }), id: plan.id });
  expect(await told(june)).toMatchObject([{ count: 1, subjects: [kept.id] }]);
  // What a partner writes in it is no addition.
  await change(june, kept.id, await now(june, kept.id), { title: 'Ours' });
  expect([await told(june), await told(maya)]).toMatchObject([[{ count: 1 }], []]);
  await deletePlan(maya, kept.id);
  expect([await told(june), await list()]).toEqual([[], []]);
  await restorePlan(maya, kept.id);
  expect(await list()).toEqual([kept.id]);
  await unlink(maya, june);
  expect(await list()).toEqual([]);
});

test('RUL-47 a partner may write in exactly what they see as one', () => {
  const viewer = (userId: string, partnerId: string | null): Viewer => ({
    userId,
    username: userId,
    entitlement: { tier: 'prive', member: true, prive: true },
    partnerId,
    linkId: partnerId && 'link',
    suspended: false,
  });
  const bools = [true, false];
  for (const is_public of bools)
    for (const is_hidden of bools)
      for (const is_reported of bools)
        for (const deleted of bools)
          for (const shared_with_partner of bools) {
            const plan = {
              user_id: 'maya',
              is_public,
              is_prive: false,
              is_hidden,
              is_reported,
              deleted,
              shared_with_partner,
              creator_blocked: false,
            };
            const june = viewer('june', 'maya');
            expect(mayEditPlan(plan, june)).toBe(planVisibility(plan, june) === 'full');
            expect(mayEditPlan(plan, viewer('maya', 'june'))).toBe(!deleted);
            for (const other of [null, viewer('june', null), viewer('kim', 'lee')])
              expect(mayEditPlan(plan, other)).toBe(false);
          }
});
