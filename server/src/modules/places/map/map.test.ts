import { randomUUID } from 'node:crypto';
import { mapInput } from '@liora/domain/contract/placesMap';
import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { MOODS } from '@liora/domain/rules/moods';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, testDeps, visitorOf } from '../../../../test/factories.ts';
import { type BruteViewer, fitsFilters, leadersFor } from '../search/testing/bruteForce.ts';
import { CENTRE, storeWorld, type WorldPlace, worldPlace } from '../search/testing/world.ts';
import { features } from '../search/understand/features.runtime.ts';
import { mapPlaces } from './map.service.ts';
import { foldMapCells } from './mapCells.jobs.ts';
import { countCells } from './mapCells.queries.ts';
import { type CellRange, cellsAt, cellsInView, UNIT_BITS, unitX, unitY } from './mapGrid.rules.ts';
import { findRows } from './mapRows.queries.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const codes = await features(database.searchPool);
const people = [await person(deps), await person(deps, { member: true }), await person(deps)];
const [free, member, third] = people;
if (!free || !member || !third) throw new Error('three people own the pins');
await block(member, third);
await block(free, member);
const owners = people.map(({ viewer }) => viewer.userId);
const VIEWERS = [
  { caller: visitorOf(deps), me: null, prive: false, blocked: [] },
  { caller: free, me: 0, prive: false, blocked: [1] },
  { caller: member, me: 1, prive: true, blocked: [2] },
  { caller: third, me: 2, prive: false, blocked: [] },
];

/** Besides the town: beside the date line, near the poles' edge, and on edges of cells of every level. */
const EDGES = [
  { latitude: 0, longitude: 0 },
  { latitude: 12.3, longitude: 180 },
  { latitude: 12.3, longitude: -180 },
  { latitude: 12.3, longitude: 179.99 },
  { latitude: 12.3, longitude: -179.99 },
  { latitude: 84.9, longitude: 20 },
  { latitude: -85, longitude: 20 },
  { latitude: 85, longitude: -100 },
  { latitude: CENTRE.latitude, longitude: -122.34375 },
];
const mapPlace: fc.Arbitrary<WorldPlace> = fc
  .tuple(worldPlace, fc.option(fc.constantFrom(...EDGES), { nil: null, freq: 2 }))
  .map(([place, edge]) => ({ ...place, where: place.where && edge ? edge : place.where }));

/** The same place once more, as a pin that everybody sees but who has blocked its owner. */
const withPin = (place: WorldPlace, n: number): WorldPlace[] => {
  const business = { ...place, source: 0 as const, address: '1 Main Street', gone: false };
  const seen = { isPublic: true, isPrive: false, isHidden: false, isReported: false };
  return [business, { ...business, ...seen, id: randomUUID(), source: 2, owner: n % owners.length }];
};
const world = fc
  .tuple(
    fc.array(mapPlace, { minLength: 20, maxLength: 60 }),
    fc.array(mapPlace, { minLength: 3, maxLength: 6 }),
  )
  .map(([places, led]) => [...places, ...led.flatMap(withPin)]);

const corner = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const near = fc.record({
  latitude: fc.double({ min: CENTRE.latitude - 0.5, max: CENTRE.latitude + 0.5, noNaN: true }),
  longitude: fc.double({ min: CENTRE.longitude - 0.6, max: CENTRE.longitude + 0.6, noNaN: true }),
});
const bounds = fc.oneof(
  fc.constant({ west: -180, south: -85, east: 180, north: 85 }),
  fc.constant({ west: 170, south: 0, east: -170, north: 20 }),
  ...[corner, near].map((point) =>
    fc.tuple(point, point).map(([a, b]) => ({
      west: a.longitude,
      east: b.longitude,
      south: Math.min(a.latitude, b.latitude),
      north: Math.max(a.latitude, b.latitude),
    })),
  ),
);
const view = fc.record({
  bounds,
  zoom: fc.double({ min: 0, max: 22, noNaN: true }),
  viewer: fc.nat({ max: VIEWERS.length - 1 }),
  categories: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.subarray([...CATEGORY_NAMES], { minLength: 1 }),
  ),
  moods: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...MOODS], { maxLength: 3 })),
  price: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([1, 2, 3, 4])),
  outdoor: fc.constantFrom(false, false, true),
  openAt: fc.constantFrom(undefined, undefined, '2026-05-16T02:30:00Z'),
});

type View = typeof view extends fc.Arbitrary<infer Asked> ? Asked : never;
type At = NonNullable<WorldPlace['where']>;
const cellOf = ({ longitude, latitude }: At, level: number) => ({
  x: Math.floor(unitX(longitude) / 2 ** (UNIT_BITS - level)),
  y: Math.floor(unitY(latitude) / 2 ** (UNIT_BITS - level)),
});
function isIn(where: At | null, range: CellRange): boolean {
  if (!where) return false;
  const { x, y } = cellOf(where, range.level);
  const column = range.columns.some(({ first, last }) => x >= first && x <= last);
  return column && y >= range.firstRow && y <= range.lastRow;
}

/** The cells with their counts, told by looking at every place. */
function bruteCells(
  places: readonly WorldPlace[],
  viewer: BruteViewer,
  range: CellRange,
  categories: readonly string[],
) {
  const shown = leadersFor(places, viewer).filter(
    ({ where, category }) => isIn(where, range) && (categories.length === 0 || categories.includes(category)),
  );
  const cells = Map.groupBy(shown, ({ where }) => {
    const { x, y } = cellOf(where ?? CENTRE, range.level);
    return `${x}/${y}`;
  });
  return [...cells]
    .map(([cell, inside]) => {
      const kinds = new Set(inside.map(({ category }) => category));
      return { cell, count: inside.length, category: kinds.size === 1 ? [...kinds][0] : null };
    })
    .sort((a, b) => (a.cell < b.cell ? -1 : 1));
}

async function agrees(places: readonly WorldPlace[], { viewer: who, bounds: box, ...question }: View) {
  const viewer = VIEWERS[who] ?? VIEWERS[0];
  if (!viewer) throw new Error('nobody looks');
  const { viewer: reader } = viewer.caller;
  const input = mapInput.parse({ ...box, ...question });
  const level = cellsInView(input, input.zoom).level;
  const counted = cellsAt(input, Math.min(14, level));
  const { cells } = await countCells(database.searchPool, reader, counted, input.categories);
  const found = cells.map(({ x, y, count, category }) => ({ cell: `${x}/${y}`, count, category }));
  expect(found.sort((a, b) => (a.cell < b.cell ? -1 : 1))).toEqual(
    bruteCells(places, viewer, counted, input.categories),
  );

  const answer = await mapPlaces(viewer.caller, input);
  const filters = {
    ...question,
    q: '',
    dietary: [],
    literal: false,
    loved: false,
    prive: false,
    saved: false,
  };
  const expected = leadersFor(places, viewer).filter(
    (place) =>
      isIn(place.where, cellsAt(input, level)) &&
      (input.categories.length === 0 || input.categories.some((category) => category === place.category)) &&
      fitsFilters(
        place,
        { ...filters, moods: input.moods, price: input.price, outdoor: input.outdoor },
        codes,
      ),
  );
  expect(answer.total, JSON.stringify(input)).toBe(expected.length);
  expect(answer.more).toBe(false);
  const clustered = answer.clusters.reduce((sum, { count }) => sum + count, 0);
  expect(answer.places.length + clustered).toBe(expected.length);
  const names = expected.map(({ name, category }) => `${name} ${category}`);
  for (const { name, category } of answer.places) expect(names).toContain(`${name} ${category}`);
}

test('RUL-82 RUL-83 RUL-76 cells and places of every view count exactly what looking at every place would, for everybody', async () => {
  await fc.assert(
    fc.asyncProperty(
      world,
      fc.boolean(),
      fc.array(view, { minLength: 10, maxLength: 10 }),
      async (places, isFolded, views) => {
        await storeWorld(database.db, places, owners);
        if (isFolded) await foldMapCells(deps);
        for (const one of views) await agrees(places, one);
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
});

test('RUL-82 RUL-83 counts stay exact while pins move over edges, are deleted, hidden, and find or lose their twins', async () => {
  const change = fc.record({
    at: fc.nat(),
    to: mapPlace,
    how: fc.constantFrom('move', 'delete', 'show', 'fold', 'move'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(mapPlace, { minLength: 20, maxLength: 40 }),
      fc.array(change, { minLength: 6, maxLength: 12 }),
      fc.array(view, { minLength: 6, maxLength: 6 }),
      async (world, changes, views) => {
        const places = structuredClone(world);
        await storeWorld(database.db, places, owners);
        for (const { at, to, how } of changes) {
          if (how === 'fold') await foldMapCells(deps);
          else await changePin(places, at, to, how);
        }
        for (const one of views) await agrees(places, one);
        await foldMapCells(deps);
        for (const one of views) await agrees(places, one);
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
});

async function changePin(places: WorldPlace[], at: number, to: WorldPlace, how: 'move' | 'delete' | 'show') {
  const pins = places.filter(({ source }) => source === 2);
  const pin = pins[at % Math.max(1, pins.length)];
  if (!pin) return;
  if (how === 'delete') {
    places.splice(places.indexOf(pin), 1);
    await database.db.deleteFrom('dropped_pins').where('id', '=', pin.id).execute();
    return;
  }
  if (how === 'move')
    Object.assign(pin, { where: to.where, category: to.category, subcategory: to.subcategory });
  else
    Object.assign(pin, {
      isPublic: to.isPublic,
      isPrive: to.isPrive,
      isHidden: to.isHidden,
      isReported: to.isReported,
      name: to.name,
      address: to.address,
    });
  await database.db
    .updateTable('dropped_pins')
    .set({
      latitude: pin.where?.latitude ?? null,
      longitude: pin.where?.longitude ?? null,
      category: pin.category,
      subcategory: pin.subcategory,
      title: pin.name,
      address: pin.address,
      is_public: pin.isPublic,
      is_prive: pin.isPrive,
      is_hidden: pin.isHidden,
      is_reported: pin.isReported,
    })
    .where('id', '=', pin.id)
    .execute();
}

test('cells that nobody is in any more are not kept', async () => {
  await storeWorld(database.db, [], owners);
  await foldMapCells(deps);
  const left = await database.db.selectFrom('place_cells').select('level').execute();
  const totals = await database.db.selectFrom('place_cell_totals').select('level').execute();
  const waiting = await database.db.selectFrom('place_cell_changes').select('id').execute();
  expect([left, totals, waiting]).toEqual([[], [], []]);
});

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const look = (zoom: number, more: object = {}) =>
  mapPlaces(visitorOf(deps), mapInput.parse({ ...WORLD, zoom, ...more }));

test('RUL-76 of more places than are read one by one the cells answer, and twenty pins at once while they are folded all count', async () => {
  await storeWorld(database.db, [], owners);
  await sql`insert into venues (place_id, name, address, category, categories, latitude, longitude, source, source_id, licence, source_date)
    select 'crowd-' || n, 'Crowd ' || n, 'Street', case when n % 3 = 0 then 'Bar' else 'Cafe' end, '{}', 37 + (n % 70) * 0.01,
      -122 + (n / 70) * 0.01, 'test', n::text, 'CC0-1.0', '2026-01-01' from generate_series(1, 4200) n`.execute(
    database.db,
  );
  const folding = Array.from({ length: 3 }, () => foldMapCells(deps));
  const pins = Array.from({ length: 20 }, (_, n) =>
    database.db
      .insertInto('dropped_pins')
      .values({
        user_id: owners[0] ?? '',
        title: `Pin ${n}`,
        category: 'Bar',
        latitude: 37.2,
        longitude: -122,
        is_public: true,
      })
      .execute(),
  );
  await Promise.all([...folding, ...pins]);
  const far = await look(2);
  expect(far).toMatchObject({ total: 4220, more: false, places: [] });
  expect(JSON.stringify(far).length).toBeLessThan(20_480);
  const [cluster] = far.clusters;
  expect(cluster).toMatchObject({ count: 4220 });
  await foldMapCells(deps);
  expect(await look(2)).toEqual(far);
  const bars = await look(2, { categories: ['Bar'] });
  expect(bars.total).toBe(1420);

  // Closer the cells part it, and at last there are the places themselves.
  const closer = await look(10, { west: -122.1, east: -121.3, south: 36.9, north: 37.8 });
  expect(closer.total).toBe(4220);
  expect(closer.clusters.length).toBeGreaterThan(10);
  const corner = { west: -122.001, south: 37.099, east: -121.999, north: 37.101 };
  const street = await look(17, corner);
  expect(street.clusters).toEqual([]);
  expect(street.places.length).toBeGreaterThan(0);
  expect(street.total).toBe(street.places.length);
});

test('RUL-76 what is not read to its end says at least, never a wrong number', async () => {
  const range = cellsAt(WORLD, 4);
  const filters = {
    categories: ['Bar'],
    anyOf: [],
    allOf: [],
    openAt: null,
    loved: false,
    prive: false,
    saved: false,
  };
  const cut = await findRows(database.searchPool, null, range, filters, 100);
  expect(cut.cut).toBe(true);
  const whole = await findRows(database.searchPool, null, range, filters, 20_000);
  expect(whole.cut).toBe(false);
});
