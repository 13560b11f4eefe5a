import type { ComparedPlace, DuplicatePair } from '@liora/domain/contract/placeMerges';
import { asPairs, parseMultirange } from '@liora/domain/rules/multirange';
import { samePlaceScore } from '@liora/domain/rules/samePlace';
import type { ComparedRow } from './compared.queries.ts';
import type { PairRow } from './duplicates.queries.ts';

function toComparedPlace(row: ComparedRow): ComparedPlace {
  return {
    id: row.place_id,
    name: row.name,
    category: row.category,
    subcategory: row.subcategory,
    types: row.types,
    address: row.address,
    phone: row.phone,
    website: row.website,
    priceLevel: row.price_level,
    hoursText: row.hours,
    hoursWeekly: row.hours_weekly === null ? null : asPairs(parseMultirange(row.hours_weekly)),
    hoursUnknown: row.hours_unknown === null ? [] : asPairs(parseMultirange(row.hours_unknown)),
    photoUrl: row.photo_url,
    source: row.source,
    sourceDate: row.source_date,
    reviews: row.reviews,
    saves: row.saves,
  };
}

/** A pair as admins see it; none where one of both has gone meanwhile. */
export function toPair(
  { one_id, other_id, alike, metres }: PairRow,
  places: ReadonlyMap<string, ComparedRow>,
): DuplicatePair[] {
  // By their ids: rows of search come and go, and a pair looks the same each time it is shown.
  const [one, other] = [one_id, other_id].sort().map((id) => places.get(id));
  if (!one || !other) return [];
  return [
    {
      places: [toComparedPlace(one), toComparedPlace(other)],
      alike,
      metres: Math.round(metres),
      score: samePlaceScore(alike, metres),
    },
  ];
}
