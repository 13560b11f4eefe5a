import { periodAt } from '@liora/domain/rules/checkIns';
import { SEERS, type SeenKind, type Seer, type Sees, WHO_SEES } from '@liora/domain/rules/visibility';
import { createRouterClient } from '@orpc/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_KINDS, type ContentType } from '../src/content/contentKinds.ts';
import { getProfile } from '../src/modules/accounts/profile/profile.service.ts';
import { getPlan } from '../src/modules/plans/plans.service.ts';
import { whoSees } from '../src/modules/safety/visibility/whoSees.service.ts';
import type { Caller } from '../src/rpc/context.ts';
import { type Cast, cast } from './cast.ts';
import { checkedRouter } from './checkedRouter.ts';
import { link, unlink } from './couples.ts';
import { testDatabase } from './database.ts';
import { person, TEST_NOW, testDeps, venue } from './factories.ts';
import type { Client } from './matrix.ts';
import { sessionCookie } from './sessions.ts';
import type { State } from './thing.ts';
import { THINGS } from './things.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
let people: Cast;
/** Who each is to `owner`; a former partner who is no member any more. */
let seers: Record<Seer, Caller>;

beforeAll(async () => {
  for (const place of ['first', 'second', 'third']) await venue(database.db, place);
  people = await cast(deps);
  const former = await person(deps, { member: true });
  await unlink(people.partner, people.owner);
  await link(former, people.owner);
  await unlink(former, people.owner);
  await link(people.partner, people.owner);
  const { owner, partner, free, prive, lapsed, visitor, blocker, admin } = people;
  const formerNow = {
    ...former,
    viewer: { ...former.viewer, entitlement: free.viewer.entitlement, partnerId: null, linkId: null },
  };
  seers = {
    owner,
    partner,
    former: formerNow,
    invited: free,
    member: prive,
    person: lapsed,
    visitor,
    blocker,
    admin,
  };
  adminCookie = await sessionCookie(deps, admin.viewer.userId);
});

/** Admins have proved a moment ago who they are. */
let adminCookie: string;

const as = (seer: Seer): Client =>
  createRouterClient(checkedRouter, {
    context: {
      ...seers[seer],
      clientAddress: `10.0.0.${SEERS.indexOf(seer) + 1}`,
      requestHeaders: new Headers(seer === 'admin' ? { cookie: adminCookie } : {}),
      resHeaders: new Headers(),
      request: {} as never,
    },
  });

/** The state that each choice of the page is, of the kinds that everybody's sight decides about. */
const STATES: { [Kind in SeenKind & ContentType]: Record<string, State> } = {
  plan: {
    public: { is_public: true, is_prive: false, shared_with_partner: true },
    prive: { is_public: false, is_prive: true, shared_with_partner: true },
    shared: { is_public: false, is_prive: false, shared_with_partner: true },
    own: { is_public: false, is_prive: false, shared_with_partner: false },
    underReview: { is_public: true, is_prive: false, is_reported: true },
  },
  pin: {
    public: { is_public: true, is_prive: false },
    prive: { is_public: false, is_prive: true },
    own: { is_public: false, is_prive: false },
    underReview: { is_public: true, is_prive: false, is_reported: true },
  },
  review: { public: {}, underReview: { is_reported: true } },
  photo: {
    shown: { ready: true, shown: true },
    hidden: { ready: true, shown: true, is_hidden: true },
  },
  profile: { name: {} },
  memory: { shared: { joint: true }, own: {} },
};

const SIGHTS = Object.entries(STATES).flatMap(([kind, states]) =>
  Object.entries(states).map(([choice, state]) => [kind as SeenKind & ContentType, choice, state] as const),
);

const expected = (kind: SeenKind, choice: string): Sees => {
  const choices: Record<string, Sees> = WHO_SEES[kind];
  const sees = choices[choice];
  if (!sees) throw new Error(`the page has no ${kind} ${choice}`);
  return sees;
};

/** Asked one after the other: all share two connections. */
async function answers(ask: (seer: Seer) => Promise<string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const seer of SEERS) found[seer] = await ask(seer);
  return found;
}
const told = (isTold: boolean) => (isTold ? 'full' : 'none');

const report = (kind: string, id: string) =>
  kind === 'plan'
    ? as('invited').safety.reportPlan({ id, reason: 'spam' })
    : as('invited').safety.report({
        content_type: kind as 'pin',
        content_id: id,
        reason: 'spam',
      });
const moderated = async () =>
  (await as('admin').safety.moderationQueue({})).items.map(({ content_id }) => content_id);

test.each(SIGHTS)(
  'FIX-42 RUL-96 of %s %s everybody sees what the page says, by the statement that decides it',
  async (kind, choice, state) => {
    // Reported as people do it, so that moderators have it in their queue.
    const id = await THINGS[kind].store(people.owner, `A ${kind}, ${choice}`, {
      ...state,
      is_reported: false,
    });
    if (state.is_reported) await report(kind, id);
    const { from, sight, id: column } = CONTENT_KINDS[kind];
    const seen = await answers(async (seer) => {
      const { rows } = await sql<{ sight: string }>`
        select ${sight(seers[seer].viewer)} as sight from ${from} where ${column} = ${id}::uuid`.execute(
        database.db,
      );
      const isQueued = seer === 'admin' && (await moderated()).includes(id);
      return isQueued ? 'full' : (rows[0]?.sight ?? 'none');
    });
    expect(seen).toEqual(expected(kind, choice));
  },
);

test('RUL-79 of a public profile and of a private one everybody is told what the page says', async () => {
  const { owner } = people;
  const { userId } = owner.viewer;
  for (const choice of ['public', 'private']) {
    await as('owner').profiles.update({ bio: 'Walks home', is_public_profile: choice === 'public' });
    const seen = await answers((seer) =>
      getProfile(seers[seer], { user_id: userId }).then(
        ({ bio }) => told(bio !== null),
        () => 'none',
      ),
    );
    expect(seen, choice).toEqual(expected('profile', choice));
  }
  await as('owner').profiles.update({ is_public_profile: true });
});

/** Everything that somebody may read in which something of another person could stand. */
async function readings(seer: Seer): Promise<string> {
  const client = as(seer);
  const { userId } = people.owner.viewer;
  const asked: Promise<unknown>[] = [
    client.saved.places({ limit: 50 }),
    client.saved.shared({ limit: 50 }),
    client.checkIns.list({}),
    client.checkIns.current(),
    client.places.searches(),
    client.memories.list({}),
    client.notifications.list({}),
    client.profiles.get({ user_id: userId }),
    client.plans.list({}),
  ];
  const done = await Promise.allSettled(asked);
  return JSON.stringify(done.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
}
const holding = (words: string) => answers(async (seer) => told((await readings(seer)).includes(words)));

test('RUL-47 of saved places and their notes everybody reads what the page says', async () => {
  const { owner } = people;
  const save = (place_id: string, more: object) =>
    database.db
      .insertInto('saved_places')
      .values({
        ...{ user_id: owner.viewer.userId, place_id, source: 'venues', place_name: `Saved ${place_id}` },
        ...{ place_types: ['Bar'], category: 'Bar', note: `Noted at ${place_id}`, ...more },
      })
      .execute();
  await save('first', { shared_with_partner: true });
  await save('second', { shared_with_partner: false });
  const readsShared = (place: string) =>
    answers(async (seer) => {
      const client = as(seer);
      const own = await client.saved.places({ limit: 50 }).catch(() => null);
      const shared = await client.saved.shared({ limit: 50 }).catch(() => null);
      return told(JSON.stringify([own, shared]).includes(`"${place}"`));
    });
  expect(await readsShared('first')).toEqual(expected('savedPlace', 'shared'));
  expect(await readsShared('second')).toEqual(expected('savedPlace', 'own'));
  expect(await holding('Noted at first')).toEqual(expected('savedPlace', 'note'));
});

test('RUL-47 of check-ins, evenings and searches everybody reads what the page says', async () => {
  const [owner, partner] = [as('owner'), as('partner')];
  await owner.checkIns.start({ time_zone: 'UTC' });
  const answer = (client: Client, note: string) =>
    client.checkIns.answer({
      ...{ kind: 'day', period: periodAt('day', TEST_NOW, 'UTC'), mood: 'good', note },
      request_id: crypto.randomUUID(),
    } as Parameters<Client['checkIns']['answer']>[0]);
  await answer(owner, 'The stairs were worth it');
  expect(await holding('The stairs were worth it')).toEqual(expected('checkIn', 'waiting'));
  await answer(partner, 'And the soup');
  expect(await holding('The stairs were worth it')).toEqual(expected('checkIn', 'revealed'));

  const knows = (day: string) =>
    answers(async (seer) => {
      const evenings = await as(seer)
        .freeEvenings.get()
        .catch(() => null);
      const known = seer === 'owner' ? evenings?.mine : evenings?.both;
      return told(known?.includes(day) ?? false);
    });
  await owner.freeEvenings.mark({ free: ['2026-05-22', '2026-05-23'] });
  await partner.freeEvenings.mark({ free: ['2026-05-23'] });
  expect(await knows('2026-05-22')).toEqual(expected('freeEvening', 'alone'));
  expect(await knows('2026-05-23')).toEqual(expected('freeEvening', 'both'));

  await owner.places.keepSearches({ on: true });
  await owner.places.rememberSearch({ words: 'a quiet ring' });
  expect(await holding('a quiet ring')).toEqual(expected('search', 'remembered'));
});

test('FIX-42 the page names every kind of content and every choice is tried here', () => {
  const ofContent = Object.keys(CONTENT_KINDS).filter((kind) => kind !== 'shared_memory');
  expect(Object.keys(WHO_SEES)).toEqual(expect.arrayContaining(ofContent));
  const elsewhere = [
    ...['profile.public', 'profile.private', 'savedPlace.shared', 'savedPlace.own', 'savedPlace.note'],
    ...['checkIn.waiting', 'checkIn.revealed', 'freeEvening.alone', 'freeEvening.both', 'search.remembered'],
    // Whoever has the code sees it (shares.test.ts); no table holds anybody's position.
    ...['memory.link', 'position.any'],
  ];
  const tried = [...SIGHTS.map(([kind, choice]) => `${kind}.${choice}`), ...elsewhere];
  const shown = Object.entries(WHO_SEES).flatMap(([kind, choices]) =>
    Object.keys(choices).map((choice) => `${kind}.${choice}`),
  );
  expect(tried.sort()).toEqual(shown.sort());
});

test.each(SIGHTS.filter(([kind]) => kind !== 'photo' && kind !== 'profile'))(
  'RUL-96 of an own %s %s its owner is told who sees it as it stands, and nobody else is',
  async (kind, choice, state) => {
    const id = await THINGS[kind].store(people.owner, `My ${kind}, ${choice}`, state);
    const asked = { type: kind as 'plan', id };
    const { owner, partner, member, person: free, visitor } = expected(kind, choice);
    expect(owner).toBe('full');
    expect(await whoSees(people.owner, asked)).toEqual({
      withheld: choice === 'underReview' ? 'reported' : null,
      ...{ partner, member, person: free, visitor },
    });
    for (const other of ['partner', 'free', 'admin'] as const)
      await expect(whoSees(people[other], asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each(Object.entries(STATES.plan))(
  'RUL-96 an own plan %s is answered as a stranger and as the partner with just what those are answered',
  async (choice, state) => {
    const id = await THINGS.plan.store(people.owner, `Looked at, ${choice}`, state);
    const asked = async (caller: Caller, how: Parameters<typeof getPlan>[2] = {}) =>
      JSON.stringify(await getPlan(caller, id, how).catch(({ code }: { code: string }) => code));
    expect(await asked(people.owner, { as: 'stranger' })).toBe(await asked(people.visitor));
    expect(await asked(people.owner, { as: 'partner' })).toBe(await asked(people.partner));
    // What is not one's own is answered as ever.
    expect(await asked(people.free, { as: 'partner' })).toBe(await asked(people.free));
  },
);

test('RUL-79 RUL-96 the own profile and its lists are answered as a stranger and as the partner with just what those are answered', async () => {
  const user_id = people.owner.viewer.userId;
  for (const isPublic of [true, false]) {
    await as('owner').profiles.update({ is_public_profile: isPublic });
    for (const list of ['get', 'plans', 'pins', 'reviews'] as const) {
      const asked = async (seer: Seer, how: object = {}) =>
        JSON.stringify(await as(seer).profiles[list]({ user_id, ...how }));
      expect(await asked('owner', { as: 'stranger' }), list).toBe(await asked('visitor'));
      expect(await asked('owner', { as: 'partner' }), list).toBe(await asked('partner'));
      expect(await asked('person', { as: 'partner' }), list).toBe(await asked('person'));
    }
  }
});
