import { randomUUID } from 'node:crypto';
import { searchInput } from '@liora/domain/contract/places';
import { planContent } from '@liora/domain/contract/plans';
import { VISITOR } from '@liora/domain/rules/membership';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exploreHome } from '../src/modules/explore/explore.service.ts';
import { seesPlan } from '../src/modules/live/live.policy.ts';
import { getPlace } from '../src/modules/places/places.service.ts';
import { searchPlaces } from '../src/modules/places/search/search.service.ts';
import { suggestPlaces } from '../src/modules/places/search/suggest.service.ts';
import { listCuratedPlans, ownPlans } from '../src/modules/plans/lists/planLists.service.ts';
import { createPlan, deletePlan, getPlan } from '../src/modules/plans/plans.service.ts';
import { sharedPlace, sharedPlan } from '../src/modules/previews/previews.service.ts';
import { reportPlan } from '../src/modules/safety/reports/reports.service.ts';
import type { Caller } from '../src/rpc/context.ts';
import { ProductError } from '../src/rpc/errors.ts';
import { ROLES, type Role } from './accessMatrix.ts';
import { type Cast, cast } from './cast.ts';
import { testDatabase } from './database.ts';
import { droppedPin, testDeps, venue } from './factories.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const CITY = { latitude: 37.7793, longitude: -122.4193 };

const PLANS = ['public', 'prive', 'private', 'reported', 'hidden', 'deleted'] as const;
const PINS = ['public', 'prive', 'private', 'reported'] as const;
const plans = {} as Record<(typeof PLANS)[number], string>;
const pins = {} as Record<(typeof PINS)[number], string>;
let people: Cast;

type Sight = 'full' | 'locked' | 'none';

/** What a role may see of a plan of `owner`, whichever way it takes. The creator has those under review besides (RUL-15). */
function sight(role: Role, plan: (typeof PLANS)[number]): Sight {
  if (plan === 'deleted') return 'none';
  if (role === 'owner') return 'full';
  if (role === 'blocker' || plan === 'private' || plan === 'reported' || plan === 'hidden') return 'none';
  if (plan === 'public') return 'full';
  return ['trial', 'prive', 'premium', 'managed'].includes(role) ? 'full' : 'locked';
}

/** Privé pins are for the tier prive alone (RUL-02). */
function seesPin(role: Role, pin: (typeof PINS)[number]): boolean {
  if (role === 'owner') return true;
  if (role === 'blocker' || pin === 'private' || pin === 'reported') return false;
  return pin === 'public' || ['trial', 'prive', 'managed'].includes(role);
}

beforeAll(async () => {
  await venue(database.db, 'first');
  await venue(database.db, 'second');
  people = await cast(deps);
  const { owner, reporter } = people;
  const places = ['first', 'second'].map((place_id) => ({ place_id, name: place_id, address: null }));
  for (const kind of PLANS) {
    const switches = { is_public: kind !== 'private' && kind !== 'prive', is_prive: kind === 'prive' };
    const content = planContent.parse({ title: `The ${kind} one`, places, ...switches });
    plans[kind] = (await createPlan(owner, { ...content, request_id: randomUUID() })).id;
  }
  await reportPlan(reporter, { id: plans.reported, reason: 'spam', details: null });
  await database.db
    .updateTable('date_plans')
    .set({ is_hidden: true })
    .where('id', '=', plans.hidden)
    .execute();
  await deletePlan(owner, plans.deleted);
  for (const kind of PINS) {
    const switches = { is_public: kind !== 'private' && kind !== 'prive', is_prive: kind === 'prive' };
    pins[kind] = await droppedPin(owner, { title: `Bench ${kind}`, ...switches });
  }
  await database.db
    .updateTable('dropped_pins')
    .set({ is_reported: true })
    .where('id', '=', pins.reported)
    .execute();
});

async function orNone<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProductError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const named = (list: ReadonlyArray<{ id: string }>, ids: Record<string, string>) =>
  Object.keys(ids).filter((kind) => list.some(({ id }) => id === ids[kind]));

const rowOf = async (id: string) =>
  database.db.selectFrom('date_plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function listener(caller: Caller, blocked: string[]) {
  const { viewer } = caller;
  return {
    userId: viewer?.userId ?? null,
    entitlement: viewer?.entitlement ?? VISITOR,
    blocked: new Set(blocked),
  };
}

describe.each(ROLES)('RUL-13 RUL-22 RUL-96 a plan, by every way, for %s', (role) => {
  const having = (wanted: Sight) => PLANS.filter((plan) => sight(role, plan) === wanted);
  /** Lists leave out what is under review, for its creator too. */
  const listed = () => having('full').filter((plan) => plan !== 'reported' && plan !== 'hidden');

  test('its own address', async () => {
    for (const plan of PLANS) {
      const found = await orNone(getPlan(people[role], plans[plan]));
      expect(found ? (found.kind === 'plan' ? 'full' : 'locked') : 'none', plan).toBe(sight(role, plan));
    }
  });

  test('the list, its count, the locked shelf, the first screen and the page of a place', async () => {
    const list = await listCuratedPlans(people[role], { tags: [], limit: 60 });
    expect(named(list.plans, plans)).toEqual(listed());
    expect(list.total).toBe(listed().length);
    expect(named(list.locked, plans)).toEqual(having('locked'));
    const home = await exploreHome(people[role], { origin: CITY, located: true });
    expect(named([...(home.featured ? [home.featured] : []), ...home.plans], plans)).toEqual(listed());
    expect(named((await getPlace(people[role], { id: 'first' })).plans, plans)).toEqual(listed());
  });

  test('the list of own plans', async () => {
    const caller = people[role];
    if (!caller.viewer) return;
    const own = await ownPlans({ ...caller, viewer: caller.viewer }, { limit: 60 });
    expect(named(own.plans, plans)).toEqual(role === 'owner' ? having('full') : []);
  });

  test('live events', async () => {
    const blocked = role === 'blocker' ? [people.owner.viewer.userId] : [];
    for (const plan of PLANS) {
      const { deleted_at, ...row } = await rowOf(plans[plan]);
      const sees = seesPlan({ ...row, deleted: deleted_at !== null }, listener(people[role], blocked));
      expect(sees, plan).toBe(sight(role, plan) === 'full');
    }
  });
});

describe.each(ROLES)('RUL-82 a pin, by every way, for %s', (role) => {
  const seen = () => PINS.filter((pin) => seesPin(role, pin));

  test('its own address, the search, its count, the place search box and the neighbours of a place', async () => {
    const caller = people[role];
    for (const pin of PINS) {
      expect((await orNone(getPlace(caller, { id: pins[pin] }))) !== null, pin).toBe(seesPin(role, pin));
    }
    const near = await searchPlaces(caller, searchInput.parse({ origin: CITY, q: 'bench' }));
    expect(named(near.places, pins)).toEqual(seen());
    expect(near.within).toBe(seen().length);
    expect(named((await suggestPlaces(caller, { q: 'bench', origin: CITY })).places, pins)).toEqual(seen());
    const { neighbours } = await getPlace(caller, { id: 'first' });
    expect(named(neighbours, pins).filter((kind) => !seen().some((pin) => pin === kind))).toEqual([]);
  });
});

test('RUL-09 RUL-91 previews tell everybody what a visitor may see, whoever asks', async () => {
  for (const plan of PLANS) {
    const shared = await sharedPlan({ deps }, plans[plan]);
    expect(shared ? (shared.svg ? 'full' : 'locked') : 'none', plan).toBe(sight('visitor', plan));
  }
  for (const pin of PINS) {
    expect((await sharedPlace({ deps }, pins[pin])) !== null, pin).toBe(seesPin('visitor', pin));
  }
});
