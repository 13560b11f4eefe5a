import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { DEMO_PEOPLE, DEMO_SIGN_INS } from './people.ts';
import { passwordRows, profileRow, userRow } from './peopleRows.ts';
import { pinRow } from './pinRows.ts';
import { DEMO_PINS } from './pins.ts';
import { cityDay, venueRow } from './placeRows.ts';
import { DEMO_PLACES } from './places/demoPlaces.ts';
import { likeRows, planRow, savedRows } from './planRows.ts';
import { DEMO_PLANS } from './plans/demoPlans.ts';
import { reviewRows } from './reviews.ts';
import { DEMO_SAVED } from './savedPlaces.ts';
import { categoryRows, savedCategoryRows, savedPlaceRows } from './savedRows.ts';
import type { DemoSignIn } from './types.ts';

export { DEMO_SIGN_INS } from './people.ts';

/**
 * Fills an empty database with the demo city (San Francisco): places, curators, their plans and reviews, and accounts to
 * sign in with, which it returns. A database that holds a user or a place stays as it is; then the list is empty.
 * All or nothing. `now`: what the dates of plans, accounts and membership are counted from.
 */
export async function loadDemoCity(db: Db, { now }: { now: Date }): Promise<DemoSignIn[]> {
  if (!(await isEmpty(db))) return [];
  const passwords = await passwordRows();
  return db.transaction().execute(async (trx) => {
    // Two servers may start on one database: the second waits here and then finds it filled.
    await sql`select pg_advisory_xact_lock(hashtext('liora demo city'))`.execute(trx);
    if (!(await isEmpty(trx))) return [];
    await insertPeople(trx, now);
    await trx.insertInto('auth_accounts').values(passwords).execute();
    await insertPlaces(trx, cityDay(now));
    await insertPlans(trx, now);
    await insertPins(trx, now);
    await trx.insertInto('liora_reviews').values(reviewRows(now)).execute();
    await insertSaved(trx, now);
    return [...DEMO_SIGN_INS];
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from auth_users) or exists (select from venues) or exists (select from restaurants) as used
  `.execute(db);
  return rows[0]?.used === false;
}

async function insertPeople(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('auth_users')
    .values(DEMO_PEOPLE.map((person) => userRow(person, now)))
    .execute();
  await db
    .insertInto('profiles')
    .values(DEMO_PEOPLE.map((person) => profileRow(person, now)))
    .execute();
}

async function insertPlaces(db: Db, firstDay: number): Promise<void> {
  const restaurants = DEMO_PLACES.filter(({ category }) => category === 'Restaurant');
  const venues = DEMO_PLACES.filter(({ category }) => category !== 'Restaurant');
  await db
    .insertInto('restaurants')
    .values(restaurants.map((place) => venueRow(place, firstDay)))
    .execute();
  await db
    .insertInto('venues')
    .values(venues.map((place) => venueRow(place, firstDay)))
    .execute();
}

async function insertPlans(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('date_plans')
    .values(DEMO_PLANS.map((plan) => planRow(plan, now)))
    .execute();
  await db
    .insertInto('date_plan_likes')
    .values(DEMO_PLANS.flatMap((plan) => likeRows(plan, now)))
    .execute();
  await db
    .insertInto('saved_date_plans')
    .values(DEMO_PLANS.flatMap((plan) => savedRows(plan, now)))
    .execute();
}

async function insertPins(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('dropped_pins')
    .values(DEMO_PINS.map((pin) => pinRow(pin, now)))
    .execute();
}

async function insertSaved(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('categories')
    .values(DEMO_SAVED.flatMap((saved) => categoryRows(saved, now)))
    .execute();
  await db
    .insertInto('saved_places')
    .values(DEMO_SAVED.flatMap((saved) => savedPlaceRows(saved, now)))
    .execute();
  await db.insertInto('saved_place_categories').values(DEMO_SAVED.flatMap(savedCategoryRows)).execute();
}
