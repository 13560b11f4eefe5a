import type { Entitlement } from '@liora/domain/rules/membership';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import type { Viewer } from '../../rpc/context.ts';
import { isPlanFull, isPlanListed, isPlanLocked, isPlanPublic } from './planSight.policy.ts';
import { type PlanAccess, planVisibility } from './plans.policy.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const creator = (await person(deps)).viewer;
const other = (await person(deps)).viewer;
const blocker = (await person(deps)).viewer;
await database.db
  .insertInto('blocked_users')
  .values({ blocker_user_id: blocker.userId, blocked_user_id: creator.userId })
  .execute();

const MEMBER: Entitlement = { tier: 'prive', member: true, prive: true };
const FREE: Entitlement = { tier: 'free', member: false, prive: false };
const viewers: Array<[string, Viewer | null]> = [
  ['visitor', null],
  ...[creator, other, blocker].flatMap(
    (viewer): Array<[string, Viewer]> => [
      [`${viewer.username}, free`, { ...viewer, entitlement: FREE }],
      [`${viewer.username}, member`, { ...viewer, entitlement: MEMBER }],
    ],
  ),
];

/** Every state that a plan can be in. */
const states: Array<Omit<PlanAccess, 'user_id' | 'creator_blocked'>> = Array.from(
  { length: 32 },
  (_, bits) => ({
    deleted: (bits & 16) > 0,
    is_hidden: (bits & 8) > 0,
    is_reported: (bits & 4) > 0,
    is_public: (bits & 2) > 0,
    is_prive: (bits & 1) > 0,
  }),
).filter((state) => !(state.is_public && state.is_prive));

for (const [n, state] of states.entries()) {
  const { deleted, ...flags } = state;
  await database.db
    .insertInto('date_plans')
    .values({
      ...flags,
      user_id: creator.userId,
      title: String(n),
      places: '[{"place_id": "a"}, {"place_id": "b"}]',
      deleted_at: deleted ? new Date() : null,
    })
    .execute();
}

/** What the database says of every plan, in the order of `states`. */
async function said(viewer: Viewer | null) {
  const { rows } = await sql<Record<'sees' | 'lists' | 'locked' | 'everybody', boolean>>`
    select ${isPlanFull(viewer, 'p')} as sees, ${isPlanListed(viewer, 'p')} as lists,
           ${isPlanLocked(viewer, 'p')} as locked, ${isPlanPublic(viewer, 'p')} as everybody
    from date_plans p order by p.title::int`.execute(database.db);
  return rows;
}

test.each(viewers)(
  'FIX-41 RUL-13 RUL-15 RUL-22 the functions in SQL decide as the policy does, for %s',
  async (name, viewer) => {
    const rows = await said(viewer);
    for (const [n, state] of states.entries()) {
      const blocked = viewer?.userId === blocker.userId;
      const plan = { ...state, user_id: creator.userId, creator_blocked: blocked };
      const sight = planVisibility(plan, viewer);
      expect(rows[n], `${name} ${JSON.stringify(state)}`).toEqual({
        sees: sight === 'full',
        lists: sight === 'full' && !state.is_hidden && !state.is_reported,
        locked: sight === 'locked',
        everybody: planVisibility({ ...plan }, null) === 'full',
      });
    }
  },
);
