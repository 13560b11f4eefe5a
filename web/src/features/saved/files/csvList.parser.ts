import { wordsOfCell } from '@liora/domain/rules/csvCell';
import { parse } from 'csv-parse/browser/esm/sync';
import { type FoundRow, positionInLink, splitNames } from './listRow.rules.ts';

/** What columns may be called, in our own files, in Takeout's and in the usual tables of others. */
const COLUMNS: Record<string, readonly string[]> = {
  name: ['name', 'title'],
  address: ['address'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  note: ['note', 'notes', 'comment', 'description'],
  categories: ['categories', 'category', 'list', 'tags'],
  mark: ['mark'],
  saved_at: ['saved_at', 'date', 'time'],
  place_id: ['place_id'],
  link: ['url', 'link'],
};
const RECORD_MAX_CHARS = 100_000;
/** Takeout puts the description of a list above its table. */
const HEADER_WITHIN_ROWS = 12;

/** Where each field stands in a row, in the order of its names. */
type Columns = ReadonlyMap<string, readonly number[]>;

/** Once for a table: a header of thousands of columns over thousands of rows would be looked through for minutes. */
function columnsOf(header: readonly string[]): Columns {
  const cells = header.map((cell) => cell.trim().toLowerCase());
  return new Map(
    Object.entries(COLUMNS).map(([field, names]) => [
      field,
      names.map((name) => cells.indexOf(name)).filter((index) => index >= 0),
    ]),
  );
}

const hasName = (row: readonly string[]) => (columnsOf(row).get('name') ?? []).length > 0;

/** @throws on what is no table with a column of names */
export function readCsv(text: string): FoundRow[] {
  const table: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    max_record_size: RECORD_MAX_CHARS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const at = table.slice(0, HEADER_WITHIN_ROWS).findIndex(hasName);
  const header = table[at];
  if (!header) throw new TypeError('no column of names');
  const columns = columnsOf(header);
  const isFilled = (row: string[]) => row.some((cell) => cell.trim() !== '');
  return table
    .slice(at + 1)
    .filter(isFilled)
    .map((row) => foundIn(columns, row));
}

function foundIn(columns: Columns, row: readonly string[]): FoundRow {
  const cells = (field: string) =>
    (columns.get(field) ?? []).flatMap((index) => wordsOfCell(row[index]?.trim() ?? '') || []);
  const [latitude, longitude] = [cells('latitude')[0], cells('longitude')[0]];
  const position = latitude || longitude ? { latitude, longitude } : positionInLink(cells('link')[0]);
  return {
    ...position,
    name: cells('name')[0],
    address: cells('address')[0],
    // Takeout has a note and a comment.
    note: cells('note').join('\n'),
    categories: cells('categories').flatMap(splitNames),
    mark: cells('mark')[0],
    saved_at: cells('saved_at')[0],
    place_id: cells('place_id')[0],
  };
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return ['\t', ';'].find((delimiter) => count(delimiter) > count(',')) ?? ',';
}
