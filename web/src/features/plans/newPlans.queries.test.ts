import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookForNewPlans, newestPageOptions, showNewPlans, unseenPlans } from './newPlans.queries.ts';
import { plansListOptions } from './plans.queries.ts';

const card = (id: string, is_own = false) => ({ id, is_own });
const pageOf = (...plans: object[]) => ({
  plans,
  total: plans.length,
  locked: [],
  nextCursor: null,
});
const KEY = plansListOptions(undefined, ['wine']).queryKey;
type Key = typeof KEY;

let queries: QueryClient;
/** To whatever is asked, or to each list its own. */
let answer: object | ((tags: string[]) => object);
const asked = vi.fn();
beforeEach(() => {
  queries = new QueryClient();
  asked.mockClear();
  // The server, as far as a list of plans goes.
  vi.stubGlobal('fetch', async (request: Request) => {
    const input = JSON.parse(new URL(request.url).searchParams.get('data') ?? '').json;
    asked(input);
    return Response.json({ json: typeof answer === 'function' ? answer(input.tags) : answer });
  });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});
const open = (...plans: object[]) => openAs(KEY, ...plans);
const openAs = (key: Key, ...plans: object[]) => {
  queries.setQueryData(key, { pages: [pageOf(...plans)], pageParams: [undefined] } as never);
  new QueryObserver(queries, {
    queryKey: key as readonly unknown[],
    queryFn: async () => ({}),
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
};
const unseen = (key: Key = KEY) => {
  const list = queries.getQueryData(key);
  return unseenPlans(
    queries.getQueryData(newestPageOptions(key).queryKey),
    list?.pages.flatMap((page) => page.plans) ?? [],
  ).map(({ id }) => id);
};

test('new plans wait above an open list until they are asked for', async () => {
  open(card('old'));
  answer = pageOf(card('newest'), card('newer'), card('old'));
  await lookForNewPlans(queries);
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ tags: ['wine'] }));
  expect(unseen()).toEqual(['newest', 'newer']);
  expect(queries.getQueryData(KEY)?.pages[0]?.plans).toHaveLength(1);
  showNewPlans(queries, KEY);
  expect(queries.getQueryData(KEY)?.pages.flatMap((page) => page.plans.map(({ id }) => id))).toEqual([
    'newest',
    'newer',
    'old',
  ]);
  expect(unseen()).toEqual([]);
});

test('a new plan is announced in the open list that it belongs into and in no other', async () => {
  const beer = plansListOptions(undefined, ['beer']).queryKey;
  open(card('old'));
  openAs(beer, card('old'));
  answer = (tags) => (tags.includes('wine') ? pageOf(card('of wine'), card('old')) : pageOf(card('old')));
  await lookForNewPlans(queries);
  expect(unseen()).toEqual(['of wine']);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(unseen(beer)).toEqual([]);
});

test('a new plan of one’s own is not announced', async () => {
  open(card('old'));
  answer = pageOf(card('mine', true), card('old'));
  await lookForNewPlans(queries);
  expect(unseen()).toEqual([]);
});

test('into an empty list a new plan comes at once', async () => {
  open();
  answer = pageOf(card('first'));
  await lookForNewPlans(queries);
  expect(queries.getQueryData(KEY)?.pages[0]?.plans.map(({ id }) => id)).toEqual(['first']);
});

test('a list that nobody looks at is not asked for', async () => {
  queries.setQueryData(KEY, { pages: [pageOf()], pageParams: [undefined] } as never);
  await lookForNewPlans(queries);
  expect(asked).not.toHaveBeenCalled();
});
