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
const key = plansListOptions(undefined, ['wine']).queryKey;

let queries: QueryClient;
let answer: object;
const asked = vi.fn();
beforeEach(() => {
  queries = new QueryClient();
  asked.mockClear();
  // The server, as far as a list of plans goes.
  vi.stubGlobal('fetch', async (request: Request) => {
    asked(JSON.parse(new URL(request.url).searchParams.get('data') ?? '').json);
    return Response.json({ json: answer });
  });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});
const open = (...plans: object[]) => {
  queries.setQueryData(key, { pages: [pageOf(...plans)], pageParams: [undefined] } as never);
  new QueryObserver(queries, {
    queryKey: key as readonly unknown[],
    queryFn: async () => ({}),
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
};
const unseen = () => {
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
  expect(queries.getQueryData(key)?.pages[0]?.plans).toHaveLength(1);
  showNewPlans(queries, key);
  expect(queries.getQueryData(key)?.pages.flatMap((page) => page.plans.map(({ id }) => id))).toEqual([
    'newest',
    'newer',
    'old',
  ]);
  expect(unseen()).toEqual([]);
});

test('a new plan that does not belong into the open list, or is one’s own, is not announced', async () => {
  open(card('old'));
  answer = pageOf(card('mine', true), card('old'));
  await lookForNewPlans(queries);
  expect(unseen()).toEqual([]);
});

test('into an empty list a new plan comes at once', async () => {
  open();
  answer = pageOf(card('first'));
  await lookForNewPlans(queries);
  expect(queries.getQueryData(key)?.pages[0]?.plans.map(({ id }) => id)).toEqual(['first']);
});

test('a list that nobody looks at is not asked for', async () => {
  queries.setQueryData(key, { pages: [pageOf()], pageParams: [undefined] } as never);
  await lookForNewPlans(queries);
  expect(asked).not.toHaveBeenCalled();
});
