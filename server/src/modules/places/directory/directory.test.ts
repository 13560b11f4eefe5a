import { directoryInput } from '@liora/domain/contract/placeEdits';
import { MISSING_FACTS } from '@liora/domain/rules/placeFields';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { droppedPin, person, testDeps, venue } from '../../../../test/factories.ts';
import type { DB } from '../../../db/types.gen.ts';
import { editPlace } from '../edit/edit.service.ts';
import { getEditable } from '../edit/editable.service.ts';
import { mergePlaces } from '../merge/merge.service.ts';
import { isRare, isSmall, listedPlaces, type Wanted } from './directory.queries.ts';
import { listDirectory } from './directory.service.ts';
import type { Position } from './directoryCursor.parser.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const admin = await person(deps);

/** Every page one after the other. */
async function listed(filters: object = {}, who = admin): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const input = directoryInput.parse({ ...filters, ...(cursor && { cursor }) });
    const { places, nextCursor } = await listDirectory(who, input);
    ids.push(...places.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return ids;
}
/** The same from what is shown, in plain SQL. */
async function truth(where: string): Promise<string[]> {
  const { rows } = await query(`
    select s.place_id from (
      select place_id, name, category, source, source_date, address, phone, website, latitude, hours_weekly, photo_url,
        longitude, gone_at, redirect_to from shown_venues
      union all select place_id, name, category, source, source_date, address, phone, website, latitude, hours_weekly,
        photo_url, longitude, gone_at, redirect_to from shown_restaurants) s
    left join (select place_id, confidence from venues) r on r.place_id = s.place_id
    left join place_corrections c on c.place_id = s.place_id
    where s.redirect_to is null and ${where} order by 1`);
  return rows.map(({ place_id }) => place_id);
}

// Places of two tables whose facts are there or not by the digits of their numbers.
await query(`
  insert into venues (place_id, name, address, category, categories, latitude, longitude, hours_weekly, photo_url, phone,
                      website, time_zone, source, source_id, licence, source_date, gone_at, confidence)
  select 'v-' || n, (array['Café Zoë', 'The Zoo Bar', 'Lumen', 'Old Azov'])[n % 4 + 1] || ' ' || n,
    case when n % 5 > 0 then n || ' Street' end, (array['Bar', 'Cafe'])[n % 2 + 1], '{}',
    case when n % 7 > 0 then 37.7 + n / 1e5 end, case when n % 7 > 0 then -122.4 end,
    case when n % 3 > 0 then '{[540,1020)}'::int4multirange end, case when n % 4 > 0 then 'https://a.example/p.jpg' end,
    case when n % 6 > 0 then '555 0100' end, case when n % 8 > 0 then 'https://a.example/' end, 'UTC',
    (array['osm', 'overture'])[n % 2 + 1], n, 'ODbL-1.0', date '2026-05-01' - n, case when n % 11 = 0 then now() end,
    case when n % 2 = 1 then (50 + n % 50) / 100.0 end
  from generate_series(1, 160) n`);
await query(`
  insert into restaurants (place_id, name, category, categories, time_zone, source, source_id, licence, source_date)
  select 'r-' || n, 'Zoë''s ' || n, 'Restaurant', '{}', 'UTC', 'osm', n, 'ODbL-1.0', date '2025-01-01'
  from generate_series(1, 30) n`);
await droppedPin(admin, { title: 'Zoë' });
for (const [id, set] of [
  ['v-1', { hours: 'Mo-Su 10:00-18:00', name: 'Renamed' }],
  ['v-2', { closed: true }],
  ['v-3', { point: null, phone: null }],
  ['v-11', { closed: false }],
] as const) {
  const { version } = await getEditable(admin, id);
  await editPlace(admin, { id, version, set, unlock: [], reason: 'For the list' });
}
await mergePlaces(admin, { from: 'v-4', to: 'v-5', take: [] });

// On the other side of the date line, and there closed.
await venue(database.db, 'fiji', { name: 'Fiji', latitude: -16.8, longitude: 179.9 });
await venue(database.db, 'taveuni', { name: 'Taveuni', latitude: -16.9, longitude: -179.9 });
await query("update venues set gone_at = now() where place_id = 'taveuni'");

const OPEN = 's.gone_at is null';
const AREA = { west: -122.5, south: 37.7004, east: -122.4, north: 37.7011 };
const IN_AREA = 's.latitude between 37.7004 and 37.7011';
describe('RUL-95 the list of all places', () => {
  test.each<[string, object, string]>([
    ['all that are there', {}, OPEN],
    ['closed ones, by their source or by people', { closed: true }, 's.gone_at is not null'],
    ['of a source', { source: 'overture' }, `${OPEN} and s.source = 'overture'`],
    ['of a category', { category: 'Restaurant' }, `${OPEN} and s.category = 'Restaurant'`],
    ['edited by people', { edited: true }, `${OPEN} and c.fields <> '{}'`],
    ['in a part of the map', { area: AREA }, `${OPEN} and ${IN_AREA}`],
    ['closed in a part of the map', { area: AREA, closed: true }, `s.gone_at is not null and ${IN_AREA}`],
    [
      'with a word in a part of the map',
      { area: AREA, q: 'zoo' },
      `${OPEN} and ${IN_AREA} and ' ' || fold(s.name) like '% zoo%'`,
    ],
    [
      'in a part that crosses the date line',
      { area: { west: 179, south: -17, east: -179, north: -16 } },
      "s.place_id = 'fiji'",
    ],
    [
      'closed in a part that crosses the date line',
      { area: { west: 179, south: -17, east: -179, north: -16 }, closed: true },
      "s.place_id = 'taveuni'",
    ],
    ['edited and closed', { edited: true, closed: true }, "s.gone_at is not null and c.fields <> '{}'"],
    ['older than three months', { olderThanMonths: 3 }, `${OPEN} and s.source_date < '2026-02-16'`],
    // Not what is exactly so sure, nor what nobody said anything of.
    ['below a confidence', { confidenceBelow: 0.61 }, `${OPEN} and r.confidence < 0.605`],
    ['beginning of a name', { q: 'cafe z' }, `${OPEN} and fold(s.name) like 'cafe z%'`],
    ['beginning of any word', { q: 'Zo' }, `${OPEN} and ' ' || fold(s.name) like '% zo%'`],
    ['a name that people set', { q: 'renamed' }, `${OPEN} and s.name = 'Renamed'`],
    [
      'several filters',
      { q: 'zo', category: 'Bar', missing: 'website' },
      `${OPEN} and ' ' || fold(s.name) like '% zo%' and s.category = 'Bar' and s.website is null`,
    ],
    [
      'closed ones with a word',
      { q: 'zoo', closed: true },
      `s.gone_at is not null and ' ' || fold(s.name) like '% zoo%'`,
    ],
  ])('%s', async (_, filters, where) => {
    const wanted = await truth(where);
    expect(wanted).not.toEqual([]);
    expect((await listed(filters)).toSorted()).toEqual(wanted.toSorted());
  });

  const COLUMN = { coordinates: 'latitude', hours: 'hours_weekly', photo: 'photo_url' } as Record<
    string,
    string
  >;
  test.each(MISSING_FACTS)('without %s', async (missing) => {
    const wanted = await truth(`${OPEN} and s.${COLUMN[missing] ?? missing} is null`);
    expect((await listed({ missing })).toSorted()).toEqual(wanted.toSorted());
  });

  test('what is no text, no word or no cursor finds all or nothing, and breaks nothing', async () => {
    expect(await listed({ q: '%%__' })).toEqual(await listed());
    expect(await listed({ q: 'xyzzy' })).toEqual([]);
    const { places } = await listDirectory(admin, directoryInput.parse({ cursor: 'nonsense' }));
    expect(places[0]?.id).toBe('v-1');
    expect(places[0]).toMatchObject({ locked: ['name', 'hours'], missing: [], closed: false });
    expect(places[0]).toMatchObject({ confidence: 0.51, point: { latitude: 37.70001, longitude: -122.4 } });
    const nowhere = await listDirectory(admin, directoryInput.parse({ missing: 'coordinates' }));
    expect(nowhere.places[0]?.point).toBeNull();
  });

  test('a text or an area that many places have is looked for batch by batch, one that few have by its index', async () => {
    expect([await isRare(deps.db, 'zo'), await isSmall(deps.db, AREA)]).toEqual([true, true]);
    expect(await inBatches({ text: 'zo' })).toEqual(await listed({ q: 'zo' }));
    expect(await inBatches({ area: AREA })).toEqual(await listed({ area: AREA }));
  });
});

test('three months before the last of May are over on the last of February', async () => {
  const late = { ...admin, deps: testDeps(database, { now: () => new Date('2026-05-31T12:00:00Z') }) };
  const ids = await listed({ olderThanMonths: 3 }, late);
  expect(ids.toSorted()).toEqual(
    (await truth(`s.gone_at is null and s.source_date < '2026-02-28'`)).toSorted(),
  );
});

const NOTHING_WANTED = { text: '', closed: false, edited: false, olderThan: null };

/** What is found where all places are looked through, some at a time. */
async function inBatches(wanted: Partial<Wanted>): Promise<string[]> {
  const all: string[] = [];
  for (let from: Position | null = { key: 0, id: '' }; from; ) {
    const page = { scan: 'all', from, batchSize: 7, limit: 50 } as const;
    const { found, last }: Awaited<ReturnType<typeof listedPlaces>> = await listedPlaces(
      deps.db,
      { ...NOTHING_WANTED, ...wanted },
      page,
    );
    all.push(...found.map(({ id }) => id));
    from = last;
  }
  return all;
}

describe('no query of the list reads a whole table', () => {
  test.each([
    ['all', {}],
    ['all', { area: AREA }],
    ['closed', { closed: true, area: AREA }],
    ['edited', {}],
    ['rare text', { text: 'renamed' }],
    ['small area', { area: AREA }],
  ] as const)('%s, %j', async (scan, wanted) => {
    const sent: CompiledQuery[] = [];
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query: one }) => void sent.push(one),
    });
    const page = { scan, from: { key: 0, id: '' }, batchSize: 5, limit: 5 };
    await listedPlaces(db, { ...NOTHING_WANTED, ...wanted }, page);
    const client = await database.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(`explain (format text) ${sent[0]?.sql}`, [
        ...(sent[0]?.parameters ?? []),
      ]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on (venues|restaurants|place_search|place_corrections|photos)/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('RUL-95 a place that somebody photographed does not lack a photo', async () => {
  await venue(database.db, 'seen');
  const photo = `insert into photos (user_id, belongs_to, subject_id, loose_since, venue_id, state, width, height, bytes, thumbhash)
    values ($1, 'review', gen_random_uuid(), null, 'seen', 'ready', 1, 1, 1, '')`;
  expect(await listed({ q: 'seen', missing: 'photo' })).toEqual(['seen']);
  await query(photo, [admin.viewer.userId]);
  expect(await listed({ q: 'seen', missing: 'photo' })).toEqual([]);
});
