import type { Deps } from '../../src/deps.ts';
import type { Caller } from '../../src/rpc/context.ts';
import { type TestDatabase, testDatabase } from '../database.ts';
import { testDeps, venue } from '../factories.ts';
import { storeInvitations } from './invitations.ts';
import { storeMemories } from './memories.ts';
import { storeSecrets } from './secrets.ts';
import { storeSaves, storeWishes } from './wishes.ts';

/** What differs between two worlds: all that somebody may not know, and nothing else. */
export interface Secrets {
  /** Where the locked Privé plans lie, what they hold, whose they are and how liked; their ids and titles stay. */
  locked: 'here' | 'elsewhere';
  /** Whether there are private, hidden, reported and deleted plans and pins. */
  hidden: boolean;
  /** Whether there are Privé pins: members see them, and not every member finds them in a search (RUL-02). */
  privePins: boolean;
  /** Whether somebody whom the blockers block has published anything. */
  enemy: boolean;
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const CITY = { latitude: 37.7793, longitude: -122.4193 };
const ELSEWHERE = { latitude: 37.9, longitude: -122.05 };

const PEOPLE = [
  'maya',
  'owner',
  'enemy',
  'free',
  'lapsed',
  'blocker',
  'member',
  'memberBlocker',
  'searcher',
] as const;
/** Members all: none is asked for more than one's calls are limited to. */
const MEMBERS: readonly string[] = ['member', 'memberBlocker', 'searcher'];
type Name = (typeof PEOPLE)[number];
export const idOf = (name: Name) => uuid(PEOPLE.indexOf(name) + 1);

/** Ids of plans by what they are; the two locked ones are on the shelf. */
export const PLAN_IDS = {
  open: uuid(101),
  openToo: uuid(102),
  locked: uuid(103),
  lockedToo: uuid(104),
  private: uuid(105),
  reported: uuid(106),
  hidden: uuid(107),
  deleted: uuid(108),
  enemy: uuid(109),
};
export const PIN_IDS = {
  private: uuid(201),
  reported: uuid(202),
  hidden: uuid(203),
  prive: uuid(204),
  deleted: uuid(205),
};
/** What no member sees either. */
const HIDDEN_PINS = Object.values(PIN_IDS).filter((id) => id !== PIN_IDS.prive);
export const REVIEW_IDS = Array.from({ length: 9 }, (_, n) => uuid(301 + n));
/** The first ones are there in every world. */
const HIDDEN_REVIEWS_FROM = 3;
/** The last is of the Privé pin. */
const PRIVE_REVIEW = 8;
export const SECRET_TAG = 'Trapdoor';
export const START = Date.UTC(2026, 4, 1);

interface StoredPlan {
  id: string;
  by: Name;
  title: string;
  tags: string[];
  stops: string[];
  at: { latitude: number; longitude: number };
  flags: Partial<Record<'is_public' | 'is_prive' | 'is_hidden' | 'is_reported' | 'deleted', boolean>>;
  likes: Name[];
}

function plansOf({ locked, hidden, enemy }: Secrets): StoredPlan[] {
  const open = { by: 'maya', tags: ['Jazz'], stops: ['bar', 'cafe'], at: CITY, likes: ['free'] } as const;
  const here = locked === 'here';
  const secret = {
    by: here ? ('owner' as const) : ('maya' as const),
    tags: here ? [SECRET_TAG, 'Jazz'] : ['Else'],
    stops: here ? ['bar', 'lookout'] : ['cafe', 'far'],
    at: here ? CITY : ELSEWHERE,
    likes: (here ? ['member', 'maya'] : []) as Name[],
  };
  const own = {
    by: 'owner',
    tags: [SECRET_TAG],
    stops: ['lookout', 'bar'],
    at: CITY,
    likes: ['member'],
  } as const;
  const plan = (
    id: string,
    title: string,
    flags: StoredPlan['flags'],
    of: Omit<StoredPlan, 'id' | 'title' | 'flags'>,
  ) => ({
    id,
    title,
    flags,
    ...of,
  });
  const copy = ({ by, tags, stops, at, likes }: typeof open | typeof own) => ({
    by,
    at,
    tags: [...tags],
    stops: [...stops],
    likes: [...likes],
  });
  return [
    plan(PLAN_IDS.open, 'Lamplight', { is_public: true }, copy(open)),
    plan(PLAN_IDS.openToo, 'Harbour', { is_public: true }, { ...copy(open), tags: ['Outdoors'] }),
    plan(PLAN_IDS.locked, 'Behind the wall', { is_prive: true }, secret),
    plan(PLAN_IDS.lockedToo, 'Below the floor', { is_prive: true }, secret),
    ...(hidden
      ? [
          plan(PLAN_IDS.private, 'Only mine', {}, copy(own)),
          plan(PLAN_IDS.reported, 'Reported', { is_public: true, is_reported: true }, copy(own)),
          plan(PLAN_IDS.hidden, 'Hidden', { is_public: true, is_hidden: true }, copy(own)),
          plan(PLAN_IDS.deleted, 'Deleted', { is_public: true, deleted: true }, copy(own)),
        ]
      : []),
    ...(enemy
      ? [plan(PLAN_IDS.enemy, 'By the enemy', { is_public: true }, { ...copy(own), by: 'enemy' })]
      : []),
  ];
}

async function storePlan({ pool }: TestDatabase, plan: StoredPlan): Promise<void> {
  const { id, by, title, tags, stops, at, flags, likes } = plan;
  const places = stops.map((place_id) => ({
    place_id,
    name: place_id,
    latitude: at.latitude,
    longitude: at.longitude,
  }));
  // Newest first is by id, so that the order of the shelf is the same in every world.
  const created = new Date(START + Number(id.slice(-3)) * 60_000);
  await pool.query(
    `insert into date_plans (id, user_id, title, description, places, latitude, longitude, tags, is_public, is_prive,
                             is_hidden, is_reported, deleted_at, created_at, updated_at)
     values ($1, $2, $3, 'what it is about', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
    [
      id,
      idOf(by),
      title,
      JSON.stringify(places),
      at.latitude,
      at.longitude,
      tags,
      flags.is_public ?? false,
      flags.is_prive ?? false,
      flags.is_hidden ?? false,
      flags.is_reported ?? false,
      flags.deleted ? created : null,
      created,
    ],
  );
  for (const fan of likes)
    await pool.query('insert into date_plan_likes (date_plan_id, user_id) values ($1, $2)', [id, idOf(fan)]);
}

async function storePins({ pool }: TestDatabase, { hidden, privePins }: Secrets): Promise<void> {
  const store = (id: string, flags: string) =>
    pool.query(
      `insert into dropped_pins (id, user_id, title, category, subcategory, latitude, longitude, is_public, is_prive,
                                 is_hidden, is_reported, deleted_at)
       values ($1, $2, 'Bench', 'Outdoor', 'Park', $3, $4, ${flags})`,
      [id, idOf('owner'), CITY.latitude, CITY.longitude],
    );
  if (privePins) await store(PIN_IDS.prive, 'false, true, false, false, null');
  if (!hidden) return;
  await store(PIN_IDS.private, 'false, false, false, false, null');
  await store(PIN_IDS.reported, 'true, false, false, true, null');
  await store(PIN_IDS.hidden, 'true, false, true, false, null');
  await store(PIN_IDS.deleted, 'true, false, false, false, now()');
}

/** Of everybody's places; where something is hidden, also of pins, and some that do not count, or no longer. */
async function storeReviews({ pool }: TestDatabase, { hidden, privePins }: Secrets): Promise<void> {
  const store = async (n: number, by: Name, place: string, mark: number, flags = 'is_hidden = false') => {
    await pool.query(
      `insert into liora_reviews (id, user_id, place_id, vibe, quality, experience, text, created_at)
       values ($1, $2, $3, $4, $4, $4, 'as it was', $5)`,
      [REVIEW_IDS[n], idOf(by), place, mark, new Date(START + n * 60_000)],
    );
    await pool.query(`update liora_reviews set ${flags} where id = $1`, [REVIEW_IDS[n]]);
  };
  await store(0, 'maya', 'bar', 8);
  await store(1, 'owner', 'bar', 10);
  await store(2, 'maya', 'cafe', 7);
  if (privePins) await store(PRIVE_REVIEW, 'maya', PIN_IDS.prive, 9);
  if (!hidden) return;
  await store(3, 'lapsed', 'bar', 1, 'is_hidden = true');
  await store(4, 'owner', 'cafe', 1, 'is_reported = true');
  await store(5, 'lapsed', 'cafe', 10, 'held_at = now()');
  await store(6, 'lapsed', 'lookout', 10, 'deleted_at = now()');
  await store(7, 'maya', PIN_IDS.private, 9);
}

/** Everybody hears of somebody they know and, where there is one, of an enemy whom the blockers blocked afterwards. */
async function storeNotifications({ pool }: TestDatabase, { enemy }: Secrets): Promise<void> {
  await pool.query(
    `insert into notifications (id, user_id, from_user_id, type, data, created_at)
     select md5(u.id::text || s.id)::uuid, u.id, s.id::uuid, 'partner_activity',
            '{"what": "places", "count": 2, "subjects": []}', to_timestamp(${START} / 1000.0) + s.n * interval '100 minutes'
     from auth_users u, unnest($1::text[]) with ordinality s (id, n)`,
    [[idOf('maya'), ...(enemy ? [idOf('enemy')] : [])]],
  );
}

async function storePeople({ pool }: TestDatabase): Promise<void> {
  for (const name of PEOPLE) {
    await pool.query('insert into auth_users (id, name, email) values ($1, $2, $3)', [
      idOf(name),
      name,
      `${name}@example.com`,
    ]);
    await pool.query('insert into profiles (user_id, id, username) values ($1, $1, $2)', [idOf(name), name]);
  }
  for (const name of ['blocker', 'memberBlocker'] as const)
    await pool.query(
      `insert into blocked_users (blocker_user_id, blocked_user_id, created_at) values ($1, $2, '2026-05-01Z')`,
      [idOf(name), idOf('enemy')],
    );
}

const KEYS = { publicKey: 'B'.repeat(87), privateKey: 'a'.repeat(43) };

/** A world in a database of its own; two of them differ in their secrets alone. */
export async function world(secrets: Secrets): Promise<{ database: TestDatabase; deps: Deps }> {
  const database = await testDatabase({ poolSize: 2 });
  for (const [slug, category] of [
    ['bar', 'Bar'],
    ['cafe', 'Cafe'],
    ['lookout', 'Outdoor'],
  ] as const)
    await venue(database.db, slug, { category });
  await venue(database.db, 'far', ELSEWHERE);
  await storePeople(database);
  for (const plan of plansOf(secrets)) await storePlan(database, plan);
  await storePins(database, secrets);
  await storeReviews(database, secrets);
  const wishing = {
    pins: Object.values(PIN_IDS),
    owner: idOf('owner'),
    start: START,
    hidden: secrets.hidden,
  };
  await storeSaves(database, wishing);
  await storeWishes(database, wishing);
  await storeNotifications(database, secrets);
  const hiddenThings = { plan: PLAN_IDS.private, pin: PIN_IDS.hidden, locked: PLAN_IDS.locked };
  await storeInvitations(database, secrets, { idOf, start: START, ...hiddenThings });
  if (secrets.hidden) await storeMemories(database, { owner: idOf('owner'), start: START });
  if (secrets.hidden)
    await storeSecrets(
      database,
      {
        pin: HIDDEN_PINS,
        review: REVIEW_IDS.slice(HIDDEN_REVIEWS_FROM, PRIVE_REVIEW),
        shownReview: REVIEW_IDS[0] ?? '',
      },
      { owner: idOf('owner'), other: idOf('lapsed'), start: START },
    );
  const deps = testDeps(database);
  // Each installation makes keys of its own.
  return {
    database,
    deps: { ...deps, config: { ...deps.config, push: { ...deps.config.push, keys: KEYS } } },
  };
}

const NOT_A_MEMBER = { tier: 'free', member: false, prive: false } as const;
/** A member whose search finds no Privé pins (RUL-02): there they stay hidden. */
const PREMIUM = { tier: 'premium', member: true, prive: false } as const;

export function callerIn(deps: Deps, name: Name | 'visitor'): Caller {
  if (name === 'visitor') return { deps, viewer: null };
  const entitlement = MEMBERS.includes(name) ? PREMIUM : NOT_A_MEMBER;
  const alone = { partnerId: null, linkId: null, suspended: false };
  return { deps, viewer: { userId: idOf(name), username: name, entitlement, ...alone } };
}
