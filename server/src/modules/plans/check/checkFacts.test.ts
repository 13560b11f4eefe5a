import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import { checkFacts } from './checkFacts.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const evening = '2026-05-16T02:30:00Z';
const factsOf = async (...place_ids: string[]) =>
  (await checkFacts(visitorOf(deps), { place_ids, evening })).facts;

await venue(database.db, 'bar', {
  hours_weekly: '{[6780,7260)}',
  hours_exceptions: JSON.stringify({ '2026-05-15': '{}', '2026-05-26': '{[600,660)}', '2027-01-01': '{}' }),
  price_level: 2,
  dietary_tags: ['Vegan'],
});
await venue(database.db, 'bakery', { hours_weekly: null });

test('RUL-107 the check is told hours, with the days about the evening that are out of the ordinary, prices and diets', async () => {
  expect(await factsOf('bar')).toEqual([
    {
      place_id: 'bar',
      time_zone: 'America/Los_Angeles',
      hours: { weekly: [[6780, 7260]], exceptions: { '2026-05-15': [], '2026-05-26': [[600, 660]] } },
      usual_hours: false,
      price_level: 2,
      dietary_tags: ['Vegan'],
    },
  ]);
});

test('RUL-107 unknown hours are told as unknown', async () => {
  expect(await factsOf('bakery')).toMatchObject([{ place_id: 'bakery', hours: null }]);
});

test('RUL-126 it is told which hours are the usual ones of such a place', async () => {
  await venue(database.db, 'pub', { source: USUAL_HOURS_SOURCE, hours_weekly: '{[6780,7260)}' });
  await venue(database.db, 'club', { source: USUAL_HOURS_SOURCE, hours_weekly: null });
  expect(await factsOf('pub', 'club')).toMatchObject([
    { place_id: 'pub', usual_hours: true },
    { place_id: 'club', usual_hours: false },
  ]);
});

test('of pins, places of one’s own and what is nowhere it is told nothing', async () => {
  const pin = await droppedPin(await person(deps));
  expect(await factsOf('custom_1', 'nothing', pin)).toEqual([]);
});
