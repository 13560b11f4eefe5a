import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Documents } from '../src/documents/documents.ts';
import { closeAccount } from '../src/modules/accounts/closing/closing.service.ts';
import { type PinAccess, pinVisibility } from '../src/modules/pins/pins.policy.ts';
import { foldMapCells } from '../src/modules/places/map/mapCells.jobs.ts';
import { previewRoutes } from '../src/modules/previews/previews.http.ts';
import type { SignedInCaller } from '../src/rpc/context.ts';
import { rpcCall } from './calls.ts';
import { type Cast, cast, cookiesOf } from './cast.ts';
import { testDatabase } from './database.ts';
import { person, testDeps } from './factories.ts';
import { withoutLimits } from './hostile/world.ts';
import { CITY, ROLES, type Role } from './matrix.ts';
import { type Site, startSite } from './site.ts';

const HTML =
  '<html><head>\n    <script type="module" crossorigin src="/app.js"></script>\n  </head><body><div id="root"></div></body></html>';
/** Stands for the web's: a document with all that a visitor is told of a place. */
const RENDERER = `
let ask;
export const answerWith = (given) => { ask = given; };
export const formatFor = () => 'en';
const drawn = (initialState) => ({ styles: '', code: [], markup: '<h1>Place</h1>', initialState });
export const drawFrame = async ({ path }) => drawn(path);
export const drawDocument = async ({ path }) =>
  drawn(JSON.stringify(await ask(['places', 'get'], { id: path.split('/')[2] })));`;
const NOWHERE = '3f0f6cde-13b9-4a51-9d3c-2f8a9d1e7b60';
const ZOOMS = Array.from({ length: 23 }, (_, zoom) => zoom);
const HALF_WORLD = 180;
/** More than are read one by one (MAP_ROWS_MAX): from afar the cells answer, from near the places themselves. */
const CROWD = 4200;

const database = await testDatabase({ poolSize: 12 });
const deps = withoutLimits(testDeps(database));
const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-traces-'));
const documents = new Documents(deps, folder);
let site: Site;
let callers: Cast;
let cookies: Record<Role, string>;
/** The maps of a world in which there are no pins, and never were. */
let without: Record<Role, string[]>;

beforeAll(async () => {
  await writeFile(path.join(folder, 'index.html'), HTML);
  await writeFile(path.join(folder, 'document.js'), RENDERER);
  await documents.load();
  site = await startSite(deps, { routes: [previewRoutes(deps, folder, documents)] });
  callers = await cast(deps);
  cookies = await cookiesOf(deps, callers);
  await sql`insert into venues (place_id, name, address, category, categories, latitude, longitude, source, source_id, licence, source_date)
    select 'crowd-' || n, 'Crowd ' || n, 'Street', 'Outdoor', '{}', 37.5 + (n % 70) * 0.01, -122.9 + (n / 70) * 0.01, 'test', n::text,
      'CC0-1.0', '2026-01-01' from generate_series(1, ${CROWD}) n`.execute(database.db);
  await foldMapCells(deps);
  without = await mapsOfAll();
}, 120_000);
afterAll(async () => {
  await site.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** All that a reply tells, less what is different each time. */
async function bytesOf(address: string, role: Role): Promise<string> {
  const answer = await fetch(`${site.url}${address}`, { headers: { cookie: cookies[role] } });
  const told = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return `${answer.status}\n${told.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${body}`;
}

function viewAt(zoom: number) {
  const half = HALF_WORLD / 2 ** zoom;
  const south = Math.max(-85, CITY.latitude - half);
  const north = Math.min(85, CITY.latitude + half);
  const west = Math.max(-HALF_WORLD, CITY.longitude - half);
  return { zoom, south, north, west, east: Math.min(HALF_WORLD, CITY.longitude + half) };
}

/** What the map answers somebody at every zoom, around where the pins lie. */
const mapsOf = (role: Role): Promise<string[]> =>
  Promise.all(ZOOMS.map((zoom) => bytesOf(rpcCall('places.map', viewAt(zoom))[0], role)));

const mapsOfAll = async () => {
  const maps = {} as Record<Role, string[]>;
  for (const role of ROLES) maps[role] = await mapsOf(role);
  return maps;
};

/** What the addresses of a place give: its document in both ways of drawing it, and the picture of its preview. */
async function previewOf(id: string, role: Role): Promise<string> {
  const addresses = [`/place/${id}`, `/place/${id}?review=1`, `/preview/place/${id}.png`];
  const found = await Promise.all(addresses.map((address) => bytesOf(address, role)));
  return (
    found
      // Made of the body, in which the address stands itself.
      .map((one) => one.replace(/^etag: .*\n/m, ''))
      .join('\n')
      .replaceAll(id, NOWHERE)
  );
}

type State = Partial<PinAccess>;
const OPEN = { is_public: true, is_prive: false, is_hidden: false, is_reported: false, deleted: false };

/** Somebody suspended is answered with nothing but that. */
const sees = (role: Role, state: State, owner: string) =>
  role !== 'suspended' &&
  pinVisibility(
    { ...OPEN, ...state, user_id: owner, creator_blocked: role === 'blocker' },
    callers[role].viewer,
  ) === 'full';

/** On a map a Privé pin is found by the tier Privé alone (RUL-02). */
const finds = (role: Role, state: State, owner: string) =>
  sees(role, state, owner) && !(state.is_prive && role === 'premium');

async function storePin(owner: SignedInCaller, { deleted, ...flags }: State): Promise<string> {
  const { id } = await database.db
    .insertInto('dropped_pins')
    .values({
      ...{ user_id: owner.viewer.userId, title: 'The step nobody knows', category: 'Bar', subcategory: null },
      ...CITY,
      ...flags,
      deleted_at: deleted ? deps.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Each map is as it is without the pins for whoever sees none of them, and tells of them to everybody else. */
async function expectMaps(seers: (role: Role) => boolean, about: string) {
  const after = await mapsOfAll();
  for (const role of ROLES)
    for (const zoom of ZOOMS)
      expect(after[role][zoom] === without[role][zoom], `${about}, ${role}, zoom ${zoom}`).toBe(!seers(role));
}

async function expectPreviews(id: string, isShown: boolean, about: string): Promise<void> {
  documents.forget();
  for (const role of ROLES) {
    const [found, none] = [await previewOf(id, role), await previewOf(NOWHERE, role)];
    expect(found === none, `${about}, ${role}`).toBe(!isShown);
    expect(found.includes('The step nobody knows'), `${about}, ${role}`).toBe(isShown);
  }
}

const HIDDEN: State[] = [
  { is_public: false },
  { is_hidden: true },
  { is_hidden: true, is_public: false, is_prive: true },
  { is_reported: true },
  { is_reported: true, is_public: false, is_prive: true },
];
const DELETED: State[] = [{ deleted: true }, { is_public: false, deleted: true }];

test.each([
  ['is public', [{}]],
  ['is Privé', [{ is_public: false, is_prive: true }]],
  ['is private, hidden by moderators or reported', HIDDEN],
  ['is deleted by its owner', DELETED],
] as [string, State[]][])(
  'RUL-82 RUL-22 RUL-76 RUL-91 of a pin that %s nobody without sight of it finds a byte in any map, at any zoom, or in any preview',
  async (name, states) => {
    const owner = callers.owner.viewer.userId;
    const seers = (role: Role) => states.some((state) => finds(role, state, owner));
    const pins: [string, State][] = [];
    for (const state of states) pins.push([await storePin(callers.owner, state), state]);
    await expectMaps(seers, `${name}, just stored`);
    await foldMapCells(deps);
    await expectMaps(seers, `${name}, folded`);
    for (const [id, state] of pins) await expectPreviews(id, sees('visitor', state, owner), name);
    for (const [id] of pins) await database.db.deleteFrom('dropped_pins').where('id', '=', id).execute();
    await foldMapCells(deps);
  },
  120_000,
);

test('RUL-92 RUL-82 of the pins of a closed account, and of pins that are gone, nobody finds a byte in any map or preview', async () => {
  const leaving = await person(deps);
  const id = await storePin(leaving, {});
  await foldMapCells(deps);
  await closeAccount(deps, leaving.viewer.userId);
  await expectMaps(() => false, 'closed');
  await expectPreviews(id, false, 'closed');
}, 120_000);
