import { formatNumber } from '@liora/domain/i18n/format';

/** Every sentence of the import. */
export const fileProblemText = {
  not_found: 'There is no such file',
  not_a_file: 'This is a folder, not a file',
  empty: 'The file is empty',
  unknown_format:
    'This is neither an OpenStreetMap extract (.osm.pbf, or GeoJSON made from one) nor Overture places (Parquet)',
  gzip: 'The file is packed with gzip: unpack it first, for example gunzip FILE',
  zip: 'The file is a ZIP archive: unpack it first',
  xml: 'OpenStreetMap XML is not read: convert it first, for example osmium cat FILE -o FILE.osm.pbf',
  not_geojson: 'The file is JSON, but no GeoJSON with features',
  not_osm_geojson:
    'The features carry no OpenStreetMap ids: export them with osmium export --attributes=type,id,version,timestamp',
  not_overture: 'This Parquet file holds no Overture places',
  truncated: 'The file ends too early: it was not copied or downloaded completely',
  damaged: 'The file is damaged: a part of it cannot be read',
  history_file:
    'This is an OpenStreetMap history file: make a plain extract of it first (osmium time-filter)',
  unknown_feature: 'The file needs a feature that this version cannot read',
  unknown_compression: 'The file is packed in a way that this version cannot read: repack it with osmium cat',
} as const;

const counts = (entries: Readonly<Record<string, number>>) =>
  Object.entries(entries)
    .map(([what, count]) => `${formatNumber(count)} ${what}`)
    .join(', ');
const seconds = (value: number) => `${value.toFixed(1)} s`;

const formatNames = {
  'osm-pbf': 'OpenStreetMap PBF',
  'osm-geojson': 'OpenStreetMap as GeoJSON',
  'overture-parquet': 'Overture places',
} as const;

export const reportText = {
  /** '     17  added' */
  row: (count: number, what: string) => `${formatNumber(count).padStart(9)}  ${what}`,
  text: {
    head: (file: string, format: keyof typeof formatNames, day: string) =>
      `${file}: ${formatNames[format]}, data of ${day}`,
    read: (seen: Readonly<Record<string, number>>) => `Read: ${counts(seen)}`,
    places: (places: number, byCategory: Readonly<Record<string, number>>) =>
      `Places for a date: ${formatNumber(places)} (${counts(byCategory)})`,
    hours: (understood: number, unknown: number) =>
      `Opening hours: ${formatNumber(understood)} understood, ${formatNumber(unknown)} kept as written`,
    added: 'added',
    changed: (renamed: number, moved: number) =>
      `changed${renamed > 0 ? `, ${formatNumber(renamed)} of them renamed` : ''}${
        moved > 0 ? `, ${formatNumber(moved)} moved between venues and restaurants` : ''
      }`,
    gone: 'gone',
    carried: 'the same place under another id of the source',
    returned: 'returned after being gone',
    unchanged: 'unchanged',
    refreshed: 'unchanged, with opening hours written out for later dates',
    skipped: 'Skipped:',
    newerBefore: (places: number) =>
      `Note: this file is older than the data that was there for ${formatNumber(places)} of its places.`,
    incomplete: (places: number) =>
      `Note: ${formatNumber(places)} places refer to points or lines that this file does not have. Those with none are skipped, ` +
      'the others are where their other points are.',
    goneWithheld: (places: number) =>
      `Note: ${formatNumber(places)} places are missing from this file and were left as they are. ` +
      'If they are really gone, import again with --accept-gone.',
    dryRun: (took: number) => `Dry run: nothing was changed (${seconds(took)}).`,
    stopped: (done: number, places: number) =>
      `Stopped after ${formatNumber(done)} of ${formatNumber(places)} places. Everything up to there is complete, ` +
      'run the same command again for the rest.',
    done: (took: number) => `Done in ${seconds(took)}.`,
  },
  reason: {
    no_name: 'have no name',
    not_public: 'are not open to the public',
    excepted_kind: 'are plaques and the like',
    no_position: 'have no position in this file (left as they are)',
    bad_position: 'have an impossible position (left as they are)',
    bad_record: 'cannot be read',
    closed_for_good: 'are closed for good',
    low_confidence: 'are too uncertain to exist',
    repeated: 'occur twice in the file',
  },
};

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const progressText = {
  line: (
    unit: 'bytes' | 'places' | 'tiles',
    done: number,
    total: number,
    rate: number,
    left: number | null,
  ) => {
    const percent = `${total > 0 ? Math.floor((done / total) * 100) : 100} %`;
    const amount =
      unit === 'bytes' ? megabytes : (count: number) => `${formatNumber(Math.round(count))} ${unit}`;
    const work = { bytes: 'Reading', places: 'Writing', tiles: 'Drawing the map' }[unit];
    const rest = left === null ? '' : `, ${timeLeft(left)} left`;
    return `${work}: ${percent} (${amount(done)} of ${amount(total)}), ${amount(rate)}/s${rest}`;
  },
};

/** '45 s', '3 min'. */
function timeLeft(secondsLeft: number): string {
  return secondsLeft < 90 ? `${Math.ceil(secondsLeft)} s` : `${Math.ceil(secondsLeft / 60)} min`;
}

/** What became of the map of the area. */
export const areaMapText = {
  made: ({
    tiles,
    bytes,
    hasBuildings,
    seconds: took,
  }: {
    tiles: number;
    bytes: number;
    hasBuildings: boolean;
    seconds: number;
  }) =>
    `Map of the area made in ${seconds(took)}: all areas together ${formatNumber(tiles)} tiles, ${megabytes(bytes)}.` +
    (hasBuildings ? '' : ' It is without buildings: the file has too many for this map.'),
  too_large:
    'No map of the area was made: the file is too large for one. Import the extract of a city, or set MAP_URL to a map ' +
    'made by other means.',
  empty: 'No map of the area was made: the file shows nothing of it.',
  stopped: 'Stopped while the map of the area was made: the places are imported, the map is as it was.',
  failed: (message: string) =>
    `The places are imported, but the map of their area could not be made and is as it was. ${message}`,
};

export const argumentText = {
  noFile: 'Name the file to import.',
  timeZone: (text: string) => `--time-zone ${text}: there is no such time zone. Write it like Europe/Rome.`,
  region: (text: string) =>
    `--region ${text}: write a country code, with a state if it matters, like us/California.`,
  confidence: (text: string) => `--min-confidence ${text}: write a number from 0 to 1.`,
  date: (text: string) => `--source-date ${text}: write a day like 2026-03-09.`,
};

export const commandText = {
  failed: (message: string) => `Nothing was imported. ${message}`,
  interrupted: 'Stopped while reading: nothing was changed. Run the same command again to import.',
  running: 'Another import of the same source is running on this database. Wait for it to end.',
  stopping: 'Stopping …',
  listed: {
    added: (name: string) => `+ ${name}`,
    returned: (name: string) => `+ ${name} (returned)`,
    renamed: (name: string, before: string) => `~ ${before} → ${name}`,
    gone: (name: string) => `- ${name}`,
  },
  help: `Imports places from open data.

  npm run import -- FILE… [options]

FILE is one of these; its content counts, not its name:
  OpenStreetMap extract (.osm.pbf)
  GeoJSON made from one: osmium export --attributes=type,id,version,timestamp
  Overture Maps places (Parquet)

Importing again changes only what changed. A place that is no longer in the file, but lies
on the ground that the file covers, is marked as gone and comes back when it reappears;
nothing is ever deleted, and corrections made by people always win. A file that cannot be
read to its end changes nothing. Stop at any time with Ctrl-C and run it again.

An OpenStreetMap extract also gives the map of its area, unless MAP_URL names another one.

Options
  -n, --dry-run            count what would change, change nothing
      --list               name every place that is added, renamed or gone
      --partial            the file holds only some places of its ground: none is gone
      --no-map             make no map of the area
      --accept-gone        mark as gone even when that is most of what is known
      --source-date DAY    day of the data (YYYY-MM-DD), when the file does not say
      --region COUNTRY     for public holidays, instead of the address: us, us/California
      --time-zone ZONE     for all places of the file, instead of the one at their position
      --min-confidence N   Overture only: leave out records below (0 to 1, usually 0.5)
  -h, --help               this text

The database is the one Liora uses: DATABASE_URL, else Liora's own, whether it runs or not.`,
};
