import { randomUUID } from 'node:crypto';
import type { Entitlement } from '@liora/domain/rules/membership';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_KINDS, type ContentType } from '../src/content/contentKinds.ts';
import type { AddressedCaller, Viewer } from '../src/rpc/context.ts';
import { testDatabase } from './database.ts';
import { stateWords } from './everyState.ts';
import { block, person, testDeps } from './factories.ts';
import { THINGS } from './things.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const ENTITLED: Record<string, Entitlement> = {
  free: { tier: 'free', member: false, prive: false },
  premium: { tier: 'premium', member: true, prive: false },
  prive: { tier: 'prive', member: true, prive: true },
};
let owner: AddressedCaller;
let blocker: AddressedCaller;
const viewers: Array<[string, Viewer | null]> = [['visitor', null]];
beforeAll(async () => {
  owner = await person(deps, { username: 'owner' });
  blocker = await person(deps, { username: 'blocker' });
  await block(blocker, owner);
  for (const { viewer } of [owner, blocker, await person(deps, { username: 'other' })])
    for (const [name, entitlement] of Object.entries(ENTITLED))
      viewers.push([`${viewer.username}, ${name}`, { ...viewer, entitlement }]);
});

const KINDS = Object.keys(CONTENT_KINDS) as ContentType[];

describe.each(KINDS)('FIX-42 %s', (type) => {
  const kind = CONTENT_KINDS[type];
  const { states, store, sight } = THINGS[type];
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const state of states) ids.set(stateWords(state), await store(owner, stateWords(state), state));
  });

  test('FIX-41 RUL-13 RUL-15 RUL-22 RUL-82 SQL shows to everybody what the policy says, in every state', async () => {
    for (const [who, viewer] of viewers) {
      const { rows } = await sql<{ id: string; sight: string; unreported: string }>`
        select ${kind.id} as id, ${kind.sight(viewer)} as sight, ${kind.sight(viewer, { unreported: true })} as unreported
        from ${kind.from}`.execute(database.db);
      const found = new Map(rows.map((row) => [row.id, row]));
      const blocked = viewer?.userId === blocker.viewer.userId;
      for (const state of states) {
        const row = found.get(ids.get(stateWords(state)) ?? '');
        const about = `${who}: ${stateWords(state)}`;
        expect(row?.sight, about).toBe(sight(state, owner.viewer.userId, viewer, blocked));
        const unreported = 'is_reported' in state ? { ...state, is_reported: false } : state;
        expect(row?.unreported, about).toBe(sight(unreported, owner.viewer.userId, viewer, blocked));
      }
    }
  });

  test('FIX-41 no function is called per row: PostgreSQL writes the conditions into the statement', async () => {
    for (const [who, viewer] of viewers) {
      const statement = sql<{ 'QUERY PLAN': string }>`
        explain (verbose) select ${kind.columns} from ${kind.from} where ${kind.sight(viewer)} = 'full'`;
      const plan = (await statement.execute(database.db)).rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, who).not.toMatch(/\b\w+_(?:full|locked|listed|visible)\(/);
    }
  });

  test('its rows say what moderators need to know', async () => {
    const { rows } = await sql<object>`select ${kind.columns} from ${kind.from} limit 1`.execute(database.db);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'id',
      'owner',
      'title',
      'text',
      'gone',
      'is_hidden',
      'is_reported',
    ]);
  });

  test('its owner takes it along, and it goes with the account', async () => {
    const leaving = await person(deps);
    const title = `kept ${randomUUID()}`;
    for (const state of states) await store(leaving, title, state);
    const { userId } = leaving.viewer;
    const mine = () =>
      sql<{ copy: object }>`
        select copy from (select ${kind.columns}, ${kind.exported} as copy from ${kind.from}) thing
        where owner = ${userId}::uuid`.execute(database.db);
    const { rows } = await mine();
    expect(rows.map(({ copy }) => typeof copy)).toEqual(states.map(() => 'object'));
    await database.db.deleteFrom('auth_users').where('id', '=', userId).execute();
    expect((await mine()).rows).toEqual([]);
  });
});
