import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { MemoryLimits } from '../../src/rateLimits/memoryLimits.ts';
import type { RequestContext } from '../../src/rpc/context.ts';
import { router } from '../../src/rpc/router.ts';
import { block, droppedPin, person, venue } from '../factories.ts';
import { sessionCookie } from '../sessions.ts';
import type { Known } from './arbitraries.ts';
import { belongings, giveTo, linkTo } from './belongings.ts';

const PLANS = 6;

/** The same without limits on calls: every call falls into a minute of its own. */
export function withoutLimits(deps: Deps): Deps {
  let minute = 0;
  return { ...deps, readLimits: new MemoryLimits(() => (minute += 60_000)) };
}

async function unlimitWrites(deps: Deps): Promise<void> {
  await sql`create or replace function uncounted() returns trigger language plpgsql as
    'begin new.count := 1; new.resets_at := least(new.resets_at, now()); return new; end'`.execute(deps.db);
  await sql`create or replace trigger uncounted before insert or update on rate_limits
    for each row execute function uncounted()`.execute(deps.db);
}

/** Whose it is has just been proved: else all that asks for it is refused before it reads its input. */
async function session(deps: Deps, userId: string): Promise<string> {
  const cookie = await sessionCookie(deps, userId);
  const proved_at = deps.now();
  await deps.db.updateTable('auth_sessions').set({ proved_at }).where('user_id', '=', userId).execute();
  return cookie;
}

const visiting = (deps: Deps): RequestContext => ({
  deps,
  viewer: null,
  clientAddress: '192.0.2.1',
  request: {} as never,
  requestHeaders: new Headers(),
});

export interface World {
  known: Known;
  /** A visitor, a new member and a new admin, as browsers send them. */
  callers: () => Promise<(string | undefined)[]>;
}

/** A small town with plans, pins and blocks, so that generated ids lead somewhere; limits count nothing. */
export async function hostileWorld(deps: Deps): Promise<World> {
  await unlimitWrites(deps);
  const places = ['wine-bar', 'gelato', 'museum', 'park', 'jazz-club', 'bookshop', 'pier', 'bakery'];
  for (const slug of places) await venue(deps.db, slug, { name: `The ${slug}` });
  const owner = await person(deps, { username: `owner_${randomUUID().slice(0, 8)}`, member: true });
  const other = await person(deps, { username: `other_${randomUUID().slice(0, 8)}` });
  await block(owner, other);
  const stops = JSON.stringify(
    places.slice(0, 2).map((place_id) => ({
      ...{ place_id, name: place_id, address: null, latitude: 37.7793, longitude: -122.4193, rating: null },
      ...{ price_level: null, types: [], category: 'Bar', subcategory: null, note: null },
    })),
  );
  const plans = await deps.db
    .insertInto('date_plans')
    .values(
      [owner, other].flatMap(({ viewer }) =>
        Array.from({ length: PLANS }, (_, i) => ({
          user_id: viewer.userId,
          title: `Plan ${i}`,
          places: stops,
          is_public: i % 3 !== 1,
          is_prive: i % 3 === 1,
        })),
      ),
    )
    .returning('id')
    .execute();
  const pin = await droppedPin(owner);
  const own = await belongings(owner);
  let round = 0;
  const { nextCursor } = await call(router.plans.list, { limit: 1 }, { context: visiting(deps) });
  const ids = plans.map(({ id }) => id);
  const { photos, ...kept } = own;
  // What is one's own oftener than all else: of other people's most answers are the same.
  const often = Array.from({ length: 4 }, () => Object.values(kept)).flat();
  const uuids = [...ids, pin, ...often, ...photos, owner.viewer.userId, other.viewer.userId];
  return {
    known: {
      uuids,
      placeIds: [...places, pin, own.pin, 'custom_1'],
      cursors: nextCursor ? [nextCursor] : [''],
      texts: ['wine', 'The museum', 'owner', 'san francisco', 'romantic'],
    },
    callers: async () => {
      const name = () => `m_${randomUUID().slice(0, 12)}`;
      const member = await person(deps, { username: name(), member: true });
      const admin = await person(deps, { username: name() });
      await deps.db.insertInto('admins').values({ user_id: admin.viewer.userId }).execute();
      // Some plans are theirs, so that they may write them.
      const theirs = { user_id: member.viewer.userId };
      await deps.db.updateTable('date_plans').set(theirs).where('id', 'in', ids.slice(PLANS)).execute();
      const first = { place: places[0] ?? '', friend: owner.viewer.userId };
      await giveTo(deps, member.viewer.userId, own, first);
      round += 1;
      // Every second one shares with the friend.
      if (round % 2 === 0) await linkTo(deps, member.viewer.userId, own, first);
      return [undefined, await session(deps, member.viewer.userId), await session(deps, admin.viewer.userId)];
    },
  };
}
