import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { changePlan, refreshPlans, refreshPlansWithout } from './planCache.actions.ts';
import { plansListOptions } from './plans.queries.ts';
import { pressReaction } from './reactions.actions.ts';

const plan = { id: 'a', like_count: 1, save_count: 0, user_has_liked: false, user_has_saved: false };
const liked = { ...plan, like_count: 2, user_has_liked: true };
const other = { ...plan, id: 'b' };
const pageOf = (plans: object[], nextCursor: string | null = null) => ({
  plans,
  total: 2,
  locked: [],
  creator: null,
  nextCursor,
});
const LIST = plansListOptions(undefined, []);
const HOME = orpc.explore.home.queryKey({ input: { origin: { latitude: 0, longitude: 0 }, located: false } });
const home = {
  featured: plan,
  plans: [other, plan],
  planTotal: 2,
  worthADate: [],
  openNear: [],
  newPins: [],
  loved: [],
  curators: [],
};

let queries: QueryClient;
let asked: { path: string; answer: (json: object) => void }[];
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  asked = [];
  // The server answers each question when the test says so.
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal | null }) => {
    const json = await new Promise<object>((answer, refuse) => {
      asked.push({ path: url, answer });
      signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')));
    });
    return Response.json({ json });
  });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

const shown = () => queries.getQueryData(LIST.queryKey)?.pages.flatMap(({ plans }) => plans);
const asks = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));
/** Somebody looks at the list; it is asked for when nothing is kept of it. */
const lookAtList = () => {
  const list = new InfiniteQueryObserver(queries, { ...LIST, staleTime: 60_000 });
  list.subscribe(() => {});
  return list;
};

test('PLAN-25 FIX-47 a like changes the plan by one in every page, shelf and lead that shows it, and nothing else', () => {
  queries.setQueryData(LIST.queryKey, {
    pages: [pageOf([plan]), pageOf([other])],
    pageParams: [undefined, '2'],
  } as never);
  queries.setQueryData<object>(HOME, home);
  const before = queries.getQueryData(LIST.queryKey);
  changePlan(queries, 'a', () => liked);
  expect(shown()?.map(({ like_count }) => like_count)).toEqual([2, 1]);
  expect(queries.getQueryData(LIST.queryKey)?.pages[1]).toBe(before?.pages[1]);
  expect(queries.getQueryData(HOME)).toMatchObject({ featured: liked, plans: [other, liked] });
  const after = queries.getQueryData(LIST.queryKey);
  changePlan(queries, 'zzz', () => liked);
  expect(queries.getQueryData(LIST.queryKey)).toBe(after);
});

test('FIX-47 the answer of a list that was asked for before a like, and comes after it, does not undo it', async () => {
  queries.setQueryData(LIST.queryKey, { pages: [pageOf([plan])], pageParams: [undefined] } as never);
  lookAtList();
  void queries.invalidateQueries({ queryKey: LIST.queryKey });
  await asks(1);
  const pressed = pressReaction(queries, 'like', plan);
  await asks(2);
  asked[1]?.answer(liked);
  asked[0]?.answer(pageOf([plan]));
  await pressed;
  expect(shown()).toEqual([liked]);
  // What was given up is asked for again, and now knows of the like.
  await asks(3);
  asked[2]?.answer(pageOf([{ ...liked, like_count: 9 }]));
  await vi.waitFor(() => expect(shown()).toEqual([{ ...liked, like_count: 9 }]));
});

test('FIX-47 nor does a list that is opened while the like is on its way', async () => {
  const pressed = pressReaction(queries, 'like', plan);
  await asks(1);
  lookAtList();
  await asks(2);
  asked[0]?.answer(liked);
  await pressed;
  asked[1]?.answer(pageOf([plan]));
  await asks(3);
  asked[2]?.answer(pageOf([liked]));
  await vi.waitFor(() => expect(shown()).toEqual([liked]));
});

test('FIX-47 a next page that was on its way is asked for again as the next page', async () => {
  queries.setQueryData(LIST.queryKey, { pages: [pageOf([plan], '2')], pageParams: [undefined] } as never);
  void lookAtList().fetchNextPage();
  await asks(1);
  const pressed = pressReaction(queries, 'like', plan);
  await asks(2);
  asked[1]?.answer(liked);
  await pressed;
  await asks(3);
  asked[2]?.answer(pageOf([other]));
  await vi.waitFor(() => expect(shown()).toEqual([liked, other]));
});

test('FIX-47 a deleted plan leaves every list at once, with the total', async () => {
  queries.setQueryData(LIST.queryKey, { pages: [pageOf([plan, other])], pageParams: [undefined] } as never);
  queries.setQueryData<object>(HOME, home);
  await refreshPlansWithout(queries, 'a');
  expect(queries.getQueryData(LIST.queryKey)?.pages).toMatchObject([{ plans: [other], total: 1 }]);
  expect(queries.getQueryData(HOME)).toMatchObject({ featured: null, plans: [other] });
});

test('PROF-02 how many plans somebody has made is asked for again when one came or went', () => {
  const key: readonly unknown[] = orpc.profiles.get.queryKey({ input: { user_id: 'me' } });
  queries.setQueryData(key, { own_counts: { plans: 0, pins: 1 } });
  void refreshPlans(queries);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});
