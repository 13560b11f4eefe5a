import { searchInput } from '@liora/domain/contract/places';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { verifyPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, testDatabaseForThisTest } from '../../../test/database.ts';
import { testDeps, visitorOf } from '../../../test/factories.ts';
import { searchPlaces } from '../../modules/places/search/search.service.ts';
import { lovedPlaces } from '../../modules/reviews/loved/loved.service.ts';
import { DEMO_SIGN_INS, loadDemoCity } from './load.ts';
import { DEMO_PEOPLE } from './people.ts';
import { DEMO_PINS } from './pins.ts';
import { DEMO_PLACES } from './places/demoPlaces.ts';
import { DEMO_PLANS } from './plans/demoPlans.ts';
import type { DemoSignIn } from './types.ts';

const NOW = new Date('2026-11-20T20:00:00Z');

describe('a fresh clone', async () => {
  const database = await testDatabase();
  afterAll(() => database.close());
  const { db } = database;
  let signIns: DemoSignIn[] = [];

  beforeAll(async () => {
    signIns = await loadDemoCity(db, { now: NOW });
  });

  const count = async (
    table: 'venues' | 'restaurants' | 'date_plans' | 'date_plan_likes' | 'saved_date_plans' | 'dropped_pins',
  ) => {
    const row = await db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow();
    return row.n;
  };

  test('the demo accounts have saved places in a few categories, the free one no more than she may', async () => {
    const { rows } = await sql<{ username: string; places: number; categories: number; first: boolean }>`
      select f.username, count(*)::int as places, count(distinct s.category_id)::int as categories,
             bool_and((s.category_id is null) = not exists (
               select from saved_place_categories k where k.user_id = s.user_id and k.place_id = s.place_id)) as first
      from saved_places s join profiles f using (user_id) group by f.username order by f.username`.execute(
      db,
    );
    expect(rows).toEqual([
      { username: 'june', places: 2, categories: 1, first: true },
      { username: 'rafael', places: 15, categories: 4, first: true },
    ]);
  });

  test('holds every place, plan and pin', async () => {
    expect((await count('venues')) + (await count('restaurants'))).toBe(DEMO_PLACES.length);
    expect(await count('date_plans')).toBe(DEMO_PLANS.length);
    expect(await count('dropped_pins')).toBe(DEMO_PINS.length);
  });

  test('can be searched at once', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from place_search`.execute(db);
    expect(rows[0]?.n).toBe(DEMO_PLACES.length + DEMO_PINS.length);
  });

  test('knows when a place opens, with its holidays', async () => {
    const tower = await db
      .selectFrom('venues')
      .select(['hours_weekly', 'hours_exceptions'])
      .where('place_id', '=', 'liora-coit-tower')
      .executeTakeFirstOrThrow();
    expect(tower.hours_weekly).toMatch(/^\{\[/);
    expect(tower.hours_exceptions).toMatchObject({ '2026-12-25': '{}' });
  });

  test.each(['wine', 'jazz', 'tacos', 'sushi', 'vegan', 'view', 'rain'])(
    'FIX-38 has four places or more for %s, most of them open tonight',
    async (q) => {
      const origin = { latitude: 37.7793, longitude: -122.4193 };
      const visitor = visitorOf(testDeps(database));
      const { places } = await searchPlaces(visitor, searchInput.parse({ origin, q }));
      expect(places.length).toBeGreaterThanOrEqual(4);
      const openAt = q === 'view' || q === 'rain' ? '2026-11-21T22:00:00Z' : '2026-11-22T03:30:00Z';
      const then = await searchPlaces(visitor, searchInput.parse({ origin, q, openAt }));
      expect(then.places.filter(({ isOpen }) => isOpen).length).toBeGreaterThanOrEqual(4);
    },
  );

  test('FIX-38 says of usual hours that they are no more than that', async () => {
    const places = await db
      .selectFrom('venues')
      .select(['place_id', 'source'])
      .where('place_id', 'in', ['liora-hotel-biron', 'liora-de-young', 'liora-specs'])
      .orderBy('place_id')
      .execute();
    expect(places.map(({ source }) => source)).toEqual(['liora', USUAL_HOURS_SOURCE, 'liora']);
  });

  test('FIX-38 a card says so, too, of those places alone', async () => {
    const origin = { latitude: 37.7793, longitude: -122.4193 };
    const visitor = visitorOf(testDeps(database));
    const usual = async (q: string) => {
      const { places } = await searchPlaces(visitor, searchInput.parse({ origin, q, limit: 1 }));
      return places[0]?.usualHours;
    };
    expect(await usual('Hotel Biron')).toBe(true);
    expect(await usual('Specs')).toBe(false);
  });

  test('understands all the hours that it states', async () => {
    const misunderstood = await db
      .selectFrom('venues')
      .select('place_id')
      .where('hours', 'is not', null)
      .where('hours_weekly', 'is', null)
      .unionAll(
        db
          .selectFrom('restaurants')
          .select('place_id')
          .where('hours', 'is not', null)
          .where('hours_weekly', 'is', null),
      )
      .execute();
    expect(misunderstood).toEqual([]);
  });

  test('has a free and a Privé member and a pair who can sign in with the printed password', async () => {
    expect(signIns).toEqual(DEMO_SIGN_INS);
    const accounts = await db
      .selectFrom('auth_accounts')
      .innerJoin('auth_users', 'auth_users.id', 'auth_accounts.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'auth_users.id')
      .select(['email', 'email_verified', 'password', 'account_id', 'auth_users.id'])
      .select(['membership_tier', 'subscription_status', 'subscription_end_date'])
      .orderBy('email')
      .execute();
    expect(accounts.map(({ email }) => email)).toEqual(
      ['hugo', 'june', 'nora', 'rafael'].map((name) => `${name}@example.com`),
    );
    expect(accounts.every((account) => account.email_verified && account.account_id === account.id)).toBe(
      true,
    );
    for (const { email, password } of DEMO_SIGN_INS) {
      const hash = accounts.find((account) => account.email === email)?.password ?? '';
      expect(await verifyPassword({ hash, password })).toBe(true);
    }
    const [hugo, june, nora, rafael] = accounts;
    expect(june).toMatchObject({ membership_tier: 'free', subscription_end_date: null });
    for (const member of [rafael, nora, hugo])
      expect(member).toMatchObject({
        membership_tier: 'prive',
        subscription_status: 'active',
        subscription_end_date: new Date('2027-11-20T20:00:00Z'),
      });
  });

  test('FIX-38 RUL-49 has reviews by its people: places on every step of Liora Loved, and some below it', async () => {
    const visitor = visitorOf(testDeps(database, { now: () => NOW }));
    const { places } = await lovedPlaces(visitor, { sort: 'score', limit: 60 });
    expect(new Set(places.map(({ step }) => step))).toEqual(new Set(['early', 'loved', 'official', 'pick']));
    const { rows } = await sql<{ below: number; lost: number; young: number }>`
      select (select count(*) from place_scores where not is_loved)::int as below,
             (select count(*) from liora_reviews r where not exists (select from place_search p where p.ref = r.ref))::int as lost,
             (select count(*) from liora_reviews r join auth_users u on u.id = r.user_id
              where r.created_at < u.created_at or r.created_at > ${NOW})::int as young`.execute(db);
    expect(rows[0]?.below).toBeGreaterThan(0);
    expect(rows[0]).toMatchObject({ lost: 0, young: 0 });
  });

  test('shows plans of the past months with the likes and saves of its people', async () => {
    const plans = await db
      .selectFrom('v_date_plans_enriched')
      .select(['title', 'like_count', 'save_count', 'created_at', 'is_public', 'is_prive'])
      .execute();
    expect(plans.filter((plan) => (plan.like_count ?? 0) > 0).length).toBeGreaterThan(DEMO_PLANS.length / 2);
    expect(plans.every((plan) => (plan.like_count ?? 0) < DEMO_PEOPLE.length)).toBe(true);
    expect(plans.every((plan) => plan.created_at !== null && plan.created_at < NOW)).toBe(true);
    expect(await count('saved_date_plans')).toBeGreaterThan(0);
  });
});

describe('a database with data of its own', () => {
  test('stays as it is when somebody has signed up', async () => {
    const { db } = await testDatabaseForThisTest();
    await db.insertInto('auth_users').values({ name: 'ada', email: 'ada@example.com' }).execute();
    expect(await loadDemoCity(db, { now: NOW })).toEqual([]);
    expect(await db.selectFrom('venues').select('id').execute()).toEqual([]);
  });

  test('gets the demo city once, whoever starts at the same time', async () => {
    const { db } = await testDatabaseForThisTest();
    const loads = await Promise.all([loadDemoCity(db, { now: NOW }), loadDemoCity(db, { now: NOW })]);
    expect(loads.map((signIns) => signIns.length).sort()).toEqual([0, DEMO_SIGN_INS.length]);
  });
});
