import { randomUUID } from 'node:crypto';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import { createPlan } from '../plans.service.ts';
import { react } from '../reactions/reactions.service.ts';
import { plansForHome } from './featured.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

// TEST_NOW is Friday, 19:30. Minutes of the week: Friday is 5760 to 7200.
await venue(database.db, 'bar', { hours_weekly: '{[6780,7260)}' });
await venue(database.db, 'garden', { hours_weekly: '{[6300,7200)}' });
await venue(database.db, 'lounge', { hours_weekly: '{[6780,7260)}' });
await venue(database.db, 'park', { hours_weekly: '{[6300,7200)}' });
await venue(database.db, 'cafe', { hours_weekly: '{[6240,6720)}' });

const fan = await person(deps);

async function plan(title: string, stops: Array<[place: string, startsAt?: string]>, liked = true) {
  const places = stops.map(([place_id, starts_at]) => ({
    place_id,
    name: place_id,
    address: null,
    starts_at,
  }));
  const content = planContent.parse({ title, places });
  const { id } = await createPlan(await person(deps), { ...content, request_id: randomUUID() });
  if (liked) await react(fan, 'like', id);
}

beforeEach(async () => {
  await database.db.deleteFrom('date_plans').execute();
});

async function leading(at = TEST_NOW) {
  const { featured, featuredFits } = await plansForHome(visitorOf(deps), undefined, at);
  return { title: featured?.title, fits: featuredFits };
}

test("FIX-63 tonight's plan can still be begun: one that began at 3 PM or 5 PM is not it, however liked", async () => {
  await plan(
    'Later',
    [
      ['bar', '20:30'],
      ['lounge', '22:00'],
    ],
    false,
  );
  await plan('At three', [
    ['garden', '15:00'],
    ['park', '17:30'],
  ]);
  await plan('At five', [
    ['garden', '17:00'],
    ['bar', '18:00'],
  ]);
  expect(await leading()).toEqual({ title: 'Later', fits: true });
});

test('FIX-63 at noon a plan of the afternoon is not that of tonight', async () => {
  const noon = testDeps(database, { now: () => new Date('2026-05-15T19:00:00Z') });
  await plan(
    'Evening',
    [
      ['bar', '19:00'],
      ['lounge', '21:00'],
    ],
    false,
  );
  await plan('Afternoon', [
    ['garden', '15:00'],
    ['park', '16:00'],
  ]);
  const { featured } = await plansForHome(visitorOf(noon), undefined, TEST_NOW);
  expect(featured?.title).toBe('Evening');
});

test('FIX-63 its stops are open at their own time, not merely at the moment of looking', async () => {
  await plan('Bar past its hours', [
    ['bar', '20:00'],
    ['garden', '00:30'],
  ]);
  await plan(
    'Open all along',
    [
      ['garden', '20:00'],
      ['bar', '23:00'],
    ],
    false,
  );
  expect(await leading()).toEqual({ title: 'Open all along', fits: true });
});

test('FIX-63 a plan without times begins whenever one likes; a closed stop still counts', async () => {
  await plan('Closed café', [['cafe'], ['bar']]);
  await plan('Any time', [['garden'], ['bar']], false);
  expect(await leading()).toEqual({ title: 'Any time', fits: true });
});

test('FIX-63 where none can be done the best one leads, without the promise of tonight', async () => {
  await plan('Gone by', [
    ['garden', '15:00'],
    ['park', '16:00'],
  ]);
  await plan('Closed', [['cafe'], ['bar']]);
  expect(await leading()).toEqual({ title: 'Gone by', fits: false });
});
