import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dateSheet } from '@liora/domain/contract/dateSheet';
import { DATE_FILE_MAX_BYTES, DATE_FILES_PER_HOUR } from '@liora/domain/limits';
import { signedParts } from '@liora/domain/rules/dateFile';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reference } from '../../../../../tools/reference.ts';
import { testDatabase } from '../../../../test/database.ts';
import { block, person, testDeps, venue } from '../../../../test/factories.ts';
import { sessionCookie } from '../../../../test/sessions.ts';
import { type Site, startSite } from '../../../../test/site.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import { dateFileRoutes } from './dateFile.http.ts';
import { dateFile } from './dateFile.service.ts';
import { publicKeyOf } from './signing.runtime.ts';
import { smallTile, writeSmallArchive } from './testing/smallArchive.ts';

const database = await testDatabase();
const deps = testDeps(database);
const folder = await mkdtemp(path.join(tmpdir(), 'liora-date-file-'));
let site: Site;
let maya: AddressedCaller;
let june: AddressedCaller;
beforeAll(async () => {
  site = await startSite(deps, { routes: [dateFileRoutes(deps)] });
  await venue(database.db, 'bar', { name: 'Lumen <bar>', latitude: 37.79, longitude: -122.41 });
  await venue(database.db, 'cafe', {
    name: 'Crema',
    latitude: 37.792,
    longitude: -122.405,
    category: 'Cafe',
  });
  await database.pool.query(`update venues set phone = '+1 415 555 0101' where place_id = 'bar'`);
  maya = await person(deps, { username: 'maya' });
  june = await person(deps, { username: 'june' });
});
afterAll(async () => {
  await site.close();
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => database.pool.query('delete from rate_limits'));

// Friday evening in San Francisco.
const EVENING = '2026-05-16T02:00:00Z';
const places = [
  {
    place_id: 'bar',
    name: 'Lumen',
    address: null,
    starts_at: '19:30',
    stay_minutes: 90,
    note: 'Say </script> at the door',
  },
  { place_id: 'cafe', name: 'Crema', address: null },
  { place_id: 'custom_bench', name: 'Our bench', address: 'By the water' },
];
const fileOf = (who: AddressedCaller, planId: string, evening = EVENING, language: 'en' | 'de' = 'en') =>
  dateFile(who, { planId, evening, language });

async function isSigned(file: string): Promise<boolean> {
  const parts = signedParts(file);
  if (!parts) return false;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('jwk', publicKeyOf(deps.config.sessionSecret), curve, true, [
    'verify',
  ]);
  return crypto.subtle.verify(
    { ...curve, hash: 'SHA-256' },
    key,
    Buffer.from(parts.signature, 'base64url'),
    Buffer.from(parts.page),
  );
}

describe('beyond 12: a date as one file', () => {
  test('tells when and where, what is open then, whom to call and the way between, and loads nothing', async () => {
    const file = await fileOf(maya, await publishPlan(maya, { places, description: 'Bring a coat' }));
    const sheet = dateSheet.parse(signedParts(file)?.sheet);
    expect(sheet).toMatchObject({
      title: 'Lamplight',
      day: 'Friday, May 15, 2026',
      description: 'Bring a coat',
    });
    expect(sheet.stops.map(({ name, time, phone, leg }) => ({ name, time, phone, leg }))).toEqual([
      { name: 'Lumen <bar>', time: '7:30 PM', phone: '+1 415 555 0101', leg: '8 minutes on foot' },
      { name: 'Crema', time: null, phone: null, leg: null },
      { name: 'Our bench', time: null, phone: null, leg: null },
    ]);
    for (const words of [
      'Lumen &lt;bar&gt;',
      'Say &lt;/script&gt; at the door',
      'tel:+14155550101',
      'geo:37.79,-122.41',
    ])
      expect(file).toContain(words);
    expect(file.match(/<script/g)).toEqual(['<script']);
    expect(file.replaceAll(/data:[\w/+]+;base64,[\w+/=]+/g, '')).not.toMatch(/url\(|src="(?!")|https?:\/\//);
    expect(file).toContain("default-src 'none'");
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(DATE_FILE_MAX_BYTES);
  });

  test('RUL-110 speaks the language of whoever saves it', async () => {
    const file = await fileOf(maya, await publishPlan(maya, { places }), EVENING, 'de');
    const sheet = dateSheet.parse(signedParts(file)?.sheet);
    expect(sheet).toMatchObject({ day: 'Freitag, 15. Mai 2026' });
    expect(sheet.stops[0]).toMatchObject({ time: '19:30', leg: '8 Minuten zu Fuß' });
    expect(file).toContain('<html lang="de">');
  });

  test('RUL-116 names nobody: not who made the plan, and not who saved it', async () => {
    const file = await fileOf(june, await publishPlan(maya, { places }));
    for (const secret of [maya, june].flatMap(({ viewer }) => [viewer.userId, viewer.username]))
      expect(file).not.toContain(secret);
  });

  test('its calendar entry is that evening, the same one each time', async () => {
    const id = await publishPlan(maya, { places });
    const eventOf = (file: string) => {
      const [, data = ''] = /data:text\/calendar;base64,([\w+/=]+)/.exec(file) ?? [];
      const calendar = ICAL.Component.fromString(Buffer.from(data, 'base64').toString());
      return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    };
    const event = eventOf(await fileOf(maya, id));
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-05-16T02:30:00.000Z');
    expect(event.summary).toBe('Lamplight');
    expect(event.description).toContain('Crema');
    expect(eventOf(await fileOf(maya, id)).uid).toBe(event.uid);
    expect(eventOf(await fileOf(maya, id, '2026-05-17T02:00:00Z')).uid).not.toBe(event.uid);
  });

  test('without a planned time it begins with dinner, and hours are told for then', async () => {
    await venue(database.db, 'always', { name: 'Always' });
    await database.pool.query(`update venues set hours_weekly = '{[0,10080)}' where place_id = 'always'`);
    const untimed = ['always', 'cafe'].map((place_id) => ({ place_id, name: place_id, address: null }));
    const file = await fileOf(maya, await publishPlan(maya, { places: untimed }));
    const sheet = dateSheet.parse(signedParts(file)?.sheet);
    expect(sheet.stops[0]).toMatchObject({ time: null, hours: 'Open at 7:30 PM' });
    expect(sheet.stops[1]?.hours).toBeNull();
  });

  test('is signed to the byte; a change, a cut or another server’s key is seen', async () => {
    const file = await fileOf(maya, await publishPlan(maya, { places }));
    expect(await isSigned(file)).toBe(true);
    expect(await isSigned(file.replace('7:30 PM', '8:30 PM'))).toBe(false);
    expect(await isSigned(`${file.slice(0, 2000)}${file.slice(2001)}`)).toBe(false);
    expect(await isSigned(file.slice(0, -40))).toBe(false);
    expect(publicKeyOf('another secret of at least 32 characters')).not.toEqual(
      publicKeyOf(deps.config.sessionSecret),
    );
  });
});

describe('who may save a date', () => {
  const ask = async (who: AddressedCaller | null, query: string, method = 'POST') =>
    fetch(`${site.url}/date-file?${query}`, {
      method,
      headers: who ? { cookie: await sessionCookie(deps, who.viewer.userId) } : {},
    });
  const of = (plan: string) => `plan=${plan}&evening=${EVENING}`;

  test('whoever sees the plan in full gets its file', async () => {
    const reply = await ask(june, of(await publishPlan(maya, { places })));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    expect(await isSigned(await reply.text())).toBe(true);
  });

  test('RUL-09 RUL-13 RUL-22 nobody else: not visitors, strangers of a private plan, non-members of a Privé one, or whoever blocked its creator', async () => {
    const member = await person(deps, { member: true });
    const open = await publishPlan(maya, { places });
    const hidden = await publishPlan(maya, { places, is_public: false });
    const prive = await publishPlan(member, { places, is_public: false, is_prive: true });
    const answers = [
      await ask(null, of(open)),
      await ask(june, of(hidden)),
      await ask(june, of(prive)),
      await ask(june, of('8f2b3c1e-0000-4000-8000-000000000000')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 403, 404]);
    for (const answer of answers) expect(await answer.text()).not.toContain('Lamplight');
    await block(june, maya);
    expect((await ask(june, of(open))).status).toBe(404);
    await database.pool.query('delete from blocked_users');
  });

  test('what is no plan or no evening is told so, and reading it spends and changes nothing', async () => {
    const plan = await publishPlan(maya, { places });
    for (const query of ['', 'plan=1', `plan=${plan}`, `plan=${plan}&evening=9999-01-01T00:00:00Z`])
      expect((await ask(maya, query)).status).toBe(400);
    expect((await ask(maya, of(plan), 'GET')).status).toBe(404);
  });

  test('only so many in an hour', async () => {
    const plan = await publishPlan(maya, { places });
    const tried = await Promise.all(
      Array.from({ length: DATE_FILES_PER_HOUR + 3 }, () =>
        fileOf(maya, plan).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    expect(tried.filter(Boolean)).toHaveLength(DATE_FILES_PER_HOUR);
  });
});

describe('the map of a date', () => {
  const withMap = (map: Partial<typeof deps.config.map>): AddressedCaller => ({
    ...maya,
    deps: { ...deps, config: { ...deps.config, map: { ...deps.config.map, kind: 'pmtiles', ...map } } },
  });
  const mapIn = (file: string) => {
    const [, data] = /data-of="map" src="data:image\/svg\+xml;base64,([\w+/=]+)"/.exec(file) ?? [];
    return data === undefined ? null : Buffer.from(data, 'base64').toString();
  };

  test.each([
    ['protomaps', 'kind', { water: 'water', street: 'roads', name: 'roads', road: 'minor_road' }],
    [
      'openmaptiles',
      'class',
      { water: 'water', street: 'transportation', name: 'transportation_name', road: 'minor' },
    ],
  ] as const)(
    'is drawn from the operator’s own archive (%s): water, streets with their names, and the stops',
    async (schema, kind, layers) => {
      const file = path.join(folder, `${schema}.pmtiles`);
      const street = [
        [0, 2048],
        [4096, 2048],
      ] as const;
      const shore = [
        [0, 0],
        [4096, 0],
        [4096, 2000],
        [0, 2000],
      ] as const;
      const tile = smallTile([
        { layer: layers.water, properties: { [kind]: 'ocean' }, type: 'area', points: shore },
        { layer: layers.street, properties: { [kind]: layers.road }, type: 'line', points: street },
        {
          layer: layers.name,
          properties: { [kind]: layers.road, name: 'Pier & <Sons> St' },
          type: 'line',
          points: street,
        },
      ]);
      await writeSmallArchive(file, tile, 15);
      const page = await fileOf(
        withMap({ file, schema, attribution: '© Mappers' }),
        await publishPlan(maya, { places }),
      );
      const map = mapIn(page);
      expect(map).toContain('fill="#bfd3d1"');
      expect(map).toContain('stroke="#fffdf9"');
      expect(map).toContain('Pier &amp; &lt;Sons&gt; St');
      expect(map?.match(/<circle/g)).toHaveLength(2);
      expect(page).toContain('© Mappers');
      expect(await isSigned(page)).toBe(true);
    },
  );

  test('there is none where tiles are somebody else’s, and none where the archive cannot be read', async () => {
    const plan = await publishPlan(maya, { places });
    expect(mapIn(await fileOf(withMap({ kind: 'style', file: undefined }), plan))).toBeNull();
    const broken = path.join(folder, 'broken.pmtiles');
    await writeFile(broken, 'PMTiles, or not');
    expect(mapIn(await fileOf(withMap({ file: broken }), plan))).toBeNull();
    expect(mapIn(await fileOf(withMap({ file: path.join(folder, 'gone.pmtiles') }), plan))).toBeNull();
  });

  test('RUL-124 that of imported areas is used once it is there, and missed by nobody before', async () => {
    const plan = await publishPlan(maya, { places });
    const file = path.join(folder, 'areas.pmtiles');
    const map = { kind: 'areas', schema: 'openmaptiles', file } as const;
    expect(mapIn(await fileOf(withMap(map), plan))).toBeNull();
    const points = [
      [0, 0],
      [4096, 0],
      [4096, 2000],
      [0, 2000],
    ] as const;
    await writeSmallArchive(file, smallTile([{ layer: 'water', properties: {}, type: 'area', points }]), 15);
    expect(mapIn(await fileOf(withMap(map), plan))).toContain('fill="#bfd3d1"');
  });

  const CITY = reference('data/sf-downtown-2023/basemap-sf-downtown.pmtiles');
  test.skipIf(!CITY.isThere)(
    `of a real city it has street names and stays small${CITY.skipped}`,
    async () => {
      const page = await fileOf(
        withMap({ file: CITY.path, schema: 'openmaptiles' }),
        await publishPlan(maya, { places }),
      );
      const map = mapIn(page) ?? '';
      expect(map.match(/<text transform/g)?.length).toBeGreaterThan(5);
      expect(Buffer.byteLength(page)).toBeLessThan(DATE_FILE_MAX_BYTES / 2);
    },
  );
});
