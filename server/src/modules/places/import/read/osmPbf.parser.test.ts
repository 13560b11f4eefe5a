import { describe, expect, it } from 'vitest';
import { readAll, testFile } from '../testing/importing.ts';
import { pbfFile, type TestExtract } from '../testing/pbfWriter.ts';
import { readOsmPbf } from './osmPbf.parser.ts';

const read = async (extract: TestExtract) => readAll(readOsmPbf, await testFile(pbfFile(extract)));
const bar = { id: 1, lat: 43.73, lng: 7.42, tags: { amenity: 'bar', name: 'Lumen' } };
const square = (first: number, lat: number, lng: number, size: number) =>
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ].map(([y = 0, x = 0], i) => ({ id: first + i, lat: lat + y * size, lng: lng + x * size }));
const ring = (first: number) => [first, first + 1, first + 2, first + 3, first];
const at = ({ places }: Awaited<ReturnType<typeof read>>) =>
  places.map(({ source_id, latitude, longitude }) => [
    source_id,
    Number(latitude.toFixed(6)),
    Number(longitude.toFixed(6)),
  ]);

describe('reading OpenStreetMap PBF', () => {
  it.each([
    ['packed densely', {}],
    ['one by one', { plainNodes: true }],
    ['without compression', { packed: 'raw' as const }],
  ])('reads nodes %s', async (_, how) => {
    const far = { id: 2_147_483_999, lat: -33.8688, lng: 151.2093, tags: { amenity: 'cafe', name: 'Far' } };
    expect(at(await read({ nodes: [bar, far], ...how }))).toEqual([
      ['node/1', 43.73, 7.42],
      ['node/2147483999', -33.8688, 151.2093],
    ]);
  });

  it('keeps names in every script and all the other names', async () => {
    const tags = {
      amenity: 'restaurant',
      name: '麦当劳',
      'name:en': 'McDonald’s',
      alt_name: 'Мак;ماكدونالدز',
    };
    const { places } = await read({ nodes: [{ ...bar, tags }] });
    expect(places[0]).toMatchObject({
      name: '麦当劳',
      other_names: ['McDonald’s', 'Мак', 'ماكدونالدز'],
    });
  });

  it('puts a park at the middle of its area', async () => {
    const park = { id: 7, refs: ring(1), tags: { leisure: 'park', name: 'Parc' } };
    expect(at(await read({ nodes: square(1, 43.7, 7.4, 0.01), ways: [park] }))).toEqual([
      ['way/7', 43.705, 7.405],
    ]);
  });

  it('puts what is drawn as a line at the middle of the line', async () => {
    const nodes = [0, 1, 4].map((step, i) => ({ id: i + 1, lat: 0, lng: 7 + step / 100 }));
    const way = { id: 7, refs: [1, 2, 3], tags: { tourism: 'attraction', name: 'Wall' } };
    expect(at(await read({ nodes, ways: [way] }))).toEqual([['way/7', 0, 7.02]]);
  });

  it('puts a multipolygon at the middle of its outer rings, joined from pieces', async () => {
    const nodes = square(1, 43.7, 7.4, 0.01);
    const ways = [
      { id: 1, refs: [1, 2, 3] },
      { id: 2, refs: [1, 4, 3] },
    ];
    const relation = {
      id: 9,
      members: ways.map(({ id }) => ({ type: 'way' as const, id, role: 'outer' })),
      tags: { type: 'multipolygon', leisure: 'park', name: 'Parc' },
    };
    expect(at(await read({ nodes, ways, relations: [relation] }))).toEqual([['relation/9', 43.705, 7.405]]);
  });

  it('puts any other relation at the average of its members', async () => {
    const relation = {
      id: 9,
      members: [
        { type: 'node' as const, id: 1 },
        { type: 'node' as const, id: 2 },
        { type: 'relation' as const, id: 77 },
      ],
      tags: { type: 'site', tourism: 'museum', name: 'Musée' },
    };
    const nodes = [
      { id: 1, lat: 43, lng: 7 },
      { id: 2, lat: 44, lng: 8 },
    ];
    expect(at(await read({ nodes, relations: [relation] }))).toEqual([['relation/9', 43.5, 7.5]]);
  });

  it('uses what is there of a way that lost some of its nodes', async () => {
    const way = { id: 7, refs: [1, 2, 99], tags: { tourism: 'attraction', name: 'Wall' } };
    const nodes = [
      { id: 1, lat: 0, lng: 7 },
      { id: 2, lat: 0, lng: 8 },
    ];
    expect(at(await read({ nodes, ways: [way] }))).toEqual([['way/7', 0, 7.5]]);
  });

  it('counts and keeps what has no position at all', async () => {
    const way = { id: 7, refs: [97, 98, 99], tags: { tourism: 'attraction', name: 'Wall' } };
    const { places, reading } = await read({ nodes: [bar], ways: [way] });
    expect(places).toHaveLength(1);
    expect([...reading.skipped]).toEqual([['no_position', 1]]);
    expect(reading.keptAsIs).toEqual(['way/7']);
  });

  it('takes the date that the file states, else the newest change, else none', async () => {
    expect((await read({ nodes: [bar], date: '2026-03-09', changed: '2020-01-01' })).reading.dataDate).toBe(
      '2026-03-09',
    );
    expect((await read({ nodes: [bar], changed: '2020-01-01' })).reading.dataDate).toBe('2020-01-01');
    expect((await read({ nodes: [bar] })).reading.dataDate).toBeNull();
  });

  it('refuses a history file, which would bring back everything that ever was', async () => {
    await expect(read({ nodes: [bar], requires: ['HistoricalInformation'] })).rejects.toMatchObject({
      code: 'history_file',
    });
  });

  it('refuses what it would misread', async () => {
    await expect(read({ nodes: [bar], requires: ['Future'] })).rejects.toMatchObject({
      code: 'unknown_feature',
    });
    await expect(read({ nodes: [bar], packed: 'lz4' })).rejects.toMatchObject({
      code: 'unknown_compression',
    });
  });
});
