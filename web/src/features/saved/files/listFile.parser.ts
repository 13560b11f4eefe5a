import { LIST_FILE_MAX_MB, LIST_FILES_IN_ZIP_MAX, LIST_ROWS_MAX } from '@liora/domain/limits';
import type { ImportFormat } from '@liora/domain/rules/savedPlaces';
import { readCsv } from './csvList.parser.ts';
import { foundInFeatures } from './geoJsonList.parser.ts';
import type { ReadList, Unread } from './listFile.types.ts';
import { type FoundRow, listRow } from './listRow.rules.ts';
import { readGpx, readKml } from './xmlList.parser.ts';
import { isZip, unzipLists } from './zipLists.parser.ts';

const HEAD_CHARS = 4000;
const MAX_BYTES = LIST_FILE_MAX_MB * 1024 * 1024;

/**
 * The places in a file of somebody's own: GPX, KML, GeoJSON, CSV, or a ZIP of them as Google Takeout makes it. It is read
 * where it is and sent nowhere. What cannot be read is told by file and entry; this never throws. It is read in steps,
 * each of which says how much of it is read by then, from 0 to 1.
 */
export function* readListSteps(name: string, bytes: Uint8Array): Generator<number, ReadList> {
  if (bytes.length > MAX_BYTES) return nothing(name, 'too_large');
  if (!isZip(bytes)) return yield* readText(name, bytes, [0, 1]);
  const zip = unzipLists(bytes, { bytes: MAX_BYTES, files: LIST_FILES_IN_ZIP_MAX });
  if (zip === 'too_large' || zip === 'damaged') return nothing(name, zip);
  if (zip.length === 0) return nothing(name, 'not_a_list');
  const lists: ReadList[] = [];
  for (const [index, file] of zip.entries())
    lists.push(yield* readText(file.name, file.bytes, [index / zip.length, (index + 1) / zip.length]));
  const all = joined(lists);
  return all.rows.length > LIST_ROWS_MAX ? nothing(name, 'too_large') : all;
}

/** The same in one go. */
export function readListFile(name: string, bytes: Uint8Array): ReadList {
  const steps = readListSteps(name, bytes);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** `from` and `to`: which part of the whole it is. */
function* readText(name: string, bytes: Uint8Array, [from, to]: Part): Generator<number, ReadList> {
  yield from;
  let found: FoundRow[];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    found = readerOf(name, text)(text);
  } catch {
    return nothing(name, isListName(name) ? 'damaged' : 'not_a_list');
  }
  if (found.length > LIST_ROWS_MAX) return nothing(name, 'too_large');
  const list = listOf(name);
  const read: ReadList = { rows: [], unread: [] };
  for (const [index, row] of found.entries()) {
    yield from + ((to - from) * (1 + index / found.length)) / 2;
    const one = listRow(
      { ...row, categories: row.categories?.length ? row.categories : list },
      name,
      index + 1,
    );
    if ('reason' in one) read.unread.push(one);
    else read.rows.push(one);
  }
  return read;
}

type Part = readonly [from: number, to: number];
type Reader = (text: string) => FoundRow[];

const READERS: Record<Exclude<ImportFormat, 'zip'>, Reader> = {
  csv: readCsv,
  geojson: (json) => foundInFeatures(JSON.parse(json)),
  gpx: readGpx,
  kml: readKml,
};

/** By what it begins with: people rename files, and browsers add endings. */
function textFormat(name: string, text: string): keyof typeof READERS | null {
  const start = text.slice(0, HEAD_CHARS).trimStart();
  if (start.startsWith('{')) return 'geojson';
  if (start.startsWith('<')) return /<kml[\s>]/i.test(start) ? 'kml' : 'gpx';
  return /\.(?:csv|tsv|txt)$/i.test(name) ? 'csv' : null;
}

/** What a file seems to be; null: nothing that is known. */
export function formatOf(name: string, bytes: Uint8Array): ImportFormat | null {
  if (isZip(bytes)) return 'zip';
  return textFormat(name, new TextDecoder().decode(bytes.subarray(0, HEAD_CHARS)));
}

function readerOf(name: string, text: string): Reader {
  const format = textFormat(name, text);
  if (!format) throw new TypeError('no format that is known');
  return READERS[format];
}

const isListName = (name: string) => /\.(?:gpx|kml|geojson|json|csv|tsv)$/i.test(name);

/** Takeout has a table per list, called like it; its own lists of everything are none. */
function listOf(name: string): string[] {
  const [, list = ''] = /([^/]+)\.csv$/i.exec(name) ?? [];
  return list === '' || /^(?:saved places|liora)/i.test(list) ? [] : [list];
}

const nothing = (file: string, reason: Unread['reason']): ReadList => ({
  rows: [],
  unread: [{ file, entry: null, reason }],
});

const joined = (lists: readonly ReadList[]): ReadList => ({
  rows: lists.flatMap(({ rows }) => rows),
  unread: lists.flatMap(({ unread }) => unread),
});
