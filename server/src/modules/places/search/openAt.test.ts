import { searchInput } from '@liora/domain/contract/places';
import { openingAt } from '@liora/domain/rules/hours';
import { multirangeText, storedHours } from '@liora/domain/rules/multirange';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import { searchPlaces } from './search.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const visitor = visitorOf(testDeps(database));
beforeEach(() => database.pool.query('delete from venues'));
const origin = { latitude: 37.7793, longitude: -122.4193 };
const search = (more: object) => searchPlaces(visitor, searchInput.parse({ origin, ...more }));
const states = ({ places }: Awaited<ReturnType<typeof search>>) =>
  places.map(({ id, isOpen }) => [id, isOpen]);

describe('places open at a given time', () => {
  // Minutes of the week: Friday 20:00 to Saturday 02:00.
  const fridayNight = '{[6960,7320)}';

  test('RUL-107 a closed kitchen is never shown as open, unknown hours come after the open ones', async () => {
    await venue(database.db, 'closed', { hours_weekly: '{[540,600)}' });
    await venue(database.db, 'unknown', {});
    await venue(database.db, 'open', { hours_weekly: fridayNight, latitude: 37.8 });
    const found = await search({ openAt: '2026-05-15T22:00:00-07:00' });
    expect(states(found)).toEqual([
      ['open', true],
      ['unknown', null],
    ]);
    expect([found.within, found.farther]).toEqual([2, 0]);
  });

  test('RUL-107 a bar that closes at two is open after midnight and closed at two, in its own time zone', async () => {
    await venue(database.db, 'night', { hours_weekly: fridayNight });
    expect(states(await search({ openAt: '2026-05-16T01:59:00-07:00' }))).toEqual([['night', true]]);
    expect(states(await search({ openAt: '2026-05-16T02:00:00-07:00' }))).toEqual([]);
    expect(states(await search({ openAt: '2026-05-16T08:59:00Z' }))).toEqual([['night', true]]);
  });

  test('RUL-107 a holiday replaces the weekly hours of its day', async () => {
    await venue(database.db, 'holiday', { hours_weekly: '{[0,10080)}' });
    await database.pool.query(`update venues set hours_exceptions = '{"2026-12-25": "{[600,720)}"}'`);
    expect(states(await search({ openAt: '2026-12-25T09:00:00-08:00' }))).toEqual([]);
    expect(states(await search({ openAt: '2026-12-25T11:00:00-08:00' }))).toEqual([['holiday', true]]);
  });

  test('RUL-107 a time zone that nobody knows makes the hours unknown', async () => {
    await venue(database.db, 'mars', { hours_weekly: '{[0,10080)}' });
    await database.pool.query("update venues set time_zone = 'Mars/Olympus'");
    expect(states(await search({ openAt: '2026-05-15T22:00:00Z' }))).toEqual([['mars', null]]);
  });

  test('opening of every card is told for the asked time', async () => {
    await venue(database.db, 'night', { hours_weekly: fridayNight });
    const [card] = (await search({ at: '2026-05-15T21:00:00-07:00' })).places;
    expect(card?.opening).toEqual({ state: 'open', nextChange: '2026-05-16T09:00:00.000Z' });
  });
});

const prefixed = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [prefix + key, value]));

test('RUL-107 RUL-126 the database and the domain agree on every place, time zone and minute', async () => {
  const span = fc
    .tuple(fc.nat(10_079), fc.integer({ min: 1, max: 2000 }))
    .map(([start, length]) => [start, Math.min(10_080, start + length)] as const);
  const daySpan = fc
    .tuple(fc.nat(1439), fc.integer({ min: 1, max: 700 }))
    .map(([start, length]) => [start, Math.min(1440, start + length)] as const);
  const date = fc.constantFrom('2026-03-08', '2026-03-29', '2026-11-01');
  const zones = [
    'America/Los_Angeles',
    'Europe/Monaco',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'UTC',
    'Nowhere/Land',
  ];
  const question = fc.record({
    weekly: fc.option(fc.array(span, { maxLength: 8 }).map(multirangeText)),
    exceptions: fc
      .tuple(
        fc.dictionary(date, fc.array(daySpan, { maxLength: 3 }).map(multirangeText)),
        fc.option(fc.array(span, { maxLength: 4 }).map(multirangeText)),
        fc.dictionary(date, fc.array(daySpan, { maxLength: 3 }).map(multirangeText)),
      )
      .map(([days, unknown, unknownDays]) => ({
        ...days,
        ...(unknown !== null && { unknown, ...prefixed('unknown ', unknownDays) }),
      })),
    zone: fc.constantFrom(...zones),
    instant: fc.date({
      min: new Date('2026-03-07T00:00:00Z'),
      max: new Date('2026-11-03T00:00:00Z'),
      noInvalidDate: true,
    }),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ weekly, exceptions, zone, instant }) => {
      const { rows } = await database.pool.query(
        'select is_open_at($1::int4multirange, $2::jsonb, $3, $4) as open',
        [weekly, exceptions, zone, instant],
      );
      const { state } = openingAt(storedHours(weekly, exceptions), zone, instant);
      expect(rows[0]?.open).toBe(state === 'unknown' ? null : state === 'open');
    }),
    { numRuns: 300 },
  );
});
