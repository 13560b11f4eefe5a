import { photoAddress } from '@liora/domain/contract/photoFiles';
import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { MISSING_FACTS } from '@liora/domain/rules/placeFields';
import { lockedFields } from '../edit/fields.rules.ts';
import type { ListedRow } from './directory.queries.ts';

/** A place as admins list it, led by the newest photo as its page is. */
export function toListed(row: ListedRow): ListedPlace {
  const { id, name, category, subcategory, types, locality, address, source, closed, latitude, longitude } =
    row;
  return {
    id,
    name,
    category,
    subcategory,
    types,
    locality,
    address,
    photoUrl: row.photo_id ? photoAddress(row.photo_id, 'small') : row.photo_url,
    source,
    sourceDate: row.source_date,
    confidence: row.confidence,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    missing: MISSING_FACTS.filter((fact) => row.missing[fact]),
    locked: lockedFields(row.corrections),
    closed,
  };
}
