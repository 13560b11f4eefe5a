import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePlan } from '../plans/planCache.actions.ts';
import { forgetTakenOut, savedPlansOptions } from './savedPlans.queries.ts';

const entry = (id: string) => ({
  kind: 'plan',
  plan: { id, like_count: 0, save_count: 1, user_has_liked: false, user_has_saved: true },
});

let queries: QueryClient;
let saved: string[];
beforeEach(() => {
  queries = new QueryClient();
  // The server, as far as the saved list goes.
  vi.stubGlobal('fetch', async () => Response.json({ json: { plans: saved.map(entry), nextCursor: null } }));
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});
const ask = async () => {
  const { pages } = await queries.fetchInfiniteQuery({ ...savedPlansOptions(), staleTime: 0 });
  return pages.flatMap(({ plans }) => plans.map(({ plan }) => plan.id));
};
const takeOut = (id: string) => {
  changePlan(queries, id, () => ({ user_has_saved: false }));
  saved = saved.filter((other) => other !== id);
};

test('a plan that was taken out stays where it stood, however often the list is asked for', async () => {
  saved = ['bay', 'hill', 'pier'];
  await ask();
  takeOut('hill');
  expect(await ask()).toEqual(['bay', 'hill', 'pier']);
  takeOut('bay');
  expect(await ask()).toEqual(['bay', 'hill', 'pier']);
});

test('taken back in, it stands there once', async () => {
  saved = ['bay', 'hill'];
  await ask();
  takeOut('bay');
  await ask();
  changePlan(queries, 'bay', () => ({ user_has_saved: true }));
  saved = ['bay', 'hill'];
  expect(await ask()).toEqual(['bay', 'hill']);
});

test('left and opened again, the list holds only what is saved', async () => {
  saved = ['bay', 'hill'];
  await ask();
  takeOut('bay');
  forgetTakenOut(queries);
  expect(
    queries.getQueryData(savedPlansOptions().queryKey)?.pages[0]?.plans.map(({ plan }) => plan.id),
  ).toEqual(['hill']);
  expect(queries.getQueryState(savedPlansOptions().queryKey)?.isInvalidated).toBe(true);
  expect(await ask()).toEqual(['hill']);
});
