import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PinContent, pinContent } from '@liora/domain/contract/pins';
import { HOUR_MS } from '@liora/domain/durations';
import { PIN_LOOKUP_AGAIN_HOURS } from '@liora/domain/limits';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../../test/factories.ts';
import type { Geocoder } from '../../../integrations/geocoder/geocoder.ts';
import { createPhoton } from '../../../integrations/geocoder/photon.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { fillTowns } from '../../location/gazetteer/fillTowns.runtime.ts';
import { createPin, editPin, getOwnPin } from '../pins.service.ts';
import { lookUpPin } from './lookUp.jobs.ts';
import { locate, lookUpStored, requestLookUp } from './lookUp.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
let owner: AddressedCaller;

async function house(address: string, latitude: number, longitude: number, name: string = randomUUID()) {
  await database.pool.query(
    `insert into venues (place_id, name, category, address, latitude, longitude, source, source_id, licence, source_date)
     values ($1, $5, 'Bar', $2, $3, $4, 'test', $1, 'CC0-1.0', '2026-01-01')`,
    [randomUUID(), address, latitude, longitude, name],
  );
}

beforeAll(async () => {
  await fillTowns(deps);
  owner = await person(deps);
  await house('600 Guerrero St, San Francisco, CA 94110', 37.7614, -122.4241, 'Tartine Bakery');
  await house('640 Guerrero St, San Francisco, CA 94110', 37.7604, -122.424);
  await house('1499 Guerrero St, San Francisco, CA 94110', 37.7478, -122.4231);
  await house('600 Guerrero Street, Houston', 29.76, -95.36);
  await house('12 Sonnenstraße, Berlin', 52.52, 13.4);
});

const find = async (address: string) => (await locate(owner, address)).found;
const waiting = async (pinId: string) => {
  const { rows } = await database.pool.query(
    `select from pgboss.job where name = 'pin-lookups' and data->>'pinId' = $1`,
    [pinId],
  );
  return rows.length;
};
const create = (part: Partial<PinContent>, by = owner) =>
  createPin(by, {
    ...pinContent.parse({ title: 'Morning bun', category: 'Cafe', at: null, ...part }),
    request_id: randomUUID(),
  });
const asked: string[] = [];
/** A geocoder that knows one answer for everything. */
const knowing = (answer: Awaited<ReturnType<Geocoder['locate']>> | Error): AddressedCaller => ({
  ...owner,
  deps: {
    ...deps,
    geocoder: {
      locate: async (address) => {
        asked.push(address);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  },
});
const DOOR = { at: { lat: 1, lng: 2 }, precision: 'house', label: 'a door' } as const;

describe('an address, by what Liora knows itself', () => {
  test.each(['600 Guerrero St, San Francisco, CA 94110', '600 guerrero street', '600 Guerrero St., 94110'])(
    'RUL-85 a known house is where it stands: %s',
    async (address) => {
      expect(await find(address)).toMatchObject({
        latitude: 37.7614,
        longitude: -122.4241,
        precision: 'house',
      });
    },
  );

  test('a house of the town that is named, wherever that is', async () => {
    expect(await find('600 Guerrero St, Houston')).toMatchObject({ latitude: 29.76, precision: 'house' });
    expect(await find('Sonnenstr. 12, Berlin')).toMatchObject({ latitude: 52.52, precision: 'house' });
  });

  test('an unknown number between two near neighbours is between them, and says so', async () => {
    expect(await find('620 Guerrero St, San Francisco')).toMatchObject({
      precision: 'street',
      latitude: expect.closeTo(37.7609, 4),
    });
  });

  test.each([
    ['a number far from every known one', '900 Guerrero St, San Francisco'],
    ['a street without a number', 'Guerrero St, San Francisco'],
    ['a street of a town where nobody knows it', '600 Guerrero St, Oakland'],
    ['an unknown street: never the middle of its town', '1 Nowhere Lane, San Francisco'],
    ['a street that is called like a town', 'Oakland Street'],
    ['nonsense', 'behind the third dune'],
    ['nothing', ' , '],
  ])('RUL-85 no answer is better than a guessed one: %s', async (_what, address) => {
    expect(await find(address)).toBeNull();
  });

  test('a town that is asked for as one, and a place by its name', async () => {
    expect(await find('Sausalito')).toMatchObject({ precision: 'town', latitude: expect.closeTo(37.86, 1) });
    expect(await find('tartine bakery')).toMatchObject({ precision: 'place', latitude: 37.7614 });
  });
});

describe('a geocoder elsewhere', () => {
  const servers: (() => void)[] = [];
  afterEach(() => servers.splice(0).map((close) => close()));
  const NEAR = { lat: 37.7793, lng: -122.4193 };

  async function photon(listener: RequestListener): Promise<Geocoder> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return createPhoton(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  const answering = (...features: object[]): Promise<Geocoder> =>
    photon((_request, response) => response.end(JSON.stringify({ type: 'FeatureCollection', features })));
  const feature = (properties: object, coordinates = [13.4, 52.5]) => ({
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const HOUSE = { type: 'house', housenumber: '12', street: 'Sun Street', city: 'Oakland' };

  test('is sent the address and a rough area, and nothing else', async () => {
    let sent: { url: string | undefined; headers: string } = { url: '', headers: '' };
    const geocoder = await photon((request, response) => {
      sent = { url: request.url, headers: Object.keys(request.headers).join() };
      response.end(JSON.stringify({ features: [feature(HOUSE)] }));
    });
    expect(await geocoder.locate('12 Sun St, Oakland', NEAR)).toEqual({
      at: { lat: 52.5, lng: 13.4 },
      precision: 'house',
      label: '12 Sun Street, Oakland',
    });
    expect(sent.url).toBe('/api?q=12+Sun+St%2C+Oakland&limit=5&lat=37.779&lon=-122.419');
    expect(sent.headers).not.toMatch(/cookie|authorization|referer/);
  });

  test('a town or a long street is no answer for a house; a short street and a town asked for are', async () => {
    const long = { type: 'street', name: 'Sun Street', city: 'Oakland', extent: [13.4, 52.6, 13.5, 52.5] };
    const short = { ...long, extent: [13.4, 52.501, 13.4001, 52.5] };
    const town = { type: 'city', name: 'Oakland' };
    const other = { ...HOUSE, housenumber: '14' };
    const elsewhere = { ...HOUSE, city: 'Fresno' };
    const unclear = await answering(
      ...[town, long, other, elsewhere].map((one) => feature(one)),
      'junk' as never,
    );
    expect(await unclear.locate('12 Sun Street, Oakland', NEAR)).toBeNull();
    expect(await unclear.locate('Oakland', NEAR)).toMatchObject({ precision: 'town' });
    const clear = await answering(feature(town), feature(short));
    expect(await clear.locate('12 Sun St, Oakland', NEAR)).toMatchObject({ precision: 'street' });
  });

  test.each<[string, RequestListener]>([
    ['fails', (_request, response) => void response.writeHead(500).end()],
    ['says what is no answer', (_request, response) => void response.end('<html>')],
    [
      'never ends',
      (_request, response) => {
        const more = () =>
          response.write('x'.repeat(65_536), () => !response.destroyed && setImmediate(more));
        more();
      },
    ],
    ['sends elsewhere', (_request, response) => void response.writeHead(302, { location: '/other' }).end()],
  ])('one that %s is given up', async (_what, listener) => {
    const geocoder = await photon(listener);
    await expect(geocoder.locate('12 Sun Street', NEAR)).rejects.toThrow();
  });

  test('ERR-61 a failure is told as one, without a word about the address', async () => {
    await expect(locate(knowing(new Error('12 Sun Street')), '12 Sun Street')).rejects.toMatchObject({
      code: 'GEOCODING_FAILED',
    });
  });
});

describe('the stored address of a pin without a point', () => {
  test('SRCH-31 API-39 is looked up behind the answer, by its own address, and the pin gets its point', async () => {
    const pin = await create({ address: '600 Guerrero St, San Francisco' });
    expect(pin).toMatchObject({ latitude: null });
    expect(await waiting(pin.id)).toBe(1);
    await lookUpStored(deps, pin.id);
    await lookUpStored(deps, pin.id);
    expect(await getOwnPin(owner, pin.id)).toMatchObject({ latitude: 37.7614, version: 2 });
    const searched = await database.pool.query('select lat from place_search where id = $1', [pin.id]);
    expect(searched.rows).toEqual([{ lat: 37.7614 }]);
  });

  test('RUL-85 is never overwritten: neither a point that it has, nor one for an address that it had', async () => {
    const { id } = await create({ address: 'the old one' });
    const away = { latitude: 3, longitude: 4 };
    const slow: Geocoder = {
      locate: async () => {
        await editPin(owner, {
          ...pinContent.parse({ title: 'Moved', category: 'Cafe', at: away, address: 'the old one' }),
          id,
          version: 1,
        });
        return DOOR;
      },
    };
    await lookUpStored({ ...deps, geocoder: slow }, id);
    expect(await getOwnPin(owner, id)).toMatchObject(away);
    await lookUpStored(knowing(DOOR).deps, id);
    expect(await getOwnPin(owner, id)).toMatchObject(away);
  });

  test('a pin gets no point that is only near: nobody is there to see it', async () => {
    for (const precision of ['street', 'town'] as const) {
      const { id } = await create({ address: 'Oakland' });
      await lookUpStored(knowing({ ...DOOR, precision }).deps, id);
      expect(await getOwnPin(owner, id)).toMatchObject({ latitude: null });
    }
  });

  test('SRCH-08 a failure is ignored, with a warning that names no address', async () => {
    const { id } = await create({ address: '7 Private Road' });
    const warned: unknown[] = [];
    const caller = knowing(new Error('7 Private Road'));
    const log = { ...caller.deps.log, warn: (...line: unknown[]) => warned.push(line) } as never;
    expect(await lookUpStored({ ...caller.deps, log }, id)).toEqual({ reached: false });
    expect(warned).toHaveLength(1);
    expect(JSON.stringify(warned)).not.toContain('Private');
    expect(await getOwnPin(owner, id)).toMatchObject({ latitude: null, version: 1 });
  });

  test('RUL-85 a geocoder that was down has not said that there is no such place: it is asked again', async () => {
    const { id } = await create({ address: '8 Later Street' });
    const { deps: down } = knowing(new Error('down'));
    const job = { data: { pinId: id } } as Parameters<typeof lookUpPin>[1];
    await expect(lookUpPin(down, job)).rejects.toThrow('the geocoder could not be reached');
    await lookUpPin(knowing(DOOR).deps, job);
    expect(await getOwnPin(owner, id)).toMatchObject({ latitude: DOOR.at.lat });
  });

  test('is not looked up again and again: once a day, or when it is another address', async () => {
    const { id } = await create({ address: 'nowhere at all' });
    asked.length = 0;
    const { deps: nobody } = knowing(null);
    await lookUpStored(nobody, id);
    await lookUpStored(nobody, id);
    expect(asked).toEqual(['nowhere at all']);
    const tomorrow = new Date(TEST_NOW.getTime() + (PIN_LOOKUP_AGAIN_HOURS + 1) * HOUR_MS);
    await lookUpStored({ ...nobody, now: () => tomorrow }, id);
    expect(asked).toHaveLength(2);
    await editPin(owner, {
      ...pinContent.parse({ title: 'x', category: 'Cafe', address: 'somewhere else' }),
      id,
      version: 1,
    });
    await lookUpStored(nobody, id);
    expect(asked).toHaveLength(3);
  });

  test('API-39 RUL-85 whoever sees it may ask for that, and learns nothing of what they may not see', async () => {
    const other = await person(deps);
    const open = await create({ address: 'a' });
    const secret = await create({ address: 'b', is_public: false });
    const placed = await create({ address: 'c', at: { latitude: 1, longitude: 1 } });
    const before = await Promise.all([open, secret, placed].map(({ id }) => waiting(id)));
    for (const { id } of [open, secret, placed]) expect(await requestLookUp(other, id)).toEqual({ ok: true });
    expect(await requestLookUp(other, randomUUID())).toEqual({ ok: true });
    const after = await Promise.all([open, secret, placed].map(({ id }) => waiting(id)));
    expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 0, 0]);
  });

  test('RUL-85 asking has a limit, also at once', async () => {
    const eager = await person(deps);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 80 }, () => requestLookUp(eager, randomUUID())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  });
});
