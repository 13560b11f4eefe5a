import {
  CATEGORY_NAME_MAX_CHARS,
  LIST_NAME_MAX_CHARS,
  PIN_ADDRESS_MAX_CHARS,
  SAVED_CATEGORIES_PER_PLACE,
  SAVED_NOTE_MAX_CHARS,
} from '@liora/domain/limits';
import { toLine, toParagraphs, toStorable } from '@liora/domain/rules/plainText';
import type { ListRow, Mark } from '../files/listFile.types.ts';

/** A row as it is sent: what the server would refuse is cut on the device, where it can be told. */
export interface ImportRow {
  name: string;
  address: string | null;
  at: { latitude: number; longitude: number } | null;
  place_id: string | null;
  note: string | null;
  mark: Mark | null;
  categories: string[];
  /** When it was saved where it comes from. */
  saved_at: string | null;
  /** Its note was longer than fits. */
  isCut: boolean;
}

const cutTo = (text: string, most: number) => text.slice(0, most).toWellFormed().trim();
const lineOf = (text: string, most: number) => cutTo(toLine(toStorable(text)), most);
const PLACE_ID = /^[A-Za-z0-9_-]{1,80}$/;

function toImportRow(row: ListRow): ImportRow {
  const note = row.note === null ? null : toParagraphs(toStorable(row.note)).trim();
  const { latitude, longitude } = row;
  return {
    name: lineOf(row.name, LIST_NAME_MAX_CHARS),
    address: row.address === null ? null : lineOf(row.address, PIN_ADDRESS_MAX_CHARS) || null,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    place_id: row.place_id !== null && PLACE_ID.test(row.place_id) ? row.place_id : null,
    note: note && cutTo(note, SAVED_NOTE_MAX_CHARS),
    mark: row.mark,
    categories: namesOf(row.categories),
    saved_at: dayOf(row.saved_at),
    isCut: (note?.length ?? 0) > SAVED_NOTE_MAX_CHARS,
  };
}

/** A day before there were such lists, or in a year of more than four digits, is a mistake of the file. */
const dayOf = (instant: string | null) =>
  instant !== null && /^(?:19[7-9]|[2-9]\d{2})/.test(instant) ? instant : null;

/** Each name once, whatever the case of its letters, and as many as a place may have. */
function namesOf(names: readonly string[]): string[] {
  const shown = names.map((name) => lineOf(name, CATEGORY_NAME_MAX_CHARS)).filter(Boolean);
  const once = new Map(shown.map((name) => [name.toLowerCase(), name]));
  return [...once.values()].slice(0, SAVED_CATEGORIES_PER_PLACE);
}

/** Two rows that are one: what either says stays. */
export function joinRows<Row extends ImportRow>(a: Row, b: ImportRow): Row {
  const notes = [...new Set([a.note, b.note].filter((note) => note !== null && note !== ''))].join('\n');
  return {
    ...a,
    place_id: a.place_id ?? b.place_id,
    note: notes === '' ? null : cutTo(notes, SAVED_NOTE_MAX_CHARS),
    mark: a.mark ?? b.mark,
    categories: namesOf([...a.categories, ...b.categories]),
    saved_at: [a.saved_at, b.saved_at].filter((day) => day !== null).sort()[0] ?? null,
    isCut: a.isCut || b.isCut || notes.length > SAVED_NOTE_MAX_CHARS,
  };
}

/** Two places of ours may be called alike and share a door: their ids tell them apart. */
const keyOf = ({ name, address, at, place_id }: ImportRow) =>
  JSON.stringify([name.toLowerCase(), address?.toLowerCase(), at?.latitude, at?.longitude, place_id]);

/** Rows to send: one that stands in several lists is one row with several categories. */
export function toImportRows(rows: readonly ListRow[]): ImportRow[] {
  const byKey = new Map<string, ImportRow>();
  for (const row of rows.map(toImportRow)) {
    if (row.name === '') continue;
    const key = keyOf(row);
    const before = byKey.get(key);
    byKey.set(key, before ? joinRows(before, row) : row);
  }
  return [...byKey.values()];
}
