import { randomUUID } from 'node:crypto';
import { contract } from '@liora/domain/contract/index';
import { DAY_MS } from '@liora/domain/durations';
import { createRouterClient, ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_KINDS, type ContentType } from '../src/content/contentKinds.ts';
import { profilesAccess } from '../src/modules/accounts/profile/testing/access.ts';
import { readViewer } from '../src/modules/accounts/session/session.service.ts';
import { accountsAccess } from '../src/modules/accounts/testing/access.ts';
import { bucketListsAccess } from '../src/modules/bucketLists/testing/access.ts';
import { calendarAccess } from '../src/modules/calendar/testing/access.ts';
import { checkInsAccess } from '../src/modules/checkIns/testing/access.ts';
import { couplesAccess } from '../src/modules/couples/testing/access.ts';
import { exploreAccess } from '../src/modules/explore/testing/access.ts';
import { freeEveningsAccess } from '../src/modules/freeEvenings/testing/access.ts';
import { invitationsAccess } from '../src/modules/invitations/testing/access.ts';
import { answer, invite } from '../src/modules/invitations/testing/inviting.ts';
import { liveAccess } from '../src/modules/live/testing/access.ts';
import { locationAccess } from '../src/modules/location/testing/access.ts';
import { matchAccess } from '../src/modules/match/testing/access.ts';
import { storedDeck } from '../src/modules/match/testing/storedDeck.ts';
import { membershipAccess } from '../src/modules/membership/testing/access.ts';
import { sharedMemoriesAccess } from '../src/modules/memories/shared/testing/access.ts';
import { share } from '../src/modules/memories/shared/testing/sharing.ts';
import { memoriesAccess } from '../src/modules/memories/testing/access.ts';
import { keep } from '../src/modules/memories/testing/keeping.ts';
import { moderationAccess } from '../src/modules/moderation/testing/access.ts';
import { notificationsAccess } from '../src/modules/notifications/testing/access.ts';
import { photosAccess } from '../src/modules/photos/testing/access.ts';
import { pinsAccess } from '../src/modules/pins/testing/access.ts';
import { importsAccess } from '../src/modules/places/import/testing/access.ts';
import { mappingsAccess } from '../src/modules/places/mappings/testing/access.ts';
import { placesAccess } from '../src/modules/places/testing/access.ts';
import { plansAccess } from '../src/modules/plans/testing/access.ts';
import { platformAccess } from '../src/modules/platform/testing/access.ts';
import { previewsAccess } from '../src/modules/previews/testing/access.ts';
import { reviewsAccess } from '../src/modules/reviews/testing/access.ts';
import { safetyAccess } from '../src/modules/safety/testing/access.ts';
import { savedAccess } from '../src/modules/saved/testing/access.ts';
import { surprisesAccess } from '../src/modules/surprises/testing/access.ts';
import { type Cast, cast } from './cast.ts';
import { checkedRouter } from './checkedRouter.ts';
import { testDatabase } from './database.ts';
import { stateWords } from './everyState.ts';
import { droppedPin, person, TEST_NOW, testDeps, venue } from './factories.ts';
import { type AreaAccess, type Outcome, type Reached, ROLES, type Role, type Way } from './matrix.ts';
import { sessionCookie } from './sessions.ts';
import { THINGS } from './things.ts';

/** The matrix of each area; membership last, because it makes everybody a member. */
const AREAS: Record<string, AreaAccess> = {
  platform: platformAccess,
  accounts: accountsAccess,
  calendar: calendarAccess,
  bucketLists: bucketListsAccess,
  explore: exploreAccess,
  imports: importsAccess,
  invitations: invitationsAccess,
  surprises: surprisesAccess,
  location: locationAccess,
  mappings: mappingsAccess,
  match: matchAccess,
  places: placesAccess,
  pins: pinsAccess,
  plans: plansAccess,
  profiles: profilesAccess,
  photos: photosAccess,
  previews: previewsAccess,
  live: liveAccess,
  memories: memoriesAccess,
  moderation: moderationAccess,
  notifications: notificationsAccess,
  reviews: reviewsAccess,
  saved: savedAccess,
  sharedMemories: sharedMemoriesAccess,
  safety: safetyAccess,
  checkIns: checkInsAccess,
  freeEvenings: freeEveningsAccess,
  couples: couplesAccess,
  membership: membershipAccess,
};
const KINDS = Object.keys(CONTENT_KINDS) as ContentType[];
const ROWS = Object.values(AREAS).flatMap(({ procedures }) => procedures);
const WAYS = Object.values(AREAS).flatMap(({ ways }) => Object.entries(ways));

const database = await testDatabase({ poolSize: 2 });
afterAll(() => database.close());
const deps = testDeps(database);

const callers = {} as Cast;
/** Admins are asked for a session that was proved a moment ago. */
let adminCookie = '';
const plans = { public: '', prive: '', private: '', deleted: '', reportable: '', reported: '' };
let pin = '';
const pins = { public: '', prive: '', private: '', deleted: '' };
let review = '';
let stranger = '';
let leaving = '';
let surprise = '';
const noInvitation = { id: '', code: '' };
let deck = { id: '', card: '' };
let decision = 0;
const invitations = { open: noInvitation, named: noInvitation, accepted: noInvitation };

const memories = { joint: '', own: '', share: { id: '', code: '' } };

interface Thing {
  type: ContentType;
  id: string;
  title: string;
  state: (typeof THINGS)[ContentType]['states'][number];
}
/** Things by `owner` of every kind in every state. */
const things: Thing[] = [];

beforeAll(async () => {
  await venue(database.db, 'first');
  await venue(database.db, 'second', { category: 'Cafe' });
  Object.assign(callers, await cast(deps));
  for (const type of KINDS)
    for (const state of THINGS[type].states) {
      const title = `Bench, ${type}, ${stateWords(state)}, and a long way home from it`;
      const id = await THINGS[type].store(callers.owner, title, state);
      things.push({ type, id, title, state });
    }
  await saveForAll();
  const store = async (name: keyof typeof plans, fields: object) => {
    const plan = await as('owner').plans.create({ ...content('x'), ...fields, request_id: randomUUID() });
    plans[name] = plan.id;
  };
  await store('public', {});
  await store('prive', { is_prive: true, is_public: false });
  await store('private', { is_public: false });
  await store('deleted', {});
  await store('reportable', {});
  await store('reported', {});
  await as('reporter').safety.reportPlan({ id: plans.reported, reason: 'spam' });
  pin = await droppedPin(callers.owner);
  pins.public = await droppedPin(callers.owner);
  pins.prive = await droppedPin(callers.owner, { is_public: false, is_prive: true });
  pins.private = await droppedPin(callers.owner, { is_public: false });
  pins.deleted = await droppedPin(callers.owner, { deleted_at: deps.now() });
  const marks = { vibe: 8, quality: 8, experience: 8 };
  review = (await as('owner').reviews.write({ ...marks, place_id: 'first', request_id: randomUUID() })).id;
  stranger = (await person(deps)).viewer.userId;
  leaving = (await person(deps)).viewer.userId;
  const recipient = callers.free.viewer.userId;
  invitations.open = (await invite(callers.owner, { venue: FIRST })).own;
  invitations.named = (await invite(callers.owner, { venue: FIRST, recipient })).own;
  const accepted = await invite(callers.owner, { venue: FIRST, recipient, times: [TOMORROW] });
  await answer(callers.free, accepted, 'accepted');
  invitations.accepted = accepted.own;
  const evening = { starts_at: TOMORROW, minutes: 180, area_miles: 3 as const, reveals: [] };
  const { id: plan_id } = await as('owner').plans.create({
    ...content('x'),
    is_public: false,
    request_id: randomUUID(),
  });
  surprise = (await as('owner').surprises.create({ ...evening, plan_id, request_id: randomUUID() })).surprise
    .id;
  const { userId, linkId } = callers.owner.viewer;
  const pair = {
    linkId: linkId ?? '',
    people: [userId, callers.partner.viewer.userId] as const,
    at: TEST_NOW,
  };
  deck = await storedDeck(database.db, pair, [{ kind: 'place', ref: 'first' }]);
  await as('owner').plans.delete({ id: plans.deleted });
  memories.joint = (await keep(callers.owner)).id;
  memories.own = (await keep(callers.owner, { shared: false })).id;
  const { rows } = await database.pool.query('select decision_id from objections');
  decision = rows[0].decision_id;
  const { id, shareCode } = await share(callers.owner, memories.joint);
  memories.share = { id, code: shareCode };
});

const FIRST = { kind: 'place', place_id: 'first' } as const;
const TOMORROW = new Date(TEST_NOW.getTime() + DAY_MS).toISOString();

/** Everybody has saved every plan and pin that is there, from before it was hidden from them. */
async function saveForAll(): Promise<void> {
  await database.pool.query(
    `insert into saved_date_plans (user_id, date_plan_id, creator_id, title, description, places)
     select u.id, p.id, p.user_id, p.title, p.description, p.places from auth_users u, date_plans p where p.deleted_at is null`,
  );
  await database.pool.query(
    `insert into saved_places (user_id, place_id, source, place_name, place_address, place_types, category, note)
     select u.id, p.id::text, 'dropped_pins', p.title, p.address, array[p.category], p.category, 'From before'
     from auth_users u, dropped_pins p`,
  );
}

function as(role: Role) {
  const context = async () => ({
    ...callers[role],
    // One each: limits by address are not what this tests.
    clientAddress: `10.0.0.${ROLES.indexOf(role) + 1}`,
    requestHeaders: new Headers(await cookieOf(role)),
    resHeaders: new Headers(),
    request: { headers: {} } as never,
  });
  return createRouterClient(checkedRouter, { context });
}

/** A session of their own for each call, as some of them end what they came by. */
async function cookieOf(role: Role): Promise<{ cookie?: string }> {
  if (role === 'admin') return { cookie: adminCookie };
  const { viewer } = callers[role];
  return viewer ? { cookie: await sessionCookie(deps, viewer.userId) } : {};
}

const content = (title: string) => ({
  title,
  places: [
    { place_id: 'first', name: 'first', address: null },
    { place_id: 'second', name: 'second', address: null },
  ],
});

/** What the pure policy of its kind lets a role see of a thing. */
function sightOf(role: Role, { type, state }: Thing) {
  return THINGS[type].sight(state, callers.owner.viewer.userId, callers[role].viewer, role === 'blocker');
}

function expectedOn(way: Way, role: Role, thing: Thing) {
  if (way.expects) return way.expects(role, (other) => sightOf(other, thing));
  return way.leavesOut?.(thing.state, role === 'owner', role === 'partner') ? 'none' : sightOf(role, thing);
}

/** Nothing in an answer may be of a thing that this role does not see, nor more of a locked card than its cut title. */
function expectNothingHidden(role: Role, procedure: string, answer: unknown): void {
  const text = JSON.stringify(answer) ?? '';
  const reach = Object.fromEntries(WAYS)[procedure];
  for (const thing of things) {
    const way = reach?.[thing.type];
    const sight =
      way && way !== 'nothing' && way.expects ? expectedOn(way, role, thing) : sightOf(role, thing);
    const about = `${procedure} for ${role}: ${thing.type} ${stateWords(thing.state)}`;
    if (sight === 'none') expect(text.includes(thing.id), about).toBe(false);
    if (sight !== 'full') expect(text.includes(thing.title), about).toBe(false);
  }
}

/** What the call answers: 'ok', 'locked' for a locked card, or the error's code. */
async function outcome(call: () => Promise<unknown>): Promise<{ outcome: Outcome; answer?: unknown }> {
  try {
    const answer = await call();
    const isLocked =
      typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'locked';
    return { outcome: isLocked ? 'locked' : 'ok', answer };
  } catch (error) {
    if (error instanceof ORPCError) return { outcome: error.code as Outcome };
    throw error;
  }
}

test('FIX-42 GEN-09 GEN-11 RUL-96 every procedure of the contract stands in the matrix of its own area', () => {
  for (const [area, { procedures }] of Object.entries(AREAS)) {
    const stated = [...new Set(procedures.map(({ procedure }) => procedure))].sort();
    const routes = Object.keys(contract[area as keyof typeof contract] ?? {});
    expect(stated, area).toEqual(routes.map((name) => `${area}.${name}`).sort());
  }
  expect(Object.keys(AREAS)).toEqual(expect.arrayContaining(Object.keys(contract)));
});

test('FIX-42 every procedure that reads says of every kind of content what it shows', () => {
  const reads = Object.entries(contract).flatMap(([area, routes]) =>
    Object.entries(routes).flatMap(([name, { '~orpc': procedure }]) =>
      procedure.route.method === 'GET' ? [`${area}.${name}`] : [],
    ),
  );
  const stated = new Map(WAYS);
  expect(reads.filter((procedure) => !stated.has(procedure))).toEqual([]);
  for (const [way, reach] of stated) expect(Object.keys(reach).sort(), way).toEqual([...KINDS].sort());
  // What is published and announced without being asked for.
  expect(stated.has('link previews') && stated.has('live events')).toBe(true);
});

const LOOKS = WAYS.flatMap(([name, reach]) =>
  KINDS.flatMap((type): [string, ContentType, Way][] => {
    const way = reach[type];
    return way === 'nothing' ? [] : [[name, type, way]];
  }),
);

test.each(LOOKS)(
  'FIX-42 RUL-09 RUL-13 RUL-22 RUL-82 RUL-96 by way of %s everybody comes across each %s that they may see, and no other',
  async (_name, type, way) => {
    const ofKind = things.filter((thing) => thing.type === type);
    for (const role of ROLES) {
      // Nothing is answered to them (rpc/builders.ts): the rows below hold it.
      if (role === 'suspended') continue;
      expectFound(await way.look(reachedBy(role)), way, role, ofKind);
    }
  },
);

const reachedBy = (role: Role): Reached => ({
  caller: callers[role],
  blocked: new Set(role === 'blocker' ? [callers.owner.viewer.userId] : []),
  owner: callers.owner,
  ids: (wanted) => things.flatMap((thing) => (thing.type === wanted ? thing.id : [])),
  database,
});

function expectFound(found: Awaited<ReturnType<Way['look']>>, way: Way, role: Role, ofKind: Thing[]): void {
  const named = (ids: readonly string[]) =>
    ofKind.flatMap(({ id, state }) => (ids.includes(id) ? stateWords(state) : []));
  const due = (sight: string) => ofKind.filter((thing) => expectedOn(way, role, thing) === sight);
  const full = due('full').map(({ state }) => stateWords(state));
  if (way.some) {
    expect(full, role).toEqual(expect.arrayContaining(named(found.full)));
    if (full.length > 0) expect(named(found.full).length, role).toBeGreaterThan(0);
  } else {
    expect(named(found.full), role).toEqual(full);
  }
  const locked = way.showsLocked ? due('locked').map(({ state }) => stateWords(state)) : [];
  expect(named(found.locked ?? []), role).toEqual(locked);
  if (found.count !== undefined) expect(found.count, role).toBe(new Set(found.full).size);
}

/** The caller as they are now, by their session. */
async function nowAs(role: 'partner' | 'owner'): Promise<void> {
  const cookie = await sessionCookie(deps, callers[role].viewer.userId);
  const viewer = await readViewer(deps, new Headers({ cookie }));
  if (!viewer) throw new Error('nobody is signed in');
  callers[role] = { ...callers[role], viewer };
}

const PAUSED_SINCE = new Date(deps.now().getTime() - 8 * DAY_MS);
const noteMembersAt = (at: Date) =>
  database.db
    .updateTable('partner_links')
    .set({ last_entitlement_ok_at: at })
    .where('status', '=', 'accepted')
    .execute();

describe('RUL-46 while sharing is paused', () => {
  beforeAll(async () => {
    await noteMembersAt(PAUSED_SINCE);
    await nowAs('partner');
  });
  afterAll(async () => {
    await noteMembersAt(deps.now());
    await nowAs('partner');
  });

  test.each(LOOKS)(
    'by way of %s the partner comes across each %s as any member does',
    async (_name, type, way) => {
      expect(callers.partner.viewer.partnerId).toBeNull();
      const found = await way.look(reachedBy('partner'));
      expectFound(
        found,
        {
          ...way,
          leavesOut: (state, isOwner) => way.leavesOut?.(state, isOwner, false) ?? false,
          ...(way.betweenPartners && { expects: () => 'none' }),
        },
        'partner',
        things.filter((thing) => thing.type === type),
      );
    },
  );
});

describe.each(ROWS)('$procedure $case', (row) => {
  beforeAll(async () => {
    // A new one each time: among what is called is the end of all sessions.
    adminCookie = await sessionCookie(deps, callers.admin.viewer.userId);
  });
  test.each(ROLES)('for %s', async (role) => {
    const { outcome: found, answer } = await outcome(
      row.call(as(role), {
        plans,
        pin,
        pins,
        review,
        owner: callers.owner.viewer.userId,
        stranger,
        leaving,
        invitations,
        surprise,
        memories,
        deck,
        decision,
        content,
      }),
    );
    expect(found).toBe(row.expected[role]);
    expectNothingHidden(role, row.procedure, answer);
  });
});
