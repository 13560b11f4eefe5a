import type { LiveEvent } from '@liora/domain/contract/live';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { HandClock } from '../../lib/live/testing/handClock.ts';
import { forgetOn } from '../../lib/personalData.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { searchKey } from '../places/places.queries.ts';
import { forgetNewPlans } from '../plans/newPlans.queries.ts';
import { pressReaction } from '../plans/reactions.actions.ts';
import { liveEffects } from './live.effects.ts';
import { onOtherPerson } from './startLive.effects.ts';

const plan = { id: 'a', like_count: 1, save_count: 0, user_has_liked: false, user_has_saved: false };
const LIST = [...orpc.plans.list.key({ type: 'infinite' }), 'near'];
const DETAILS: readonly unknown[] = orpc.plans.get.queryKey({ input: { id: 'a' } });
const SEARCH = [...searchKey, 'wine'];

let queries: QueryClient;
let clock: HandClock;
let hear: (...events: LiveEvent[]) => void;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clock = new HandClock();
  const effects = liveEffects(queries, clock);
  hear = (...events) => effects({ events, within: 1_000 });
  queries.setQueryData(LIST, {
    pages: [
      { plans: [plan, { ...plan, id: 'b' }], total: 30, locked: [] },
      { plans: [], total: 30, locked: [] },
    ],
  });
  queries.setQueryData(DETAILS, { kind: 'plan', plan });
  queries.setQueryData(SEARCH, { pages: [] });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

const shown = () => queries.getQueryData<{ pages: { plans: (typeof plan)[]; total: number }[] }>(LIST);
const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
/** Somebody looks at it. */
const watch = (queryKey: readonly unknown[], queryFn = async () => ({})) =>
  new QueryObserver(queries, {
    queryKey,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).subscribe(() => {});

test('RUL-11 likes and saves of others change the counts of open lists and details, and nobody’s own mark', () => {
  hear({ topic: 'reactions', subject: 'a', like_count: 7, save_count: 2 });
  expect(shown()?.pages[0]?.plans[0]).toEqual({ ...plan, like_count: 7, save_count: 2 });
  expect(queries.getQueryData(DETAILS)).toMatchObject({ plan: { like_count: 7, user_has_liked: false } });
});

/** The server, as far as presses go: each is answered when the test says so. */
function serverOfPresses() {
  const answers: ((answer: object | null) => void)[] = [];
  vi.stubGlobal('fetch', async () => {
    const answer = await new Promise<object | null>((resolve) => answers.push(resolve));
    return answer
      ? Response.json({ json: answer })
      : Response.json({ json: { code: 'NOT_FOUND', message: 'gone' } }, { status: 404 });
  });
  return answers;
}

test('PLAN-23 counts never overwrite a press that is under way', async () => {
  const answers = serverOfPresses();
  const pressed = pressReaction(queries, 'like', plan);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  hear({ topic: 'reactions', subject: 'a', like_count: 7, save_count: 2 });
  expect(shown()?.pages[0]?.plans[0]?.like_count).toBe(2);
  // The server answered the press with the very same counts: everything is told.
  answers[0]?.({ ...plan, like_count: 7, save_count: 2, user_has_liked: true });
  await pressed;
  expect(isStale(LIST)).toBe(false);
  hear({ topic: 'reactions', subject: 'a', like_count: 8, save_count: 2 });
  expect(shown()?.pages[0]?.plans[0]).toMatchObject({ like_count: 8, user_has_liked: true });
});

test.each([[{ like_count: 2, save_count: 0 }], [null]])(
  'PLAN-24 counts that came during a press and differ from its answer %o are asked for again',
  async (answered) => {
    const answers = serverOfPresses();
    const like = pressReaction(queries, 'like', plan);
    const save = pressReaction(queries, 'save', plan);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    hear({ topic: 'reactions', subject: 'a', like_count: 3, save_count: 0 });
    answers[0]?.({ ...plan, like_count: 3 });
    await like;
    expect(isStale(LIST)).toBe(false);
    answers[1]?.(answered && { ...plan, ...answered });
    await save;
    expect([isStale(LIST), isStale(DETAILS)]).toEqual([true, true]);
  },
);

test('FIX-46 a plan that is gone, or by somebody who was blocked, is no longer offered among the new ones', () => {
  const newest = [...orpc.plans.list.key({ input: {}, type: 'query' })];
  queries.setQueryData(newest, { plans: [plan, { ...plan, id: 'b' }], total: 2, locked: [] });
  hear({ topic: 'plans', change: 'gone', subject: 'a' });
  expect(queries.getQueryData(newest)).toMatchObject({ plans: [{ id: 'b' }] });
  const stop = forgetOn(['blocked'], () => forgetNewPlans(queries));
  hear({ topic: 'blocks' });
  expect(queries.getQueryData(newest)).toBeUndefined();
  stop();
});

test('RUL-15 a plan that is gone leaves open lists at once, and the count above them is one less', () => {
  hear({ topic: 'plans', change: 'gone', subject: 'a' });
  expect(shown()?.pages.map(({ plans, total }) => [plans.map(({ id }) => id), total])).toEqual([
    [['b'], 29],
    [[], 29],
  ]);
  clock.pass(1_000);
  expect(queries.getQueryData(DETAILS)).toBeUndefined();
  hear({ topic: 'plans', change: 'gone', subject: 'a' });
  expect(shown()?.pages[0]?.total).toBe(29);
});

test('the details of a plan that its creator has just deleted stay until they are closed', () => {
  queries.setQueryData(DETAILS, { kind: 'plan', plan: { ...plan, is_own: true } });
  hear({ topic: 'plans', change: 'gone', subject: 'a' });
  clock.pass(1_000);
  expect(queries.getQueryData(DETAILS)).toBeDefined();
  expect(isStale(DETAILS)).toBe(false);
});

test('a changed plan is asked for again, within the time the server gives, by who shows it', () => {
  hear(
    { topic: 'plans', change: 'changed', subject: 'a' },
    { topic: 'plans', change: 'changed', subject: 'a' },
    { topic: 'plans', change: 'changed', subject: 'zzz' },
  );
  expect(isStale(DETAILS)).toBe(false);
  clock.pass(1_000);
  expect([isStale(DETAILS), isStale(LIST), isStale(SEARCH)]).toEqual([true, true, false]);
});

test('RT-02 RUL-98 CONST-23 kept searches are cleared two seconds after the last change to public pins, by one timer', () => {
  for (let i = 0; i < 5; i++) {
    hear({ topic: 'pins' });
    clock.pass(1_999);
  }
  expect(queries.getQueryData(SEARCH)).toBeDefined();
  clock.pass(1);
  expect(queries.getQueryData(SEARCH)).toBeUndefined();
});

test('RT-02 a search on screen does not jump: it is asked for again when it is next looked at', () => {
  const ask = vi.fn(async () => ({ pages: [] }));
  watch(SEARCH, ask);
  hear({ topic: 'pins' });
  clock.pass(2_000);
  expect(queries.getQueryData(SEARCH)).toBeDefined();
  expect(isStale(SEARCH)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  [{ topic: 'blocks' }],
  [{ topic: 'membership' }],
  [{ topic: 'session' }],
  [{ topic: 'everything' }],
] as LiveEvent[][])('RUL-60 kept searches are cleared at once: %o', (event) => {
  queries.setQueryData(startQuery().queryKey, { me: null } as never);
  if (event) hear(event);
  expect(queries.getQueryData(SEARCH)).toBeUndefined();
  const asksWhoIsSignedIn = event?.topic === 'membership' || event?.topic === 'session';
  expect(isStale(startQuery().queryKey)).toBe(asksWhoIsSignedIn);
  clock.pass(1_000);
  expect(isStale(LIST)).toBe(!asksWhoIsSignedIn);
});

test('RUL-60 signing in, signing out and changing persons is noticed, the first answer is not', () => {
  const { queryKey } = startQuery();
  const changed = vi.fn();
  onOtherPerson(queries, changed);
  const answer = (me: object | null) => queries.setQueryData(queryKey, { me } as never);
  answer(null);
  answer(null);
  expect(changed).toHaveBeenCalledTimes(0);
  answer({ user_id: 'maya' });
  answer({ user_id: 'maya', username: 'other' });
  expect(changed).toHaveBeenCalledTimes(1);
  answer({ user_id: 'tom' });
  answer(null);
  expect(changed).toHaveBeenCalledTimes(3);
});
