import type { LiveEvent, LiveTopic } from '@liora/domain/contract/live';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { HandClock } from '../../lib/live/testing/handClock.ts';
import { forgetOn } from '../../lib/personalData.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { linkQuery } from '../couples/couples.queries.ts';
import { eveningsOptions } from '../freeEvenings/freeEvenings.queries.ts';
import { searchKey } from '../places/places.queries.ts';
import { liveEffects } from './live.effects.ts';

const june = {
  user_id: 'june',
  username: 'june',
  profile_photo_url: null,
  since: '2026-01-01',
  paused: false,
};
const LINK = linkQuery().queryKey;
const START = startQuery().queryKey;
/** One answer of everything that an event may make old. */
const ANSWERS: readonly (readonly unknown[])[] = [
  ...[orpc.plans.list, orpc.plans.get, orpc.plans.shared, orpc.pins.mine, orpc.places.get, orpc.places.plans],
  ...[orpc.reviews.list, orpc.saved.places, orpc.saved.shared, orpc.saved.categories, orpc.explore.forTwo],
  ...[orpc.bucketLists.list, orpc.notifications.list, orpc.checkIns.current],
  ...[orpc.memories.list, orpc.match.current, orpc.profiles.get, orpc.profiles.plans, orpc.explore.home],
]
  .map((procedure): readonly unknown[] => [...procedure.key(), 'kept'])

  .concat([
    [...orpc.surprises.key(), 'kept'],
    [...orpc.invitations.key(), 'kept'],
    [...orpc.calendar.key(), 'kept'],
    [...eveningsOptions().queryKey],
  ]);
const SEARCH = [...searchKey, 'wine'];

let queries: QueryClient;
let clock: HandClock;
let now: object | null;
beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request | string) =>
    String(typeof request === 'string' ? request : request.url).includes('/couples/link')
      ? Promise.resolve(Response.json({ json: { partner: now, code_expires_at: null } }))
      : new Promise(() => {}),
  );
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

/** A tab of somebody with a partner, and what is new or gone in it once these events were heard. */
async function heard(events: readonly LiveEvent[], { me = { user_id: 'maya' } as object | null } = {}) {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clock = new HandClock();
  queries.setQueryData(START, { me } as never);
  queries.setQueryData(LINK, { partner: june, code_expires_at: null } as never);
  for (const key of [...ANSWERS, SEARCH]) queries.setQueryData(key, null);
  queries.setQueryData([...orpc.plans.get.key(), 'kept'], { kind: 'plan', plan: { id: 'a' } });
  const occasions: string[] = [];
  const stops = (['blocked', 'partner changed'] as const).map((one) =>
    forgetOn([one], () => occasions.push(one)),
  );
  liveEffects(queries, clock)({ events, within: 1_000 });
  clock.pass(5_000);
  await vi.waitFor(() => expect(queries.isFetching({ queryKey: LINK })).toBe(0));
  await new Promise((resolve) => setTimeout(resolve));
  for (const stop of stops) stop();
  const isOld = (key: readonly unknown[]) =>
    queries.getQueryData(key) === undefined || queries.getQueryState(key)?.isInvalidated;
  const old = [...ANSWERS, START, SEARCH].filter(isOld).map((key) => JSON.stringify(key));
  return { old, occasions };
}

/** What an event of each topic looks like: a new topic does not compile without one. */
const EVENTS: { [Topic in Exclude<LiveTopic, 'everything'>]: Extract<LiveEvent, { topic: Topic }> } = {
  plans: { topic: 'plans', change: 'changed', subject: 'a' },
  reactions: { topic: 'reactions', subject: 'a', like_count: 1, save_count: 1 },
  pins: { topic: 'pins' },
  reviews: { topic: 'reviews' },
  blocks: { topic: 'blocks' },
  membership: { topic: 'membership' },
  partner: { topic: 'partner' },
  session: { topic: 'session' },
  saved: { topic: 'saved' },
  bucketLists: { topic: 'bucketLists' },
  shared_saves: { topic: 'shared_saves' },
  notifications: { topic: 'notifications' },
  calendar: { topic: 'calendar' },
  memories: { topic: 'memories' },
  invitations: { topic: 'invitations' },
  surprises: { topic: 'surprises' },
  check_ins: { topic: 'check_ins' },
  free_evenings: { topic: 'free_evenings' },
  match: { topic: 'match' },
};

test.each(Object.values(EVENTS))('RT-03 everything does what $topic does', async (event) => {
  now = null;
  const own = await heard([event]);
  const all = await heard([{ topic: 'everything' }]);
  expect(all.old).toEqual(expect.arrayContaining(own.old));
  expect(all.occasions).toEqual(expect.arrayContaining(own.occasions));
});

test('RT-03 after everything nothing that is kept counts as new, one’s own pins and profiles neither', async () => {
  now = june;
  const { old } = await heard([{ topic: 'everything' }]);
  expect(old.sort()).toEqual([...ANSWERS, START, SEARCH].map((key) => JSON.stringify(key)).sort());
});

test('LINK-25 RUL-60 after everything nothing of a former partner is kept', async () => {
  now = null;
  const { occasions } = await heard([{ topic: 'everything' }]);
  expect(occasions).toContain('partner changed');
  for (const procedure of [orpc.saved.shared, orpc.plans.shared, orpc.match.current, orpc.memories.list])
    expect(queries.getQueryData([...procedure.key(), 'kept'])).toBeUndefined();
});

test('everything takes nothing from a screen whose partner is still the same', async () => {
  now = june;
  const { occasions } = await heard([{ topic: 'everything' }]);
  expect(occasions).toEqual(['blocked']);
  expect(queries.getQueryData([...orpc.saved.shared.key(), 'kept'])).toBeDefined();
});

test('everything asks a visitor for no rights', async () => {
  now = null;
  const { old, occasions } = await heard([{ topic: 'everything' }], { me: null });
  expect(occasions).toEqual([]);
  expect(old).not.toContain(JSON.stringify(START));
  expect(queries.getQueryData(LINK)).toMatchObject({ partner: june });
});
