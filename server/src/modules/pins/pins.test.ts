import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { stateWords } from '../../../test/everyState.ts';
import { block, person, testDeps } from '../../../test/factories.ts';
import type { AddressedCaller, Viewer } from '../../rpc/context.ts';
import { foundBy, visibleTo } from '../places/places.policy.ts';
import { newParameters } from '../places/search/find/parameters.rules.ts';
import { pinThings } from './testing/pinThings.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
let owner: AddressedCaller;
let blocker: AddressedCaller;
const viewers: Array<Viewer | null> = [null];
beforeAll(async () => {
  owner = await person(deps);
  blocker = await person(deps);
  await block(blocker, owner);
  for (const { viewer } of [owner, blocker, await person(deps)])
    viewers.push(
      { ...viewer, entitlement: { tier: 'free', member: false, prive: false } },
      { ...viewer, entitlement: { tier: 'premium', member: true, prive: false } },
      { ...viewer, entitlement: { tier: 'prive', member: true, prive: true } },
    );
  for (const state of pinThings.states) await pinThings.store(owner, stateWords(state), state);
});

test.each(['place_search', 'search_sources'])(
  'FIX-41 RUL-82 RUL-13 SRCH-28 PIN-13 to PIN-17 API-19 rows of %s are seen by whom the policy names, without a function call per row',
  async (table) => {
    for (const viewer of viewers) {
      const parameters = newParameters();
      const text = `select s.name from ${table} s where ${visibleTo(viewer, 's', parameters)}`;
      const { rows } = await database.pool.query<{ name: string }>(text, parameters.values);
      const blocked = viewer?.userId === blocker.viewer.userId;
      const expected = pinThings.states.filter(
        (state) => pinThings.sight(state, owner.viewer.userId, viewer, blocked) === 'full',
      );
      expect(rows.map(({ name }) => name).sort(), viewer?.username).toEqual(expected.map(stateWords).sort());
      const plan = await database.pool.query(`explain (verbose) ${text}`, parameters.values);
      expect(JSON.stringify(plan.rows)).not.toContain('visible(');
    }
  },
);

test('RUL-02 SRCH-28 to SRCH-30 a search finds of what a viewer may see Privé pins for the tier Privé alone, and their own', async () => {
  for (const viewer of viewers) {
    const found = async (condition: typeof foundBy) => {
      const parameters = newParameters();
      const text = `select s.name from place_search s where ${condition(viewer, 's', parameters)} order by s.name`;
      const { rows } = await database.pool.query<{ name: string }>(text, parameters.values);
      return rows.map(({ name }) => name);
    };
    const prive = pinThings.states.filter(({ is_prive }) => is_prive).map(stateWords);
    const findsAll = viewer?.entitlement.prive || viewer?.userId === owner.viewer.userId;
    const seen = await found(visibleTo);
    expect(await found(foundBy)).toEqual(findsAll ? seen : seen.filter((name) => !prive.includes(name)));
  }
});
