import { describe, expect, it } from 'vitest';
import { readAll, testFile } from '../testing/importing.ts';
import { detectFormat } from './fileFormat.parser.ts';

const feature = (id: number, geometry: unknown, properties: Record<string, unknown> = {}) => ({
  type: 'Feature',
  geometry,
  properties: { '@type': 'node', '@id': id, amenity: 'bar', name: `Bar "{${id}}"`, ...properties },
});
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });

async function read(text: string) {
  const file = await testFile(text);
  return readAll((await detectFormat(file)).read, file);
}

describe('reading GeoJSON made from OpenStreetMap', () => {
  it('reads features whatever is inside their texts', async () => {
    const { places } = await read(
      collection(feature(1, point(7.42, 43.73)), feature(2, point(7.43, 43.74), { note: '\\"}]{[' })),
    );
    expect(places.map(({ source_id, name }) => [source_id, name])).toEqual([
      ['node/1', 'Bar "{1}"'],
      ['node/2', 'Bar "{2}"'],
    ]);
  });

  it('reads more features than fit into one piece of the file', async () => {
    const many = Array.from({ length: 4000 }, (_, i) =>
      feature(i + 1, point(7.42, 43.73), { 'name:ja': '月'.repeat(40) }),
    );
    const { places } = await read(collection(...many));
    expect(places).toHaveLength(4000);
    expect(new Set(places.map(({ other_names }) => other_names[0]))).toEqual(new Set(['月'.repeat(40)]));
  });

  it('reads a sequence of features, one after another', async () => {
    const lines = [1, 2].map((id) => `\x1e${JSON.stringify(feature(id, point(7.42, 43.73)))}\n`);
    expect((await read(lines.join(''))).places).toHaveLength(2);
  });

  it('puts areas at their middle', async () => {
    const ring = [
      [7, 43],
      [8, 43],
      [8, 44],
      [7, 44],
      [7, 43],
    ];
    const { places } = await read(
      collection(
        feature(1, { type: 'Polygon', coordinates: [ring] }, { '@type': 'way' }),
        feature(2, { type: 'MultiPolygon', coordinates: [[ring]] }, { '@type': 'relation' }),
      ),
    );
    expect(places.map((place) => [place.source_id, place.latitude, place.longitude])).toEqual([
      ['way/1', 43.5, 7.5],
      ['relation/2', 43.5, 7.5],
    ]);
  });

  it('accepts ids as Overpass writes them', async () => {
    const { places } = await read(collection(feature(1, point(7.42, 43.73), { '@id': 'way/12' })));
    expect(places[0]?.place_id).toBe('osm-way-12');
  });

  it('counts records that it cannot read and goes on', async () => {
    const bad = { type: 'Feature', geometry: { type: 'Point', coordinates: ['x'] }, properties: {} };
    const { places, reading } = await read(collection(bad, feature(1, point(7.42, 43.73))));
    expect(places).toHaveLength(1);
    expect([...reading.skipped]).toEqual([['bad_record', 1]]);
  });

  it('takes the newest change as date of the data', async () => {
    const { reading } = await read(
      collection(
        feature(1, point(7.42, 43.73), { '@timestamp': 1_699_503_230 }),
        feature(2, point(7.42, 43.73), { '@timestamp': 1_564_039_452 }),
      ),
    );
    expect(reading.dataDate).toBe('2023-11-09');
  });
});

describe('files that cannot be imported say why', () => {
  const noIds = collection({ type: 'Feature', geometry: point(7, 43), properties: { name: 'x' } });
  it.each([
    ['nothing', '', 'empty'],
    ['a text', 'hello', 'unknown_format'],
    ['a picture', '\x89PNG\r\n\x1a\n', 'unknown_format'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'gzip'],
    ['a ZIP archive', Buffer.from('PK\x03\x04'), 'zip'],
    ['OpenStreetMap XML', '<?xml version="1.0"?><osm/>', 'xml'],
    ['other JSON', '{"places": []}', 'not_geojson'],
    ['GeoJSON without features', collection(), 'not_geojson'],
    ['GeoJSON from elsewhere', noIds, 'not_osm_geojson'],
    ['GeoJSON that breaks off', collection(feature(1, point(7, 43))).slice(0, -20), 'truncated'],
    ['Parquet that breaks off', 'PAR1 and then nothing', 'truncated'],
    ['Parquet with a broken end', 'PAR1 and then \xff\xff\xff\x7fPAR1', 'damaged'],
  ])('%s', async (_, content, code) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    await expect(read(bytes as unknown as string)).rejects.toMatchObject({ code });
  });

  it('a file that is not there', async () => {
    await expect(detectFormat('/nowhere/places.osm.pbf')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a folder', async () => {
    await expect(detectFormat(import.meta.dirname)).rejects.toMatchObject({ code: 'not_a_file' });
  });
});
