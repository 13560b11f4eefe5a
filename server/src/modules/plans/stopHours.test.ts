import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { writeReview } from '../reviews/reviews.service.ts';
import { createPlan, getPlan } from './plans.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

// Friday in minutes of the week: 5760 to 7200; the bar is open from 17:00 to 01:00, the café until 16:00.
await venue(database.db, 'bar', { hours_weekly: '{[6780,7260)}' });
await venue(database.db, 'cafe', { hours_weekly: '{[6240,6720)}' });
await venue(database.db, 'bakery', { hours_weekly: null });

async function stopsOf(stops: Array<Record<string, unknown>>, evening?: string) {
  const places = stops.map((stop) => ({ name: 'x', address: null, ...stop }));
  const plan = await createPlan(await person(deps), {
    ...planContent.parse({ title: 'Friday', places }),
    request_id: randomUUID(),
  });
  const found = await getPlan(visitorOf(deps), plan.id, { evening });
  return found.kind === 'plan' ? found.plan.places : [];
}

test('RUL-107 a stop with a time is open or closed at that time, one without is told for now', async () => {
  const [bar, cafe] = await stopsOf([
    { place_id: 'bar', starts_at: '00:30', stay_minutes: 90 },
    { place_id: 'cafe' },
  ]);
  expect(bar).toMatchObject({
    starts_at: '00:30',
    stay_minutes: 90,
    planned: true,
    opening_at: '2026-05-16T07:30:00.000Z',
    opening: { state: 'open', nextChange: '2026-05-16T08:00:00.000Z' },
  });
  expect(cafe).toMatchObject({
    planned: false,
    opening_at: deps.now().toISOString(),
    opening: { state: 'closed' },
  });
});

test('the planned evening decides on which date a time is read', async () => {
  const stops = [{ place_id: 'bar', starts_at: '18:00' }, { place_id: 'cafe' }];
  const [friday] = await stopsOf(stops);
  const [saturday] = await stopsOf(stops, '2026-05-17T02:30:00Z');
  expect(friday?.opening?.state).toBe('open');
  expect(saturday?.opening?.state).toBe('closed');
});

test('unknown hours stay unknown at a planned time, and a custom place tells none', async () => {
  const [bakery, bench] = await stopsOf([
    { place_id: 'bakery', starts_at: '18:00' },
    { place_id: 'custom_1', name: 'Bench', address: 'by the pond', starts_at: '19:00' },
  ]);
  expect(bakery?.opening).toEqual({ state: 'unknown', nextChange: null });
  expect(bench).toMatchObject({ starts_at: '19:00', planned: false, opening: null });
});

test('RUL-126 hours that are the usual ones of such a place are marked as that', async () => {
  await venue(database.db, 'pub', { source: USUAL_HOURS_SOURCE, hours_weekly: '{[6780,7260)}' });
  const stops = await stopsOf([{ place_id: 'pub', starts_at: '18:00' }, { place_id: 'bar' }]);
  expect(stops.map(({ usual_hours }) => usual_hours)).toEqual([true, false]);
});

test('PDET-09 RUL-49 a stop tells the Spark Score of its place once that is official', async () => {
  const scoreOf = async () => (await stopsOf([{ place_id: 'cafe' }, { place_id: 'bar' }]))[0]?.spark_score;
  for (const vibe of [9, 8]) await reviewBy(await person(deps), 'cafe', vibe);
  expect(await scoreOf()).toBeNull();
  await reviewBy(await person(deps), 'cafe', 7);
  expect(await scoreOf()).toBe(8);
});

const reviewBy = (author: AddressedCaller, place_id: string, mark: number) =>
  writeReview(author, {
    place_id,
    vibe: mark,
    quality: mark,
    experience: mark,
    text: null,
    been_there: true,
    request_id: randomUUID(),
  });
