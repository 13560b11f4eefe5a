import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { stateWords } from '../../../test/everyState.ts';
import { person, testDeps } from '../../../test/factories.ts';
import { THINGS } from '../../../test/things.ts';
import type { Audience } from '../../content/contentKind.ts';
import type { Viewer } from '../../rpc/context.ts';
import { accessChanged, changeFor, isAmong, type Listener, VISITING } from './live.policy.ts';

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
  partner: { ...free, userId: 'partner', partnerId: 'creator' },
};
/** What everybody is told, those told nothing left out. */
const told = (first: Audience, now: Audience | null, onTheWay = first) =>
  Object.fromEntries(
    Object.entries(listeners).flatMap(([who, listener]) => {
      const change = changeFor({ owner: 'creator', first, before: [first, onTheWay], now }, listener);
      return change ? [[who, change]] : [];
    }),
  );

describe('who is told what about a plan', () => {
  test.each<[string, Audience, Audience | null, object]>([
    [
      'RUL-22 a published one',
      'nobody',
      'everybody',
      { visitor: 'new', free: 'new', member: 'new', partner: 'new', creator: 'new', blocked: 'new' },
    ],
    ['RUL-09 a published Privé one', 'nobody', 'members', { member: 'new', partner: 'new', creator: 'new' }],
    ['a private one', 'nobody', 'owner', { creator: 'new' }],
    [
      'RUL-15 a reported one',
      'everybody',
      'owner',
      { visitor: 'gone', free: 'gone', member: 'gone', blocked: 'gone', partner: 'gone', creator: 'changed' },
    ],
    ['a reported Privé one', 'members', 'owner', { member: 'gone', partner: 'gone', creator: 'changed' }],
    [
      'RUL-14 a restored one',
      'owner',
      'everybody',
      { visitor: 'new', free: 'new', member: 'new', blocked: 'new', partner: 'new', creator: 'changed' },
    ],
    [
      'one that became Privé',
      'everybody',
      'members',
      {
        visitor: 'gone',
        free: 'gone',
        blocked: 'gone',
        member: 'changed',
        partner: 'changed',
        creator: 'changed',
      },
    ],
    [
      'one that became private',
      'everybody',
      'owner',
      { visitor: 'gone', free: 'gone', blocked: 'gone', member: 'gone', partner: 'gone', creator: 'changed' },
    ],
    ['RUL-47 one shared with the partner', 'nobody', 'partner', { creator: 'new', partner: 'new' }],
    [
      'RUL-47 one that its creator now has for themself',
      'partner',
      'owner',
      { partner: 'gone', creator: 'changed' },
    ],
    ['a private one edited', 'owner', 'owner', { creator: 'changed' }],
    ['a private one deleted', 'owner', 'nobody', { creator: 'gone' }],
    [
      'one erased',
      'everybody',
      null,
      { visitor: 'gone', free: 'gone', member: 'gone', blocked: 'gone', partner: 'gone', creator: 'gone' },
    ],
    ['one erased long after its deletion', 'nobody', null, {}],
  ])('%s', (_what, first, now, expected) => expect(told(first, now)).toEqual(expected));

  test('one that was public for a moment is gone for who may have seen it', () => {
    expect(told('nobody', 'owner', 'everybody')).toEqual({
      visitor: 'gone',
      free: 'gone',
      member: 'gone',
      blocked: 'gone',
      partner: 'gone',
      creator: 'new',
    });
  });
});

/** A member whose search finds no Privé pins (RUL-02). */
const premium: Listener = { ...free, entitlement: { tier: 'premium', member: true, prive: false } };
const AUDIENCES = { plan: 'plan_audience(c) from date_plans c', pin: 'pin_audience(c) from dropped_pins c' };

test.each(['plan', 'pin'] as const)(
  'FIX-41 RUL-09 RUL-15 RUL-22 RUL-82 the audience that the database notes of a %s is exactly who sees it',
  async (type) => {
    const { states, store, sight } = THINGS[type];
    const owner = await person(testDeps(database));
    for (const state of states) await store(owner, stateWords(state), state);
    const { rows } = await database.pool.query<{ title: string; audience: Audience }>(
      `select c.title, ${AUDIENCES[type]}`.replace(' from', ' as audience from'),
    );
    const audiences = new Map(rows.map(({ title, audience }) => [title, audience]));
    for (const state of states) {
      for (const [who, listener] of Object.entries({ ...listeners, premium })) {
        const audience = audiences.get(stateWords(state)) ?? 'nobody';
        const viewer = listener.userId === null ? null : ({ ...listener, username: '' } as unknown as Viewer);
        expect(isAmong(audience, 'creator', listener), `${who}: ${stateWords(state)}`).toBe(
          sight(state, 'creator', viewer, listener.blocked.has('creator')) === 'full',
        );
      }
    }
  },
);

test('a listener whose rights are as they were is told nothing, and of a new partner or one no more that it is so', () => {
  expect(accessChanged(free, { ...free, partnerId: 'creator' })).toEqual([{ topic: 'partner' }]);
  expect(accessChanged({ ...free, partnerId: 'creator' }, free)).toEqual([{ topic: 'partner' }]);
  expect(accessChanged(member, { ...member, blocked: new Set() })).toEqual([]);
  expect(accessChanged(free, { ...member, userId: 'free', blocked: new Set(['x']) })).toEqual([
    { topic: 'membership' },
    { topic: 'blocks' },
  ]);
});
