import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { link, unlink } from '../../../../test/couples.ts';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { AddressedCaller, Caller } from '../../../rpc/context.ts';
import { closeAccount } from '../../accounts/closing/closing.service.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { createPlan, deletePlan, editPlan, getPlan } from '../plans.service.ts';
import { react } from '../reactions/reactions.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const stop = (place_id: string) => ({
  place_id,
  name: place_id,
  address: null,
  note: null,
  starts_at: null,
  stay_minutes: null,
  cost_for_two: null,
});
const content = {
  title: 'Mine now',
  description: '',
  theme: null,
  location_name: null,
  places: [stop('bar'), stop('cafe')],
  tags: [],
  is_public: true,
  is_prive: false,
};

let author: AddressedCaller;
let maker: AddressedCaller;
beforeAll(async () => {
  await venue(database.db, 'bar');
  await venue(database.db, 'cafe', { category: 'Cafe' });
  author = await person(deps, { member: true });
  maker = await person(deps, { member: true });
});

const makeOf = (made_of: string, more: object = {}, who = maker) =>
  createPlan(who, { ...content, ...more, request_id: randomUUID(), made_of });

async function creditFor(reader: Caller, id: string) {
  const found = await getPlan(reader, id);
  return found.kind === 'plan' ? found.plan.credit : null;
}

describe('make it yours', () => {
  test('a plan made of another names it and who made it; one made of nothing, or of an own one, names nobody', async () => {
    const source = await publishPlan(author, { title: 'The window table' });
    const { id, credit } = await makeOf(source);
    const whole = {
      creator: { user_id: author.viewer.userId },
      plan: { id: source, title: 'The window table' },
    };
    expect(credit).toMatchObject(whole);
    expect(await creditFor(visitorOf(deps), id)).toMatchObject(whole);
    expect((await createPlan(maker, { ...content, request_id: randomUUID() })).credit).toBeNull();
    expect((await makeOf(source, {}, author)).credit).toBeNull();
  });

  test('the credit survives its source: deleted or made private, it names its maker and tells nothing of it any more', async () => {
    const source = await publishPlan(author, { title: 'Not for long' });
    const { id } = await makeOf(source);
    await editPlan(author, { ...content, title: 'Not for long', is_public: false, id: source });
    const nameless = { creator: { user_id: author.viewer.userId }, plan: null };
    expect(await creditFor(visitorOf(deps), id)).toMatchObject(nameless);
    // To its own author the source is there as before.
    expect(await creditFor(author, id)).toMatchObject({ plan: { id: source } });
    await deletePlan(author, source);
    expect(await creditFor(author, id)).toMatchObject(nameless);
  });

  test('RUL-22 RUL-92 who is blocked by the reader, has left or is erased is not named', async () => {
    const leaver = await person(deps);
    const source = await publishPlan(leaver, { title: 'Farewell' });
    const { id } = await makeOf(source);
    const blocker = await person(deps);
    await block(blocker, leaver);
    expect(await creditFor(blocker, id)).toEqual({ creator: null, plan: null });
    await closeAccount(deps, leaver.viewer.userId);
    expect(await creditFor(visitorOf(deps), id)).toEqual({ creator: null, plan: null });
    await database.db.deleteFrom('auth_users').where('id', '=', leaver.viewer.userId).execute();
    expect(await creditFor(visitorOf(deps), id)).toEqual({ creator: null, plan: null });
  });

  test('RUL-09 what is made of a Privé plan stays private or Privé, also when it is edited later', async () => {
    const source = await publishPlan(author, { title: 'For members', is_prive: true, is_public: false });
    await expect(makeOf(source)).rejects.toMatchObject({ code: 'MADE_OF_PRIVE' });
    const { id } = await makeOf(source, { is_public: false });
    await expect(editPlan(maker, { ...content, id })).rejects.toMatchObject({ code: 'MADE_OF_PRIVE' });
    const prive = { is_public: false, is_prive: true };
    expect(await editPlan(maker, { ...content, ...prive, id })).toMatchObject(prive);
  });

  test('RUL-09 nor is it public by way of a partner, who makes a plan of the one that was made of it', async () => {
    const source = await publishPlan(author, { title: 'For members', is_prive: true, is_public: false });
    const partner = await person(deps, { member: true });
    await link(maker, partner);
    const { id: between } = await makeOf(source, { is_public: false });
    await react(partner, 'save', between);
    await expect(makeOf(between, {}, partner)).rejects.toMatchObject({ code: 'MADE_OF_PRIVE' });
    const { id } = await makeOf(between, { is_public: false }, partner);
    await expect(editPlan(partner, { ...content, id })).rejects.toMatchObject({ code: 'MADE_OF_PRIVE' });
    await deletePlan(maker, between);
    await expect(makeOf(between, {}, partner)).rejects.toMatchObject({ code: 'MADE_OF_PRIVE' });
    await unlink(maker, partner);
  });

  test('RUL-116 of a copy that its saver kept nobody is named, and of one for members the same holds as of the plan', async () => {
    const source = await publishPlan(author, { title: 'Kept', is_prive: true, is_public: false });
    await react(maker, 'save', source);
    await deletePlan(author, source);
    await expect(makeOf(source)).rejects.toMatchObject({ code: 'MADE_OF_PRIVE' });
    expect((await makeOf(source, { is_public: false })).credit).toEqual({ creator: null, plan: null });
  });

  test('what one may not see gives no credit and tells nothing by it: a private plan, a locked one, an unknown id', async () => {
    const free = await person(deps);
    const hidden = await publishPlan(author, { is_public: false });
    const locked = await publishPlan(author, { is_prive: true, is_public: false });
    for (const id of [hidden, locked, randomUUID()]) expect((await makeOf(id, {}, free)).credit).toBeNull();
  });

  test('RUL-66 pressed twice it is one plan with one credit', async () => {
    const source = await publishPlan(author, { title: 'Twice' });
    const request_id = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 10 }, () => createPlan(maker, { ...content, request_id, made_of: source })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.every(({ credit }) => credit?.plan?.id === source)).toBe(true);
  });
});
