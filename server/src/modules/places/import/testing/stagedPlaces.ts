import type pg from 'pg';
import type { ImportedPlace, SourceName } from '../importedPlace.types.ts';
import { comparePlaces } from '../stage/compare.queries.ts';
import { createStage, stagePlaces } from '../stage/stage.queries.ts';
import { applyBatch } from '../write/apply.queries.ts';
import { recordStart } from '../write/importRuns.queries.ts';

/** A place as a reader of files gives it. */
export const importedPlace = (
  more: Partial<ImportedPlace> & Pick<ImportedPlace, 'source_id' | 'place_id'>,
): ImportedPlace => ({
  name: 'Lumen',
  other_names: [],
  address: null,
  locality: 'Town',
  postcode: null,
  price_level: null,
  price_range: null,
  category: 'Bar',
  subcategory: null,
  categories: [],
  latitude: 47,
  longitude: 12,
  date_vibe: [],
  dietary_tags: [],
  aesthetic_tags: [],
  outdoor_seating: null,
  hours: null,
  hours_weekly: null,
  hours_exceptions: {},
  time_zone: 'Europe/Berlin',
  phone: null,
  website: null,
  description: null,
  licence: 'CC0-1.0',
  cuisine: null,
  confidence: null,
  ...more,
});

interface Written {
  source: SourceName;
  sourceDate: string;
  places: readonly ImportedPlace[];
  /** So many in one transaction. */
  batch?: number;
}

/** Writes places as an import of a file that holds them does; the id of the import. */
export async function writePlaces(
  pool: pg.Pool,
  { source, sourceDate, places, batch = places.length }: Written,
): Promise<number> {
  const client = await pool.connect();
  try {
    await createStage(client);
    await stagePlaces(client, source, places);
    await comparePlaces(client, source);
    const importId = await recordStart(
      client,
      { source, file: 'generated', sourceDate },
      new Date(),
      undefined,
    );
    for (let first = 1; first <= places.length; first += batch)
      await applyBatch(client, { importId, source, sourceDate }, { first, last: first + batch - 1 });
    return importId;
  } finally {
    client.release(true);
  }
}
