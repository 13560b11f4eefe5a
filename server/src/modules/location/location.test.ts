import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { testDeps } from '../../../test/factories.ts';
import { fillTowns } from './gazetteer/fillTowns.runtime.ts';
import { positionsOfName, searchLocations } from './location.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
await fillTowns(deps);

let clients = 0;
const client = () => ({ deps, clientAddress: `192.0.2.${++clients}` });
const search = (query: string, limit = 5) => searchLocations(client(), { query, limit });

async function restaurant(slug: string, locality: string | null, latitude: number, longitude: number) {
  await database.pool.query(
    `insert into restaurants (place_id, name, category, address, locality, latitude, longitude, source, source_id, licence, source_date)
    values ($1, $1, 'Restaurant', 'somewhere', $2, $3, $4, 'test', $1, 'CC0-1.0', '2026-01-01')`,
    [slug, locality, latitude, longitude],
  );
}
await restaurant('a', 'Lantern Row', 37.76, -122.42);
await restaurant('b', 'Lantern Row', 37.762, -122.418);
await restaurant('c', 'Lonely Corner', 37.75, -122.41);
await restaurant('d', 'Oakland', 37.8, -122.27);
await restaurant('e', 'Oakland', 37.81, -122.27);

describe('suggestions', () => {
  test('API-46 CONST-52 a town with its state, its country and where it lies', async () => {
    const { suggestions } = await search('Sausalito', 1);
    expect(suggestions).toEqual([
      {
        name: 'Sausalito',
        region: 'California',
        country: 'United States',
        latitude: expect.closeTo(37.859, 2),
        longitude: expect.closeTo(-122.485, 2),
        timeZone: 'America/Los_Angeles',
      },
    ]);
  });

  test('neighbourhoods that places lie in are found too, also with their town', async () => {
    const lanternRow = {
      name: 'Lantern Row',
      region: 'San Francisco',
      country: 'United States',
      latitude: expect.closeTo(37.761, 5),
      longitude: expect.closeTo(-122.419, 5),
      timeZone: 'America/Los_Angeles',
    };
    expect((await search('lantern')).suggestions).toEqual([lanternRow]);
    expect((await search('Lantern Row, San Francisco')).suggestions).toEqual([lanternRow]);
    expect((await search('Lantern Row, Paris')).suggestions).toEqual([]);
  });

  test('one place alone makes no neighbourhood, and a town is told once', async () => {
    expect((await search('Lonely Corner')).suggestions).toEqual([]);
    const here = (await search('Oakland')).suggestions.filter(({ region }) => region === 'California');
    expect(here).toHaveLength(1);
  });

  test('a client has 120 questions a minute', async () => {
    const somebody = client();
    const ask = () => searchLocations(somebody, { query: 'Oakland', limit: 1 });
    const answers = await Promise.allSettled(Array.from({ length: 125 }, ask));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(120);
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('the places of a name', () => {
  test('the best known first, or the one near a given spot', async () => {
    const nearIllinois = { lat: 39.9, lng: -89.5 };
    const [known] = await positionsOfName(deps, 'Springfield');
    const [near] = await positionsOfName(deps, 'Springfield', nearIllinois);
    expect([known?.lat, near?.lat]).toEqual([expect.closeTo(37.22, 1), expect.closeTo(39.8, 1)]);
  });

  test('what is no name of a place is nowhere', async () => {
    expect(await positionsOfName(deps, 'our favourite bench')).toEqual([]);
  });
});
