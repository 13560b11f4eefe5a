import type { OwnPin } from '@liora/domain/contract/pinCards';
import type { SavedPlace } from '@liora/domain/contract/saved';
import type { WaitingRow } from '@liora/domain/contract/savedImport';
import { PINS_MAX_PAGE_SIZE, SAVED_MAX_PAGE_SIZE } from '@liora/domain/limits';
import { client } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import type { ListRow } from '../files/listFile.types.ts';
import { LIST_FORMATS, type ListFormat } from '../files/writeList.rules.ts';

interface Page<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

/** All of a list, page by page. */
async function allOf<Item>(ask: (cursor: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await ask(cursor);
    all.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return all;
}

export interface Taken {
  rows: ListRow[];
  /** Places that may not be seen any more. */
  unavailable: number;
}

/** Everything of the person's own that goes into the file, asked for on this device. */
export async function collect(alsoOwn: boolean, signal: AbortSignal): Promise<Taken> {
  const names = new Map<string, string>();
  const saved = await allOf(async (cursor) => {
    const page = await client.saved.places({ cursor, limit: SAVED_MAX_PAGE_SIZE }, { signal });
    for (const { id, name } of page.overview?.categories ?? []) names.set(id, name);
    return { items: page.places, nextCursor: page.nextCursor };
  });
  const shown = saved.filter((one) => one.kind !== 'unavailable');
  const rows = shown.map((one) => rowOfSaved(one, names));
  if (alsoOwn) {
    const there = new Set(rows.map(({ place_id }) => place_id));
    const pins = await allOf(async (cursor) => {
      const page = await client.pins.mine({ cursor, limit: PINS_MAX_PAGE_SIZE }, { signal });
      return { items: page.pins, nextCursor: page.nextCursor };
    });
    const waiting = await allOf(async (cursor) => {
      const page = await client.saved.waiting({ cursor }, { signal });
      return { items: page.rows, nextCursor: page.nextCursor };
    });
    rows.push(...pins.filter(({ id }) => !there.has(id)).map(rowOfPin), ...waiting.map(rowOfWaiting));
  }
  return { rows, unavailable: saved.length - shown.length };
}

type Shown = Exclude<SavedPlace, { kind: 'unavailable' }>;

function rowOfSaved(
  { place, note, mark, category_ids, created_at }: Shown,
  names: ReadonlyMap<string, string>,
) {
  return {
    name: place.name,
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    note,
    categories: category_ids.flatMap((id) => names.get(id) ?? []),
    mark,
    saved_at: created_at,
    place_id: place.id,
  } satisfies ListRow as ListRow;
}

function rowOfPin({ id, title, address, latitude, longitude, description, created_at }: OwnPin): ListRow {
  return {
    ...{ name: title, address, latitude, longitude, note: description || null },
    ...{ categories: [], mark: null, saved_at: created_at, place_id: id },
  };
}

function rowOfWaiting({ name, address, at, note, mark, categories, saved_at }: WaitingRow): ListRow {
  return {
    ...{ name, address, latitude: at?.latitude ?? null, longitude: at?.longitude ?? null },
    ...{ note, categories, mark, saved_at, place_id: null },
  };
}

/** Hands the file over; how many places are in it, and how many are not because they lie nowhere. */
export function handOver(rows: readonly ListRow[], format: ListFormat): { written: number; leftOut: number } {
  const { mime, write } = LIST_FORMATS[format];
  saveFile(new Blob([write(rows)], { type: mime }), `liora.${format}`);
  const leftOut = format === 'gpx' ? rows.filter(({ latitude }) => latitude === null).length : 0;
  return { written: rows.length - leftOut, leftOut };
}
