import type { Me } from '@liora/domain/contract/accounts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orpc } from '../../../lib/api.ts';
import { testStorage } from '../../../lib/testing/testStorage.ts';
import { lookForNewPlans, newestPageOptions } from '../../plans/newPlans.queries.ts';
import { plansListOptions } from '../../plans/plans.queries.ts';
import { pressReaction } from '../../plans/reactions.actions.ts';
import { startQuery } from '../accounts.queries.ts';

const me = (user_id: string): Me => ({
  user_id,
  username: user_id,
  profile_photo_url: null,
  email: `${user_id}@example.org`,
  membership_tier: 'prive',
  member: true,
  session_expires_at: '2999-01-01T00:00:00.000Z',
  suspended: false,
  must_choose_username: false,
});
const plan = { id: 'secret', like_count: 1, save_count: 0, user_has_liked: false, user_has_saved: false };
const pageOf = (...plans: object[]) => ({ plans, total: 1, locked: [], nextCursor: null });
const LIST = plansListOptions(undefined, []).queryKey;

let queries: QueryClient;
let local: Map<string, string>;
let tab: Map<string, string>;
let storageListener: (event: { key: string; newValue: string | null }) => void;
let answers: ((answer: object) => void)[];

beforeEach(async () => {
  vi.resetModules();
  local = new Map();
  tab = new Map();
  answers = [];
  vi.stubGlobal('localStorage', testStorage(local));
  vi.stubGlobal('sessionStorage', testStorage(tab));
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: typeof storageListener) => {
      storageListener = listener;
    },
  });
  // The server answers when the test says so.
  vi.stubGlobal('fetch', async () =>
    Response.json({ json: await new Promise((resolve) => answers.push(resolve)) }),
  );
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

/** The app as it starts on this device, and how the server's answer to 'who is signed in' reaches it. */
async function opened() {
  const { watchSession } = await import('./watchSession.effects.ts');
  watchSession(queries);
  return (who: Me | null) => queries.setQueryData(startQuery().queryKey, { me: who } as never);
}

const signOut = () => {
  const options = orpc.accounts.signOut.mutationOptions();
  // No answer ever comes: where the tests beside this one take long, its time limit ends it.
  queries
    .getMutationCache()
    .build(queries, options)
    .execute({})
    .catch(() => undefined);
};

/** A member has the curated list open, and new plans wait above it. */
async function memberWithNewPlans() {
  const answer = await opened();
  answer(me('iris'));
  queries.setQueryData(LIST, { pages: [pageOf({ id: 'old' })], pageParams: [undefined] } as never);
  new QueryObserver(queries, {
    queryKey: LIST as readonly unknown[],
    queryFn: () => new Promise(() => undefined),
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
  const looked = lookForNewPlans(queries);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  return { answer, looked };
}
const offered = () => queries.getQueryData(newestPageOptions(LIST).queryKey)?.plans;

test('FIX-46 new plans of a Privé member are not offered after sign-out', async () => {
  const { answer, looked } = await memberWithNewPlans();
  answers[0]?.(pageOf(plan));
  await looked;
  expect(offered()).toHaveLength(1);
  signOut();
  answer(null);
  expect(offered()).toBeUndefined();
});

test('FIX-46 nor when they were on their way while the member left', async () => {
  const { answer } = await memberWithNewPlans();
  signOut();
  answer(null);
  answers[0]?.(pageOf(plan));
  await vi.waitFor(() => expect(queries.isFetching({ queryKey: newestPageOptions(LIST).queryKey })).toBe(0));
  expect(offered()).toBeUndefined();
});

test('FIX-46 a like that is answered after sign-out marks nothing for the visitor', async () => {
  const answer = await opened();
  answer(me('iris'));
  const pressed = pressReaction(queries, 'like', plan);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answer(null);
  const key = orpc.plans.mine.queryKey({ input: {} });
  queries.setQueryData<object>(key, { plans: [plan] });
  answers[0]?.({ ...plan, user_has_liked: true, like_count: 2 });
  await pressed;
  expect(queries.getQueryData(key)).toEqual({ plans: [plan] });
});

const OWN = ['liora.area', 'liora.location', 'liora.recent-areas'];
const DEVICE = [
  'liora.theme',
  'liora.format',
  'liora.text-size',
  'liora.motion',
  'liora.location-prompted',
  'liora.install-hint',
  'liora.old-cookies-expired',
];
const keptBy = (kept: Map<string, string>) => [...kept.keys()].filter((key) => key !== 'liora.auth').sort();

async function withStoredData() {
  for (const key of [...OWN, ...DEVICE, 'someone.elses']) local.set(key, '"x"');
  for (const key of ['liora.plan-draft', 'liora.link.verify', 'liora.planned-time']) tab.set(key, 'x');
  const answer = await opened();
  answer(me('iris'));
  return answer;
}

test('FIX-46 signing out empties storage of the person; what belongs to the device stays', async () => {
  const answer = await withStoredData();
  signOut();
  answer(null);
  expect(keptBy(local)).toEqual([...DEVICE, 'someone.elses'].sort());
  expect(keptBy(tab)).toEqual([]);
});

test('FIX-46 somebody else in their place, or a sign-out in another tab, empties it just the same', async () => {
  const answer = await withStoredData();
  answer(me('june'));
  expect(keptBy(tab)).toEqual([]);
  tab.set('liora.plan-draft', 'x');
  storageListener({ key: 'liora.auth', newValue: null });
  answer(null);
  expect(keptBy(tab)).toEqual([]);
});

test('FIX-46 RUL-31 of an app from elsewhere the session goes at sign-out, and not where it is that of somebody else by now', async () => {
  local.set('liora.session', 'of iris');
  const answer = await opened();
  answer(me('iris'));
  local.set('liora.session', 'of june');
  answer(me('june'));
  expect(local.get('liora.session')).toBe('of june');
  signOut();
  answer(null);
  expect(local.has('liora.session')).toBe(false);
});

test('FIX-46 a session that ends by itself takes the answers, and leaves what was typed for who comes back', async () => {
  const answer = await withStoredData();
  queries.setQueryData(LIST, { pages: [pageOf(plan)], pageParams: [undefined] } as never);
  answer(null);
  expect(queries.getQueryData(LIST)).toBeUndefined();
  expect(tab.has('liora.plan-draft')).toBe(true);
  answer(me('iris'));
  expect(tab.has('liora.plan-draft')).toBe(true);
});

test('FIX-46 what waited in the tab for who comes back is not there for somebody else who signs in instead', async () => {
  const answer = await opened();
  const { offerUndo, recentChanges } = await import('../../platform/recentChanges/recentChanges.store.ts');
  answer(me('iris'));
  offerUndo('Plan deleted', { label: 'Undo', about: 'For June', undo: async () => undefined });
  answer(null);
  answer(me('iris'));
  expect(recentChanges.state).toHaveLength(1);
  answer(null);
  expect(recentChanges.state).toHaveLength(1);
  answer(me('june'));
  expect(recentChanges.state).toEqual([]);
});

test('FIX-46 what is answered after its person signed out is offered to nobody who signs in after them', async () => {
  const answer = await opened();
  const { offerUndo, recentChanges } = await import('../../platform/recentChanges/recentChanges.store.ts');
  answer(me('iris'));
  signOut();
  answer(null);
  offerUndo('Plan deleted', { label: 'Undo', about: 'For June', undo: async () => undefined });
  answer(me('june'));
  expect(recentChanges.state).toEqual([]);
  offerUndo('Pin deleted', { label: 'Undo', undo: async () => undefined });
  answer({ ...me('june'), username: 'juniper' });
  expect(recentChanges.state).toHaveLength(1);
});

test('FIX-46 who opens the app after somebody else finds nothing of theirs', async () => {
  local.set(
    'liora.auth',
    JSON.stringify({ userId: 'iris', username: 'iris', expiresAt: '2000-01-01T00:00:00Z' }),
  );
  local.set('liora.area', '"x"');
  const answer = await opened();
  answer(me('june'));
  expect(local.has('liora.area')).toBe(false);
});
