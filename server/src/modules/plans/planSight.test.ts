import type { Entitlement } from '@liora/domain/rules/membership';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, person, testDeps } from '../../../test/factories.ts';
import type { Audience, Sight } from '../../content/contentKind.ts';
import type { Viewer } from '../../rpc/context.ts';
import { isPlanListed, isPlanLocked, isPlanPublic, planSight } from './planSight.policy.ts';
import { copyVisibility } from './plans.policy.ts';
import { copySight } from './saved/copySight.policy.ts';
import { planStates, planThings } from './testing/planThings.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const creator = await person(deps);
const other = await person(deps);
const blocker = await person(deps);
const partner = await person(deps);
partner.viewer.partnerId = creator.viewer.userId;
await block(blocker, creator);

const MEMBER: Entitlement = { tier: 'prive', member: true, prive: true };
const FREE: Entitlement = { tier: 'free', member: false, prive: false };
const people = [creator, other, blocker, partner].flatMap(
  ({ viewer }): Array<[string, Viewer]> => [
    [`${viewer.username}, free`, { ...viewer, entitlement: FREE }],
    [`${viewer.username}, member`, { ...viewer, entitlement: MEMBER }],
  ],
);

for (const [n, state] of planStates.entries()) await planThings.store(creator, String(n), state);

/** What the database says of every plan, in the order of the states. */
async function rowsOf(viewer: Viewer | null) {
  const { rows } = await sql<Record<'lists' | 'locked' | 'everybody', boolean> & { sight: Sight }>`
    select ${isPlanListed(viewer, 'p')} as lists, ${isPlanLocked(viewer, 'p')} as locked,
           ${isPlanPublic(viewer, 'p')} as everybody, ${planSight(viewer, 'p')} as sight
    from date_plans p order by p.title::int`.execute(database.db);
  return rows;
}

test.each([['visitor', null] as const, ...people])(
  'FIX-41 RUL-13 RUL-15 RUL-22 RUL-47 the lists in SQL decide as the policy does, for %s',
  async (name, viewer) => {
    const rows = await rowsOf(viewer);
    const owner = creator.viewer.userId;
    const blocked = viewer?.userId === blocker.viewer.userId;
    for (const [n, state] of planStates.entries()) {
      const sight = planThings.sight(state, owner, viewer, blocked);
      // Lists hold what is published and one's own: what a partner alone may see is not among it.
      const alone = viewer && { ...viewer, partnerId: null };
      const listed = planThings.sight(state, owner, alone, blocked);
      expect(rows[n], `${name} ${JSON.stringify(state)}`).toEqual({
        sight,
        lists: listed === 'full' && !state.is_hidden && !state.is_reported,
        locked: listed === 'locked',
        everybody: planThings.sight(state, owner, null, blocked) === 'full',
      });
    }
  },
);

const AUDIENCES: readonly (Audience | null)[] = ['nobody', 'owner', 'partner', 'members', 'everybody', null];

test('FIX-41 RUL-116 what a saver may see of a copy in SQL is what the policy says', async () => {
  for (const [who, viewer] of people) {
    for (const audience of AUDIENCES) {
      await database.db.deleteFrom('saved_date_plans').execute();
      await sql`insert into saved_date_plans (user_id, date_plan_id, creator_id, title, description, places, audience)
        values (${viewer.userId}, gen_random_uuid(), ${creator.viewer.userId}, 'Kept', '', '[]', ${audience})`.execute(
        database.db,
      );
      const { rows } = await sql<{ sight: Sight }>`select ${copySight(viewer)} as sight
        from saved_date_plans c`.execute(database.db);
      const withheld = viewer.userId === blocker.viewer.userId;
      const copy = { creator_id: creator.viewer.userId, audience, withheld };
      expect(rows[0]?.sight, `${who} ${audience}`).toBe(copyVisibility(copy, viewer));
    }
  }
});
