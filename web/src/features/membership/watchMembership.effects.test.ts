import type { Me } from '@liora/domain/contract/accounts';
import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { membershipOptions } from './membership.queries.ts';
import { FREE, PRIVE } from './testing/sampleMembership.ts';
import { watchMembership } from './watchMembership.effects.ts';

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
const member: Me = { ...iris, membership_tier: 'prive', member: true };
const start = startQuery().queryKey;
const membership = membershipOptions().queryKey;
const CACHES = [
  [...orpc.plans.key(), 'list'],
  [...orpc.places.key(), 'search'],
  [...orpc.explore.key(), 'home'],
];

let client: QueryClient;
const signedInAs = (me: Me | null) => client.setQueryData(start, { me } as never);
const keptCaches = () => CACHES.filter((key) => client.getQueryData(key) !== undefined).length;
const fillCaches = () => {
  for (const key of CACHES) client.setQueryData(key, 'fetched');
};

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  watchMembership(client);
  signedInAs(iris);
  client.setQueryData(membership, FREE);
  fillCaches();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  client.clear();
  vi.useRealTimers();
});

test('RUL-60 when a membership begins or lapses, plans, searches and the first screen are forgotten', () => {
  client.setQueryData(membership, PRIVE);
  expect(keptCaches()).toBe(0);
  expect(client.getQueryState(start)?.isInvalidated).toBe(true);
  signedInAs(member);
  fillCaches();
  client.setQueryData(membership, { ...PRIVE, member: false, prive: false });
  expect(keptCaches()).toBe(0);
});

test.each([
  ['plans of a profile', orpc.profiles.plans],
  ['pins of a profile', orpc.profiles.pins],
  ['saved places', orpc.saved.places],
  ['what a partner shares', orpc.saved.shared],
  ['a match deck', orpc.match.current],
  ['the bucket list', orpc.bucketLists.list],
  ['an invitation', orpc.invitations.get],
  ['memories', orpc.memories.list],
  ['Liora Loved', orpc.reviews.loved],
  ['who sees something', orpc.safety.whoSees],
])('RUL-60 FIX-46 what is Privé goes with the membership, everywhere: %s', (_what, procedure) => {
  const key = [...procedure.key(), 'fetched'];
  client.setQueryData(membership, PRIVE);
  signedInAs(member);
  client.setQueryData(key, 'fetched');
  client.setQueryData(membership, { ...PRIVE, days_remaining: 213 });
  expect(client.getQueryData(key)).toBe('fetched');
  client.setQueryData(membership, { ...PRIVE, member: false, prive: false });
  expect(client.getQueryData(key)).toBeUndefined();
});

test('RUL-60 a change of membership leaves what does not hang on it', () => {
  const key = [...orpc.pins.get.key(), 'being edited'];
  client.setQueryData(key, 'fetched');
  client.setQueryData(membership, PRIVE);
  expect(client.getQueryData(key)).toBe('fetched');
});

test('RUL-60 the same when the session is the first to know', () => {
  signedInAs(member);
  expect(keptCaches()).toBe(0);
  expect(client.getQueryState(membership)?.isInvalidated).toBe(true);
});

test('an unchanged membership forgets nothing, and neither do days that pass', () => {
  client.setQueryData(membership, { ...FREE });
  signedInAs({ ...iris, username: 'iris_by_night' });
  expect(keptCaches()).toBe(3);
  client.setQueryData(membership, PRIVE);
  signedInAs(member);
  fillCaches();
  client.setQueryData(membership, { ...PRIVE, days_remaining: 213 });
  expect(keptCaches()).toBe(3);
});

test('another person is the business of the session, not of the membership', () => {
  signedInAs(null);
  fillCaches();
  signedInAs({ ...member, user_id: 'u2' });
  expect(keptCaches()).toBe(3);
});

test('MEM-18 CONST-25 the membership is asked for every five minutes while the page can be seen, and on coming back to it', async () => {
  environmentManager.setIsServer(() => false);
  let asked = 0;
  const queryFn = async () => {
    asked++;
    return FREE;
  };
  client.removeQueries({ queryKey: membership });
  client.mount();
  const observer = new QueryObserver(client, { ...membershipOptions(), queryFn });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toBe(3);

  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(asked).toBe(3);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(4);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(4);
  stop();
  client.unmount();
});
