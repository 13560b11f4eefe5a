import { DAY_MS } from '@liora/domain/durations';
import { hoursColumns } from '@liora/domain/rules/multirange';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import { editPlace } from '../edit/edit.service.ts';
import { getEditable } from '../edit/editable.service.ts';
import { importExtract, SETTINGS } from '../import/testing/importing.ts';
import { getPlace } from '../places.service.ts';
import { firstDayOf } from './firstDay.rules.ts';
import { UNKNOWN_CONTEXT } from './hoursContext.types.ts';
import { understandHours } from './osmHours.parser.ts';
import { renewHours } from './renewHours.jobs.ts';
import { hoursToRenew } from './renewHours.queries.ts';

const database = await testDatabase();
afterAll(() => database.close());
const IMPORTED = new Date('2025-03-09T12:00:00Z');
/** More than 400 days after it. */
const NEXT_YEAR = new Date('2026-12-20T12:00:00Z');
const CHRISTMAS_NOON = new Date('2026-12-25T11:00:00Z');
const TEXT = 'Mo-Su 09:00-17:00; Dec 25 off';

beforeEach(() =>
  database.pool.query(`delete from place_edits; delete from place_corrections; delete from venues;
    delete from restaurants; delete from places`),
);

const openOn = async (instant: Date) => {
  const deps = testDeps(database, { now: () => instant });
  return (await getPlace(visitorOf(deps), { id: 'osm-node-1' })).place.isOpen;
};
const renewAt = (instant: Date) => renewHours({ db: database.db, now: () => instant });

async function importBar(opening_hours = TEXT) {
  const tags = { amenity: 'bar', name: 'Lumen', opening_hours };
  await importExtract(
    database.pool,
    { nodes: [{ id: 1, lat: 43.7312, lng: 7.42, tags }], box: [43.72, 7.4, 43.75, 7.44], date: '2025-02-15' },
    { settings: { ...SETTINGS, firstDay: firstDayOf(IMPORTED) } },
  );
}

describe('RUL-126 RUL-107 holidays and special days stay known however long ago a place was imported', () => {
  test('a year after the import it is not called open on a day on which it is closed', async () => {
    await importBar();
    expect(await openOn(new Date('2025-12-25T11:00:00Z'))).toBe(false);
    // Its dates are over, and nobody imported it again.
    expect(await openOn(CHRISTMAS_NOON)).toBe(true);
    await renewAt(NEXT_YEAR);
    expect(await openOn(CHRISTMAS_NOON)).toBe(false);
    expect(await openOn(new Date('2026-12-24T11:00:00Z'))).toBe(true);
  });

  test('its state is asked for where its hours name holidays: a day that is one there alone is known', async () => {
    // 2027-01-06, Epiphany, is a holiday in Bavaria and none in Berlin.
    await holidayVenue('munich', 48.1372, 11.5755);
    await holidayVenue('berlin', 52.5186, 13.3763);
    await renewAt(NEXT_YEAR);
    const stored = await rows();
    expect(stored.map(({ hours_exceptions }) => '2027-01-06' in hours_exceptions)).toEqual([false, true]);
    expect(stored.flatMap(({ hours_exceptions }) => Object.keys(hours_exceptions))).not.toContain('unknown');
  });

  test('what somebody corrected as well, by the text that they wrote', async () => {
    await importBar('Mo-Su 10:00-12:00');
    const admin = await person(testDeps(database, { now: () => IMPORTED }));
    const { version } = await getEditable(admin, 'osm-node-1');
    await editPlace(admin, {
      id: 'osm-node-1',
      version,
      set: { hours: TEXT },
      unlock: [],
      reason: 'The door',
    });
    await renewAt(NEXT_YEAR);
    expect(await openOn(CHRISTMAS_NOON)).toBe(false);
    expect(await openOn(new Date('2026-12-24T11:00:00Z'))).toBe(true);
  });

  test('dates that are still to come, hours of a week and hours without a text stay as they are', async () => {
    await importBar();
    await venue(database.db, 'handmade', {
      hours_weekly: '{[0,60)}',
      hours_exceptions: '{"2024-12-25": "{}"}',
    });
    const before = await rows();
    await renewAt(new Date('2025-12-25T12:00:00Z'));
    expect(await rows()).toEqual(before);
  });

  test('a season that ends for ever leaves the hours of a week, and is not looked at again', async () => {
    await importBar('Mo-Su 09:00-17:00; 2025 Jun 1-10 off');
    await renewAt(NEXT_YEAR);
    const { hours_weekly, hours_exceptions } = hoursColumns(
      understandHours('Mo-Su 09:00-17:00', UNKNOWN_CONTEXT, firstDayOf(NEXT_YEAR)),
    );
    expect(await rows()).toMatchObject([{ hours_weekly, hours_exceptions }]);
    expect(await hoursToRenew(database.db, 'venues', '2100-01-01', 1)).toEqual([]);
  });

  test('the record stays of its time, so that its import can still be rolled back', async () => {
    await importBar();
    const [before] = await rows();
    await renewAt(NEXT_YEAR);
    const [after] = await rows();
    expect(after?.hours_exceptions).not.toEqual(before?.hours_exceptions);
    expect(after?.updated_at).toEqual(before?.updated_at);
  });

  test('of many places each comes round, those that are over longest first', async () => {
    const dates = Array.from({ length: 130 }, (_, day) => new Date(IMPORTED.getTime() + day * DAY_MS));
    for (const [index, date] of dates.entries()) await datedVenue(index, date.toISOString().slice(0, 10));
    const waiting = async () =>
      (await rows()).filter(({ hours_exceptions }) => '2026-12-25' in hours_exceptions);
    await renewAt(NEXT_YEAR);
    const first = await waiting();
    expect(first).toHaveLength(100);
    expect(first.every(({ place_id }) => Number(place_id) < 100)).toBe(true);
    await renewAt(NEXT_YEAR);
    expect(await waiting()).toHaveLength(130);
  });
});

async function datedVenue(index: number, date: string) {
  await venue(database.db, String(index), { hours_weekly: '{}', hours_exceptions: `{"${date}": "{}"}` });
  await database.pool.query('update venues set hours = $1 where place_id = $2', [TEXT, String(index)]);
}

async function holidayVenue(id: string, latitude: number, longitude: number) {
  const dated = '{"2025-12-25": "{}"}';
  await venue(database.db, id, { latitude, longitude, hours_weekly: '{}', hours_exceptions: dated });
  await database.pool.query(
    "update venues set hours = 'Mo-Su 09:00-17:00; PH off', time_zone = 'Europe/Berlin' where place_id = $1",
    [id],
  );
}

interface Row {
  place_id: string;
  hours_weekly: string | null;
  hours_exceptions: Record<string, string>;
  updated_at: Date;
}

const rows = async () =>
  (
    await sql<Row>`select place_id, hours_weekly::text as hours_weekly, hours_exceptions, updated_at from venues
      order by place_id`.execute(database.db)
  ).rows;
