import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import {
  AUDIENCE,
  accessChanged,
  type Listener,
  type LivePlan,
  planNews,
  sawPlan,
  seesPlan,
  VISITING,
} from './live.policy.ts';

const database = await testDatabase();
afterAll(() => database.close());

const free: Listener = { ...VISITING, userId: 'free' };
const member: Listener = {
  ...VISITING,
  userId: 'member',
  entitlement: { tier: 'prive', member: true, prive: true },
};
const listeners: Record<string, Listener> = {
  visitor: VISITING,
  free,
  member,
  creator: { ...free, userId: 'creator' },
  blocker: { ...member, userId: 'blocker', blocked: new Set(['creator']) },
  blocked: { ...free, userId: 'blocked' },
};
const PUBLIC: LivePlan = {
  user_id: 'creator',
  is_public: true,
  is_prive: false,
  is_hidden: false,
  is_reported: false,
  deleted: false,
};
const PRIVE = { ...PUBLIC, is_public: false, is_prive: true };
const PRIVATE = { ...PUBLIC, is_public: false };

/** What everybody is told, those told nothing left out. */
const told = (first: number, now: LivePlan | null, widest = first) =>
  Object.fromEntries(
    Object.entries(listeners).flatMap(([who, listener]) => {
      const news = planNews({ id: 'plan', creator: 'creator', first, widest, now }, listener);
      return news ? [[who, news]] : [];
    }),
  );

describe('who is told what about a plan', () => {
  test.each<[string, number, LivePlan | null, object]>([
    [
      'RUL-22 a published one',
      AUDIENCE.nobody,
      PUBLIC,
      { visitor: 'new', free: 'new', member: 'new', creator: 'new', blocked: 'new' },
    ],
    ['RUL-09 a published Privé one', AUDIENCE.nobody, PRIVE, { member: 'new', creator: 'new' }],
    ['a private one', AUDIENCE.nobody, PRIVATE, { creator: 'new' }],
    [
      'RUL-15 a reported one',
      AUDIENCE.everybody,
      { ...PUBLIC, is_reported: true },
      { visitor: 'gone', free: 'gone', member: 'gone', blocked: 'gone', creator: 'changed' },
    ],
    [
      'a reported Privé one',
      AUDIENCE.members,
      { ...PRIVE, is_reported: true },
      { member: 'gone', creator: 'changed' },
    ],
    [
      'RUL-14 a restored one',
      AUDIENCE.creator,
      PUBLIC,
      { visitor: 'new', free: 'new', member: 'new', blocked: 'new', creator: 'changed' },
    ],
    [
      'one that became Privé',
      AUDIENCE.everybody,
      PRIVE,
      { visitor: 'gone', free: 'gone', blocked: 'gone', member: 'changed', creator: 'changed' },
    ],
    [
      'one that became private',
      AUDIENCE.everybody,
      PRIVATE,
      { visitor: 'gone', free: 'gone', blocked: 'gone', member: 'gone', creator: 'changed' },
    ],
    ['a private one edited', AUDIENCE.creator, PRIVATE, { creator: 'changed' }],
    ['a private one deleted', AUDIENCE.creator, { ...PRIVATE, deleted: true }, { creator: 'gone' }],
    [
      'one erased',
      AUDIENCE.everybody,
      null,
      { visitor: 'gone', free: 'gone', member: 'gone', blocked: 'gone', creator: 'gone' },
    ],
    ['one erased long after its deletion', AUDIENCE.nobody, null, {}],
  ])('%s', (_what, first, now, expected) => expect(told(first, now)).toEqual(expected));

  test('one that was public for a moment is gone for who may have seen it', () => {
    expect(told(AUDIENCE.nobody, PRIVATE, AUDIENCE.everybody)).toEqual({
      visitor: 'gone',
      free: 'gone',
      member: 'gone',
      blocked: 'gone',
      creator: 'new',
    });
  });
});

test('RUL-09 RUL-15 RUL-22 the audience that the database notes is exactly who sees the plan', async () => {
  for (let bits = 0; bits < 32; bits++) {
    const [deleted, is_hidden, is_reported, is_public, is_prive] = [16, 8, 4, 2, 1].map(
      (bit) => (bits & bit) > 0,
    ) as [boolean, boolean, boolean, boolean, boolean];
    if (is_public && is_prive) continue;
    const { rows } = await database.pool.query<{ audience: number }>(
      `select live_audience(case when $1 then now() end, $2, $3, $4, $5) as audience`,
      [deleted, is_hidden, is_reported, is_public, is_prive],
    );
    const plan = { user_id: 'creator', deleted, is_hidden, is_reported, is_public, is_prive };
    for (const [who, listener] of Object.entries(listeners)) {
      expect(sawPlan(rows[0]?.audience ?? -1, 'creator', listener), `${who} ${JSON.stringify(plan)}`).toBe(
        seesPlan(plan, listener),
      );
    }
  }
});

test('a listener whose rights are as they were is told nothing', () => {
  expect(accessChanged(member, { ...member, blocked: new Set() })).toEqual([]);
  expect(accessChanged(free, { ...member, userId: 'free', blocked: new Set(['x']) })).toEqual([
    { type: 'you', what: 'membership' },
    { type: 'you', what: 'blocks' },
  ]);
});
