import type { Me } from '@liora/domain/contract/accounts';
import { contract } from '@liora/domain/contract/index';
import { expect, test } from 'vitest';
import { announcedEvent, SESSION_EFFECTS, sessionEvents } from './sessionEvents.store.ts';
import { parseSnapshot, snapshotOf } from './sessionSnapshot.store.ts';
import { personalKeys } from './watchSession.effects.ts';

const iris: Me = {
  user_id: 'u1',
  username: 'iris',
  profile_photo_url: null,
  email: 'iris@example.org',
  membership_tier: 'free',
  member: false,
  session_expires_at: '2026-04-01T00:00:00.000Z',
  suspended: false,
  must_choose_username: false,
};
const now = new Date('2026-03-01T00:00:00Z');

test('AUTH-16 signing in, signing out, refreshing and updating are told apart', () => {
  expect(sessionEvents(null, iris)).toEqual(['signed in']);
  expect(sessionEvents(iris, null)).toEqual(['signed out']);
  expect(sessionEvents(iris, { ...iris, user_id: 'u2' })).toEqual(['signed out', 'signed in']);
  expect(sessionEvents(iris, { ...iris, session_expires_at: '2026-04-02T00:00:00.000Z' })).toEqual([
    'token refreshed',
  ]);
  expect(sessionEvents(iris, { ...iris, member: true })).toEqual(['user updated']);
});

test('AUTH-16 all six events have their effects; after a second step or a new password this tab asks who is signed in', () => {
  expect(Object.keys(SESSION_EFFECTS)).toEqual([
    'signed out',
    'signed in',
    'token refreshed',
    'user updated',
    'password recovery',
    'second factor verified',
  ]);
  expect(SESSION_EFFECTS['second factor verified'].askWhoIsSignedIn).toBe(true);
  expect(SESSION_EFFECTS['password recovery'].askWhoIsSignedIn).toBe(true);
});

test('AUTH-16 another tab hears an event by its name, and nothing else', () => {
  expect(announcedEvent('second factor verified')).toBe('second factor verified');
  for (const text of [null, '', 'toString', '{}']) expect(announcedEvent(text)).toBeNull();
});

test('AUTH-16 the first answer and an unchanged one are no events', () => {
  expect(sessionEvents(undefined, iris)).toEqual([]);
  expect(sessionEvents(undefined, null)).toEqual([]);
  expect(sessionEvents(null, null)).toEqual([]);
  expect(sessionEvents(iris, { ...iris })).toEqual([]);
});

test('AUTH-16 RUL-60 what is on screen is fetched again for who signs in, and what was found for nobody goes', () => {
  expect(SESSION_EFFECTS['signed in']).toMatchObject({ refetchVisible: true, forgetSearches: true });
});

test('RUL-31 the snapshot holds user id, username and expiry, and nothing else', () => {
  expect(snapshotOf(iris)).toEqual({ userId: 'u1', username: 'iris', expiresAt: iris.session_expires_at });
});

test('RUL-31 a snapshot that ran out, is damaged or missing counts as none', () => {
  const text = JSON.stringify(snapshotOf(iris));
  expect(parseSnapshot(text, now)?.username).toBe('iris');
  expect(parseSnapshot(text, new Date('2026-04-02T00:00:00Z'))).toBeNull();
  for (const damaged of [null, '', '{', '{"userId":1}', '[]']) expect(parseSnapshot(damaged, now)).toBeNull();
});

test('AUTH-16 what only somebody signed in can read is not asked for again after the way out', () => {
  const personal = Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures).flatMap(([name, { '~orpc': procedure }]) =>
      procedure.route.method === 'GET' && 'UNAUTHENTICATED' in procedure.errorMap ? [[area, name]] : [],
    ),
  );
  expect(personal).toContainEqual(['plans', 'mine']);
  const covered = personalKeys().map(([path]) => path as readonly string[]);
  const missing = personal.filter((path) => !covered.some((key) => key.every((part, n) => part === path[n])));
  expect(missing).toEqual([]);
});
