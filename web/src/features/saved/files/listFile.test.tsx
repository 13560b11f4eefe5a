import { LIST_ROWS_MAX } from '@liora/domain/limits';
import { toLine, toParagraphs } from '@liora/domain/rules/plainText';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toImportRows } from '../import/importRows.rules.ts';
import { readListFile } from './listFile.parser.ts';
import { type ListRow, MARKS } from './listFile.types.ts';
import { LIST_FORMATS, type ListFormat } from './writeList.rules.ts';

const read = (name: string, text: string) => readListFile(name, strToU8(text));
const named = (rows: readonly ListRow[]) => rows.map(({ name }) => name);

describe('lists that people import', () => {
  test('RUL-123 a table of Google Takeout has no coordinates but where its link names the point itself, and nothing is guessed', () => {
    const csv = [
      'My list of dinners, with the good ones first',
      '',
      'Title,Note,URL,Tags,Comment',
      'Lumen,Ask for the window,"https://www.google.com/maps/place/Lumen/@37.77,-122.41,17z/data=!3m1!4b1",,',
      'Dropped pin,,"https://www.google.com/maps/search/37.7601,-122.4312",,',
      'Crema,,"https://www.google.com/maps/place/Crema/@1.5,2.5,17z/data=!4m6!3m5!1s0x0:0x0!8m2!3d37.7651!4d-122.4223",,quiet',
      ',,,,',
    ].join('\n');
    const { rows, unread } = read('Takeout/Saved/Dinners.csv', csv);
    expect(unread).toEqual([]);
    expect(rows).toMatchObject([
      { name: 'Lumen', note: 'Ask for the window', latitude: null, longitude: null, categories: ['Dinners'] },
      { name: 'Dropped pin', latitude: 37.7601, longitude: -122.4312 },
      { name: 'Crema', latitude: 37.7651, longitude: -122.4223, note: 'quiet' },
    ]);
  });

  test('places of Takeout as JSON, in both of its ways; 0,0 means that nobody knows', () => {
    const geometry = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
    const features = [
      {
        type: 'Feature',
        geometry: geometry(-122.41, 37.77),
        properties: { date: '2024-03-08T19:00:00Z', location: { name: 'Lumen', address: '1 Main Street' } },
      },
      { type: 'Feature', geometry: geometry(0, 0), properties: { location: { name: 'Nowhere known' } } },
      {
        type: 'Feature',
        geometry: geometry(0, 0),
        properties: {
          Title: 'Crema',
          Location: {
            Address: '2 Side Street',
            'Geo Coordinates': { Latitude: '37.765', Longitude: '-122.422' },
          },
        },
      },
    ];
    const { rows } = read('Saved Places.json', JSON.stringify({ type: 'FeatureCollection', features }));
    expect(rows).toMatchObject([
      { name: 'Lumen', address: '1 Main Street', latitude: 37.77, saved_at: '2024-03-08T19:00:00.000Z' },
      { name: 'Nowhere known', latitude: null, longitude: null },
      { name: 'Crema', latitude: 37.765, longitude: -122.422 },
    ]);
  });

  test('GPX of a hiking device and KML with folders: points are places, tracks are none, folders are lists', () => {
    const gpx = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1">
      <wpt lat="47.37" lon="8.54"><name>Jetty</name><desc>Swim here</desc></wpt>
      <trk><name>Walk</name><trkseg><trkpt lat="1" lon="2"/><trkpt lat="2" lon="3"/></trkseg></trk></gpx>`;
    expect(read('lake.gpx', gpx).rows).toMatchObject([
      { name: 'Jetty', note: 'Swim here', latitude: 47.37, longitude: 8.54 },
    ]);
    const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>Bars</name>
      <Placemark><name>Bar 5</name><description><![CDATA[Small<br>and <b>loud</b>]]></description>
      <Point><coordinates>8.5,47.3,0</coordinates></Point></Placemark></Folder></Document></kml>`;
    expect(read('map.kml', kml).rows).toMatchObject([
      { name: 'Bar 5', note: 'Small\nand loud', categories: ['Bars'], latitude: 47.3, longitude: 8.5 },
    ]);
  });

  test('a ZIP is read as what is in it, less what is no list', () => {
    const zip = zipSync({
      'Takeout/Saved/Want to go.csv': strToU8('Title,Note,URL,Comment\nLumen,,,\n'),
      'Takeout/Maps (your places)/Saved Places.json': strToU8('{"type":"FeatureCollection","features":[]}'),
      'Takeout/archive_browser.html': strToU8('<html></html>'),
      'Takeout/broken.json': strToU8('{"type":'),
    });
    const { rows, unread } = readListFile('takeout.zip', zip);
    expect(rows).toMatchObject([{ name: 'Lumen', categories: ['Want to go'] }]);
    expect(unread).toEqual([{ file: 'Takeout/broken.json', entry: null, reason: 'damaged' }]);
  });

  test('what cannot be read is told by file and entry, and everything else is read', () => {
    const csv = 'name,lat,lng\nGood,37.7,-122.4\n,37.7,-122.4\nSwapped,-122.4,37.7\nWords,here,there\n';
    const { rows, unread } = read('mine.csv', csv);
    expect(named(rows)).toEqual(['Good']);
    expect(unread).toEqual([
      { file: 'mine.csv', entry: 2, reason: 'no_name' },
      { file: 'mine.csv', entry: 3, reason: 'coordinates' },
      { file: 'mine.csv', entry: 4, reason: 'coordinates' },
    ]);
  });

  test.each([
    [
      'an entity bomb',
      'bomb.kml',
      '<!DOCTYPE k [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><kml><name>&b;</name></kml>',
      'damaged',
    ],
    ['a file cut short', 'half.gpx', '<gpx><wpt lat="1" lon="2"><name>A</na', 'damaged'],
    ['a picture', 'photo.jpg', '\u00ff\u00d8', 'not_a_list'],
    ['another JSON', 'package.json', '{"name":"x"}', 'damaged'],
    ['more rows than anybody has', 'many.csv', `name\n${'a\n'.repeat(LIST_ROWS_MAX + 1)}`, 'too_large'],
  ])('%s is refused in words', (_what, name, text, reason) => {
    expect(read(name, text)).toEqual({ rows: [], unread: [{ file: name, entry: null, reason }] });
  });

  test('a ZIP bomb is refused before it is unpacked', () => {
    const zip = zipSync({ 'a.csv': new Uint8Array(64 * 1024 * 1024) }, { level: 9 });
    expect(zip.length).toBeLessThan(200_000);
    expect(readListFile('bomb.zip', zip).unread).toEqual([
      { file: 'bomb.zip', entry: null, reason: 'too_large' },
    ]);
  });

  test('any bytes at all are answered, and never by an error', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('a.csv', 'a.kml', 'a.json', 'a.zip'),
        (bytes, name) => {
          const head = name === 'a.zip' ? [0x50, 0x4b, 3, 4] : [];
          const { rows, unread } = readListFile(name, new Uint8Array([...head, ...bytes]));
          return Array.isArray(rows) && Array.isArray(unread);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('own lists, written and read again', () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    // As names are stored.
    .map(toLine)
    .filter((text) => text !== '');
  const note = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => toParagraphs(lines.join('\n')));
  const row: fc.Arbitrary<ListRow> = fc
    .record({
      name: line,
      address: fc.option(line),
      at: fc.option(
        fc.record({
          latitude: fc.double({ min: -84, max: 84, noNaN: true }),
          longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        }),
      ),
      note: fc.option(note),
      categories: fc.uniqueArray(line, { maxLength: 3 }),
      mark: fc.option(fc.constantFrom(...MARKS)),
      saved_at: fc.option(
        fc
          .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
      ),
      place_id: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)),
    })
    .map(({ at, ...rest }) => ({
      ...rest,
      // Nobody is at 0,0, and minus nothing is nothing.
      latitude: at ? at.latitude || 1 : null,
      longitude: at ? at.longitude || 1 : null,
    }));

  /** Categories of one person never differ by case alone. */
  const oncePerName = (names: readonly string[]) => [
    ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
  ];

  test.each(Object.keys(LIST_FORMATS) as ListFormat[])('%s holds them exactly', (format) => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const kept = format === 'gpx' ? rows.filter(({ latitude }) => latitude !== null) : rows;
        const again = read(`liora.${format}`, LIST_FORMATS[format].write(rows));
        expect(again).toEqual({ rows: kept, unread: [] });
      }),
      { numRuns: 100 },
    );
  });

  test.each(Object.keys(LIST_FORMATS) as ListFormat[])(
    'RUL-123 an import of %s gives what was exported',
    (format) => {
      const ofOurs = fc.uniqueArray(row, { maxLength: 6, selector: ({ place_id }) => place_id });
      fc.assert(
        fc.property(ofOurs, (all) => {
          const rows = all.filter(({ place_id, latitude }) => place_id !== null && latitude !== null);
          const once = rows.map((one) => ({ ...one, categories: oncePerName(one.categories) }));
          const file = strToU8(LIST_FORMATS[format].write(once));
          const imported = toImportRows(readListFile(`liora.${format}`, file).rows);
          expect(imported).toEqual(
            once.map(({ latitude, longitude, ...one }) => ({
              ...one,
              at: { latitude, longitude },
              isCut: false,
            })),
          );
        }),
        { numRuns: 100 },
      );
    },
  );
});
