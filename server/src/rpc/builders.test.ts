import { randomUUID } from 'node:crypto';
import { contract } from '@liora/domain/contract/index';
import { call, implement } from '@orpc/server';
import { afterAll, expect, test } from 'vitest';
import { type Cast, cast } from '../../test/cast.ts';
import { testDatabase } from '../../test/database.ts';
import { TEST_NOW, testDeps } from '../../test/factories.ts';
import { sessionCookie, signedSession } from '../../test/sessions.ts';
import { admin, guardedRouter, member, signedIn, visitor } from './builders.ts';
import type { RequestContext } from './context.ts';
import { router } from './router.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const people = await cast(deps);
const adminCookie = await sessionCookie(deps, people.admin.viewer.userId);

const contextOf = (role: keyof Cast, cookie = role === 'admin' ? adminCookie : ''): RequestContext => ({
  ...people[role],
  clientAddress: '192.0.2.1',
  request: {} as never,
  requestHeaders: new Headers({ cookie }),
});
const NOTHING = { code: 'NOT_FOUND' };

test('FIX-44 RUL-95 the four builders let in whom they name', async () => {
  const builders = { visitor, signedIn, member, admin };
  const called = async (name: keyof typeof builders, role: keyof Cast) => {
    const procedure = builders[name].accounts.signOut.handler(() => ({}));
    return call(procedure, undefined, { context: contextOf(role) }).then(
      () => 'in',
      (error) => error.code,
    );
  };
  const tried = async (name: keyof typeof builders) =>
    Promise.all((['visitor', 'free', 'prive', 'admin'] as const).map((role) => called(name, role)));
  expect(await tried('visitor')).toEqual(['in', 'in', 'in', 'in']);
  expect(await tried('signedIn')).toEqual(['UNAUTHENTICATED', 'in', 'in', 'in']);
  expect(await tried('member')).toEqual(['UNAUTHENTICATED', 'NOT_MEMBER', 'in', 'NOT_MEMBER']);
  expect(await tried('admin')).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'in']);
});

test('FIX-44 RUL-95 whoever is no admin hears nothing about what they sent, not even that it is malformed', async () => {
  const malformed = { items: [{ content_type: 'moon', content_id: randomUUID() }], reason: '' } as never;
  for (const role of ['visitor', 'free', 'premium'] as const) {
    const context = contextOf(role);
    await expect(call(router.safety.decide, malformed, { context })).rejects.toMatchObject(NOTHING);
  }
  const asAdmin = call(router.safety.decide, malformed, { context: contextOf('admin') });
  await expect(asAdmin).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('RUL-95 an admin who signed in more than a quarter of an hour ago proves again who they are; nobody else hears of it', async () => {
  const { userId } = people.admin.viewer;
  const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
  const cookie = await signedSession(database.db, deps.config.sessionSecret, userId, minutesAgo(16));
  const asked = (role: keyof Cast) =>
    call(router.safety.moderationQueue, {}, { context: contextOf(role, cookie) }).then(
      () => 'in',
      (error) => error.code,
    );
  expect(await asked('admin')).toBe('ADMIN_UNPROVED');
  expect(await asked('free')).toBe('NOT_FOUND');
  const provedAt = (proved_at: Date) =>
    database.db.updateTable('auth_sessions').set({ proved_at }).where('user_id', '=', userId).execute();
  await provedAt(minutesAgo(14));
  expect(await asked('admin')).toBe('in');
  await provedAt(minutesAgo(15));
  expect(await asked('admin')).toBe('ADMIN_UNPROVED');
});

test('FIX-44 a route that passed by the builders does not compile', () => {
  const bare = implement(contract).$context<RequestContext>();
  const accounts = { ...router.accounts, signOut: bare.accounts.signOut.handler(() => ({})) };
  // @ts-expect-error its context has nothing of a builder
  expect(guardedRouter({ ...router, accounts })).toBeDefined();
  expect(guardedRouter({ ...router })).toBeDefined();
});
