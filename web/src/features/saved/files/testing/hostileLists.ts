import { randomFrom } from '@liora/art/seed';
import { strToU8, zipSync } from 'fflate';
import type { ListRow } from '../listFile.types.ts';
import { LIST_FORMATS, type ListFormat } from '../writeList.rules.ts';

// Files as nobody writes them who means well, or as something has gone wrong with them on the way.

/** What no row may hold: it stands outside of the file, or is made of what the file defines. */
const OUTSIDE = 'what another file says';

export interface HostileFile {
  name: string;
  bytes: Uint8Array;
}

const POINTS: readonly [latitude: number | null, longitude: number | null][] = [
  [37.77, -122.41],
  [0, 0],
  // Swapped.
  [-122.41, 37.77],
  [91, 181],
  [85.0001, 0],
  [-85, 180],
  [Number.NaN, 4],
  [Number.POSITIVE_INFINITY, 4],
  [1e308, -1e308],
  [0, 12.5],
  [null, 12.5],
  [null, null],
];
const NAMES = ['Lumen', '', ' ', '=cmd()', '<b>Crema</b>', 'x'.repeat(5000), '\u202Egnol', '&j;'];

const row = (n: number): ListRow => {
  const [latitude = null, longitude = null] = POINTS[n % POINTS.length] ?? [];
  return {
    name: NAMES[n % NAMES.length] ?? '',
    address: n % 3 ? null : '1 Main Street; "back", yard',
    latitude,
    longitude,
    note: n % 4 ? null : 'line\nbreak',
    categories: n % 2 ? [] : ['Dinners', 'a;b'],
    mark: null,
    saved_at: n % 5 ? null : '+275760-09-13T00:00:00.001Z',
    place_id: n % 7 ? null : '__proto__',
  };
};

function entityBomb(): string {
  const levels = [...'bcdefghij'].map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghi'[n]};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "${OUTSIDE}">${levels.join('')}]><gpx><wpt lat="1" lon="2"><name>&j;</name></wpt></gpx>`;
}

const nested = (depth: number) =>
  `<kml>${'<Folder>'.repeat(depth)}<Placemark><name>x</name></Placemark>${'</Folder>'.repeat(depth)}</kml>`;
const collection = (properties: string) =>
  `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":${properties}}]}`;

/** Each is what one reader might choke on. */
export function hostileTexts(): HostileFile[] {
  const file = (name: string, text: string) => ({ name, bytes: strToU8(text) });
  const rows = Array.from({ length: 60 }, (_, n) => row(n));
  const whole = (Object.keys(LIST_FORMATS) as ListFormat[]).map((format) =>
    file(`list.${format}`, LIST_FORMATS[format].write(rows)),
  );
  return [
    ...whole,
    file('bomb.gpx', entityBomb()),
    file('bomb.kml', entityBomb().replaceAll('gpx', 'kml')),
    file(
      'outside.gpx',
      '<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx><wpt lat="1" lon="2"><name>&x;</name></wpt></gpx>',
    ),
    file(
      'late.gpx',
      `<gpx><!--${'-x'.repeat(3000)}--><wpt lat="1" lon="2"><name>&undefined;</name></wpt></gpx>`,
    ),
    file('deep.kml', nested(200)),
    file('deeper.kml', nested(1500)),
    file('open.gpx', '<gpx>'.repeat(500)),
    file('attributes.gpx', `<gpx ${Array.from({ length: 3000 }, (_, n) => `a${n}="x"`).join(' ')}/>`),
    file('deep.json', `${'['.repeat(100_000)}`),
    file('deep.geojson', collection(`{"name":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`)),
    file('proto.geojson', collection('{"__proto__":{"name":"x"},"constructor":{"prototype":{"name":"y"}}}')),
    file('numbers.geojson', collection('{"name":1e999,"categories":[[[]],{},null]}')),
    file('markup.geojson', collection(JSON.stringify({ name: 'x', description: '<'.repeat(400_000) }))),
    file(
      'breaks.geojson',
      collection(JSON.stringify({ name: 'x', description: `<br${' '.repeat(60_000)}` })),
    ),
    file('escapes.geojson', collection(JSON.stringify({ name: 'x', category: '\\'.repeat(60_000) }))),
    file('quotes.csv', `name,latitude\n${'"'.repeat(9999)}\n`),
    file('commas.csv', `name${','.repeat(20_000)}\n${','.repeat(20_000)}\n`),
    file('same.csv', `${'name,'.repeat(3000)}\n${'x,'.repeat(3000)}\n`),
    file('rows.csv', `name\n${'x\n'.repeat(20_005)}`),
    file('long.csv', `name\n${'x'.repeat(150_000)}\n`),
    file('links.csv', `name,url\nx,https://maps.example/search/${'1'.repeat(50_000)},2\n`),
    file('nothing.csv', ''),
    { name: 'wide.csv', bytes: new Uint8Array([0xff, 0xfe, 0x6e, 0, 0x61, 0, 0x6d, 0, 0x65, 0]) },
    { name: 'zeros.gpx', bytes: new Uint8Array(50_000) },
  ];
}

const MEGABYTE = 1024 * 1024;

/** Archives: much in little, many, one in the other, and ones that lie about what is in them. */
export function hostileZips(): HostileFile[] {
  const zip = (files: Record<string, Uint8Array>) => zipSync(files, { level: 6 });
  const much = zip({ 'much.csv': new Uint8Array(40 * MEGABYTE) });
  const inside = zip({ 'list.csv': strToU8('name\nLumen\n') });
  const many = zip(
    Object.fromEntries(Array.from({ length: 700 }, (_, n) => [`${n}.csv`, strToU8('name\nx\n')])),
  );
  const paths = zip({
    '../../etc/list.csv': strToU8('name\nx\n'),
    '/list.csv': strToU8('name\ny\n'),
    '__proto__.csv': strToU8('name\nz\n'),
  });
  const bomb = zip({ 'bomb.gpx': strToU8(entityBomb()) });
  const spread = zip(
    Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}.json`, new Uint8Array(2 * MEGABYTE)])),
  );
  return [
    much,
    spread,
    lying(much, 10),
    lying(inside, 2 ** 31),
    zip({ 'inner.zip': much }),
    many,
    paths,
    bomb,
    inside,
  ].map((bytes, n) => ({ name: `archive-${n}.zip`, bytes }));
}

const DIRECTORY = [0x50, 0x4b, 0x01, 0x02];
const SIZE_AT = 24;

/** Says in its directory that what is packed is so large. */
function lying(zip: Uint8Array, size: number): Uint8Array {
  const copy = zip.slice();
  for (let at = 0; at < copy.length - SIZE_AT; at += 1)
    if (DIRECTORY.every((byte, n) => copy[at + n] === byte))
      new DataView(copy.buffer).setUint32(at + SIZE_AT, size, true);
  return copy;
}

const joined = (one: Uint8Array, other: Uint8Array) => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

let madeOnce: { texts: HostileFile[]; zips: HostileFile[] } | undefined;

/** So many files: whole ones, ones cut off, spoilt or put together, and under names of other formats. */
export function* hostileLists(howMany: number, seed: number): Generator<HostileFile> {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * Math.max(1, most));
  madeOnce ??= { texts: hostileTexts(), zips: hostileZips() };
  const { texts, zips } = madeOnce;
  const any = () => {
    const from = below(5) === 0 ? zips : texts;
    return from[below(from.length)] ?? { name: 'none', bytes: new Uint8Array() };
  };
  for (let made = 0; made < howMany; made += 1) {
    const [file, other] = [any(), any()];
    const name = below(4) === 0 ? other.name : file.name;
    yield { name, bytes: spoilt(file.bytes, other.bytes, below) };
  }
}

function spoilt(bytes: Uint8Array, other: Uint8Array, below: (most: number) => number): Uint8Array {
  switch (below(6)) {
    case 0:
      return bytes.slice(0, below(bytes.length));
    case 1:
      return bytes.slice(below(bytes.length));
    case 2: {
      const copy = bytes.slice();
      for (let times = 1 + below(20); times > 0 && copy.length > 0; times -= 1)
        copy[below(copy.length)] = below(256);
      return copy;
    }
    case 3:
      return joined(bytes.slice(0, below(bytes.length)), other.slice(below(other.length)));
    default:
      return bytes;
  }
}

const isDegrees = (value: number | null, most: number) => value !== null && Math.abs(value) <= most;

/** What is wrong with a row that was read; null when nothing is. */
export function wrongWith({ name, latitude, longitude, saved_at }: ListRow): string | null {
  if (name.trim() === '') return 'a row without a name';
  if (name.includes(OUTSIDE) || name.includes('root:')) return 'something from outside of the file';
  if (latitude === null && longitude === null) return null;
  if (!isDegrees(latitude, 85) || !isDegrees(longitude, 180)) return 'a place outside the world';
  if (latitude === 0 && longitude === 0) return 'a place that nobody knows';
  return saved_at && Number.isNaN(Date.parse(saved_at)) ? 'a time that is none' : null;
}
