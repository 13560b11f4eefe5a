import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiCall, type ProcedureName, rpcCall } from '../../../test/calls.ts';
import { testDatabase } from '../../../test/database.ts';
import { TEST_NOW, venue } from '../../../test/factories.ts';
import { newcomer } from '../accounts/testing/accountsFixtures.ts';
import { expireEndedMemberships } from './membership.jobs.ts';
import { billingFixture, day } from './testing/billingFixture.ts';

const database = await testDatabase();
const fixture = await billingFixture(database);
afterAll(async () => {
  await fixture.close();
  await database.close();
});

/** Everything about the plan that a non-member must not receive. */
const SECRETS = {
  description: 'Knock twice and ask for the room behind the mirror',
  theme: 'Whispered theme',
  tag: 'hidden-tag',
  place: 'Behind-The-Mirror-Bar',
  otherPlace: 'Cellar-Of-Lanterns',
  note: 'Take the seat under the clock',
  latitude: 37.7712345,
  longitude: -122.4367891,
};
const TITLE = 'Anniversary without a reservation, whatever the hour';
const CUT = TITLE.slice(0, 30);
const secretWords = Object.values(SECRETS).map(String);

let plan = '';
let curator = '';
const reader = { cookie: '', userId: '' };

/** The bytes of the reply, as they came over the wire. */
async function bytes(name: ProcedureName, input: object, cookie = '', make = apiCall): Promise<string> {
  const [path, init] = make(name, { ...input }, { cookie });
  const answer = await fetch(`${fixture.site}${path}`, init);
  return Buffer.from(await answer.arrayBuffer()).toString('utf8');
}

async function signUp(): Promise<string> {
  const answer = await fetch(`${fixture.site}/api/accounts/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newcomer()),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const call = async (name: ProcedureName, input: object, cookie: string) =>
  JSON.parse(await bytes(name, input, cookie));

beforeAll(async () => {
  const { latitude, longitude } = SECRETS;
  await venue(database.db, 'secret-one', { name: SECRETS.place, latitude, longitude });
  await venue(database.db, 'secret-two', { name: SECRETS.otherPlace, latitude, longitude });
  curator = await signUp();
  await call('membership.purchase', {}, curator);
  const created = await call(
    'plans.create',
    {
      request_id: randomUUID(),
      title: TITLE,
      description: SECRETS.description,
      theme: SECRETS.theme,
      tags: [SECRETS.tag],
      is_prive: true,
      is_public: false,
      places: ['secret-one', 'secret-two'].map((id) => ({
        place_id: id,
        name: id,
        address: null,
        note: SECRETS.note,
      })),
    },
    curator,
  );
  plan = created.id;
  reader.cookie = await signUp();
  reader.userId = (await call('accounts.me', {}, reader.cookie)).me.user_id;
});
beforeEach(() => fixture.setNow(TEST_NOW));

function expectNoSecrets(wire: string): void {
  for (const secret of secretWords) expect(wire).not.toContain(secret);
  expect(wire).not.toContain(TITLE);
  expect(wire).not.toMatch(/"(?:description|places|stops|theme|latitude|longitude|user_id|username)"/);
}

const LOCKED_BYTES = () => `{"id":"${plan}","title":"${CUT}","title_cut":true,"locked":true}`;

test('RUL-09 PCARD-07 CONST-03 a shared address sends a visitor and a free member id, cut title and locked flag, byte for byte', async () => {
  for (const cookie of ['', reader.cookie]) {
    expect(await bytes('plans.get', { id: plan }, cookie)).toBe(`{"kind":"locked","plan":${LOCKED_BYTES()}}`);
    expect(await bytes('plans.get', { id: plan }, cookie, rpcCall)).toBe(
      `{"json":{"kind":"locked","plan":${LOCKED_BYTES()}}}`,
    );
  }
});

test('PLAN-22 RUL-09 the list of a non-member has the plan on the shelf of locked cards only', async () => {
  for (const cookie of ['', reader.cookie]) {
    const wire = await bytes('plans.list', {}, cookie);
    expect(wire).toContain(`"locked":[${LOCKED_BYTES()}]`);
    expect(JSON.parse(wire)).toMatchObject({ plans: [], total: 0 });
    expectNoSecrets(wire);
    expect(JSON.parse(await bytes('plans.count', {}, cookie))).toEqual({ total: 0, tags: [], leading: [] });
  }
});

test('nothing else that a non-member may ask for tells more', async () => {
  const origin = { latitude: SECRETS.latitude, longitude: SECRETS.longitude };
  const { me } = await call('accounts.me', {}, curator);
  const asked = [
    ['plans.list', { creator: me.user_id }],
    ['explore.home', { origin, located: true }],
    ['plans.list', { origin, tags: [SECRETS.tag] }],
    ['plans.count', { origin, tags: [SECRETS.tag] }],
    ['plans.saved', {}],
    ['plans.mine', {}],
    ['places.get', { id: 'secret-one' }],
    ['places.plans', { id: 'secret-one' }],
  ] as const;
  for (const [name, input] of asked) {
    const wire = await bytes(name, input, reader.cookie);
    for (const secret of [TITLE, SECRETS.description, SECRETS.theme, SECRETS.note])
      expect(wire).not.toContain(secret);
  }
});

test('RUL-02 RUL-12 RUL-69 MEM-02 MEM-25 a lapse locks what was saved, by the clock and by the job, and buying again opens it', async () => {
  const { cookie, userId } = reader;
  await call('membership.purchase', {}, cookie);
  await call('plans.save', { id: plan }, cookie);
  const open = await bytes('plans.saved', {}, cookie);
  expect(open).toContain(SECRETS.place);
  expect(await bytes('plans.get', { id: plan }, cookie)).toContain(SECRETS.description);

  await database.pool.query(`update profiles set subscription_end_date = $1 where user_id = $2`, [
    day(-1),
    userId,
  ]);
  const lapsed = `{"plans":[{"kind":"locked","plan":${LOCKED_BYTES()}}],"nextCursor":null}`;
  expect(await bytes('plans.saved', {}, cookie)).toBe(lapsed);
  await expireEndedMemberships(fixture.deps);
  const locked = await bytes('plans.saved', {}, cookie);
  expect(locked).toBe(lapsed);
  expectNoSecrets(locked);
  expect(await call('membership.get', {}, cookie)).toMatchObject({ member: false, days_remaining: 0 });
  expect(await call('plans.list', {}, cookie)).toMatchObject({ plans: [], locked: [{ id: plan }] });

  await call('membership.purchase', {}, cookie);
  expect(await bytes('plans.get', { id: plan }, cookie)).toContain(SECRETS.description);
});

test('RUL-09 the creator reads the own plan in full after a lapse', async () => {
  const { me } = await call('accounts.me', {}, curator);
  await database.pool.query(
    `update profiles set subscription_status = 'expired', trial_status = 'expired' where user_id = $1`,
    [me.user_id],
  );
  expect(await call('accounts.me', {}, curator)).toMatchObject({ me: { member: false } });
  expect(await bytes('plans.get', { id: plan }, curator)).toContain(SECRETS.description);
});

test('MEM-13 RUL-06 API-37 no call of a user writes the membership columns', async () => {
  const cookie = await signUp();
  await bytes('membership.restore', { membership_tier: 'prive', subscription_status: 'active' }, cookie);
  await bytes('membership.get', { tier: 'prive', member: true }, cookie);
  expect(await call('membership.get', {}, cookie)).toMatchObject({ tier: 'free', member: false });
  const foreign = await fetch(`${fixture.site}/api/membership/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: 'https://evil.example' },
    body: '{}',
  });
  expect(foreign.status).toBe(403);
  const visitor = await bytes('membership.purchase', {});
  expect(JSON.parse(visitor)).toMatchObject({ code: 'UNAUTHENTICATED' });
});
