import { DAY_MS } from '@liora/domain/durations';
import { entitlement, type MembershipFields, NO_GIFTS } from '@liora/domain/rules/membership';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { readConfig } from '../src/config.ts';
import type { DB } from '../src/db/types.gen.ts';
import type { Deps } from '../src/deps.ts';
import { memoryStore } from '../src/integrations/photoStore/testing/memoryStore.ts';
import { Queue } from '../src/queue/queue.ts';
import { MemoryLimits } from '../src/rateLimits/memoryLimits.ts';
import type { AddressedCaller, Caller, SignedInCaller, Viewer } from '../src/rpc/context.ts';
import type { TestDatabase } from './database.ts';

/** The moment at which tests take place, unless they say otherwise: a Friday evening in San Francisco. */
export const TEST_NOW = new Date('2026-05-16T02:30:00Z');

/** The same deps so many days after that moment. */
export const afterDays = (deps: Deps, days: number): Deps => ({
  ...deps,
  now: () => new Date(TEST_NOW.getTime() + days * DAY_MS),
});

/** Deps on a test database: no mail leaves, nothing is logged, the clock stands still unless `now` is given. */
export function testDeps(database: TestDatabase, more: Partial<Deps> = {}): Deps {
  return {
    config: {
      ...readConfig({}, '/nowhere'),
      publicUrl: 'http://localhost:4310',
      sessionSecret: 'only for tests, 32 characters at least',
    },
    db: database.db,
    searchPool: database.searchPool,
    workPool: database.workPool,
    readDb: database.readDb,
    readLimits: new MemoryLimits(),
    queue: new Queue(database.pool),
    mailer: { send: async () => {} },
    geocoder: null,
    photoStore: memoryStore(),
    pusher: { apps: [], isKnown: () => true, send: async () => 'sent', close: async () => {} },
    log: pino({ level: 'silent' }),
    now: () => TEST_NOW,
    ...more,
  };
}

export function visitorOf(deps: Deps): Caller {
  return { deps, viewer: null };
}

let people = 0;

const FREE: MembershipFields = {
  membership_tier: 'free',
  subscription_status: null,
  subscription_end_date: null,
  trial_status: null,
  admin_managed_tier: false,
};

/** A person with an account; `member` gives an active Privé subscription, `membership` any other columns. */
export async function person(
  deps: Deps,
  options: { username?: string; member?: boolean; membership?: Partial<MembershipFields> } = {},
): Promise<AddressedCaller> {
  people += 1;
  const username = options.username ?? `person_${people}`;
  const paid = options.member ? { membership_tier: 'prive' as const, subscription_status: 'active' } : {};
  const membership = { ...FREE, ...paid, ...options.membership };
  const userId = await storePerson(deps.db, username, membership);
  const viewer: Viewer = {
    userId,
    username,
    entitlement: entitlement(membership, deps.now(), NO_GIFTS),
    partnerId: null,
    linkId: null,
    suspended: false,
  };
  // Everybody at home.
  return { deps, viewer, clientAddress: `10.7.${people >> 8}.${people & 255}` };
}

async function storePerson(db: Kysely<DB>, username: string, membership: MembershipFields): Promise<string> {
  const { id } = await db
    .insertInto('auth_users')
    .values({ name: username, email: `${username}@example.com` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('profiles')
    .values({ user_id: id, username, ...membership })
    .execute();
  return id;
}

export async function block(blocker: SignedInCaller, blocked: SignedInCaller): Promise<void> {
  await blocker.deps.db
    .insertInto('blocked_users')
    .values({ blocker_user_id: blocker.viewer.userId, blocked_user_id: blocked.viewer.userId })
    .execute();
}

/** A pin in the middle of San Francisco, public unless told otherwise; its id. */
export async function droppedPin(
  owner: SignedInCaller,
  fields: {
    title?: string;
    is_public?: boolean;
    is_prive?: boolean;
    is_hidden?: boolean;
    address?: string;
    deleted_at?: Date | null;
  } = {},
): Promise<string> {
  const { id } = await owner.deps.db
    .insertInto('dropped_pins')
    .values({
      user_id: owner.viewer.userId,
      title: 'Bench',
      category: 'Outdoor',
      subcategory: 'Park',
      latitude: 37.7793,
      longitude: -122.4193,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A venue in the middle of San Francisco unless told otherwise; its place_id is the slug. */
export async function venue(
  db: Kysely<DB>,
  slug: string,
  fields: {
    name?: string;
    category?: string;
    latitude?: number;
    longitude?: number;
    hours_weekly?: string | null;
    hours_exceptions?: string;
    price_level?: number;
    dietary_tags?: string[];
    source?: string;
  } = {},
): Promise<string> {
  await db
    .insertInto('venues')
    .values({
      place_id: slug,
      name: fields.name ?? slug,
      address: `1 ${slug} Street`,
      category: fields.category ?? 'Bar',
      categories: [fields.category ?? 'Bar'],
      latitude: fields.latitude ?? 37.7793,
      longitude: fields.longitude ?? -122.4193,
      hours_weekly: fields.hours_weekly ?? null,
      hours_exceptions: fields.hours_exceptions ?? '{}',
      price_level: fields.price_level ?? null,
      dietary_tags: fields.dietary_tags ?? [],
      time_zone: 'America/Los_Angeles',
      source: fields.source ?? 'test',
      source_id: slug,
      licence: 'CC0-1.0',
      source_date: '2026-01-01',
    })
    .execute();
  return slug;
}
