import { type Opening, openingAt, type WeeklyHours } from '@liora/domain/rules/hours';
import { storedHours } from '@liora/domain/rules/multirange';
import type { Caller } from '../../../rpc/context.ts';
import { sparkOf } from '../places.views.ts';
import { type PlaceFactsRow, placesById, timeZonesById } from './facts.queries.ts';

/** What other areas need of a place: the facts that a plan copies, and its opening state at any instant. */
export interface PlaceFacts {
  placeId: string;
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  rating: number | null;
  priceLevel: number | null;
  category: string;
  subcategory: string | null;
  types: string[];
  dietaryTags: string[];
  timeZone: string;
  /** Null when unknown. */
  hours: WeeklyHours | null;
  /** The hours are the usual ones of such a place, not its own: said wherever they are told (RUL-126). */
  usualHours: boolean;
  openingAt: (instant: Date) => Opening;
  /** Only when official, with one decimal. */
  sparkScore: number | null;
}

/** Facts of the places among `ids` that exist, by the id that was asked for; `placeId` is today's. One query. */
export async function placeFacts(caller: Caller, ids: readonly string[]): Promise<Map<string, PlaceFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await placesById(caller.deps.db, ids);
  return new Map(
    rows.map((row) => [
      row.asked,
      {
        placeId: row.place_id,
        name: row.name,
        address: row.address,
        latitude: row.latitude,
        longitude: row.longitude,
        rating: row.rating === null ? null : Number(row.rating),
        priceLevel: row.price_level,
        category: row.category,
        subcategory: row.subcategory,
        types: kindsOf(row),
        dietaryTags: row.dietary_tags ?? [],
        timeZone: row.time_zone,
        ...hoursOf(row),
        sparkScore: sparkOf({ spark: row.overall, reviews: row.review_count ?? 0 }).sparkScore,
      },
    ]),
  );
}

/** As the card of the place has them, so that it looks the same as a stop and in a list. */
function kindsOf({ subcategory, categories, category, cuisines }: PlaceFactsRow): string[] {
  return [...new Set([subcategory, ...categories, category, ...cuisines].filter((kind) => kind !== null))];
}

function hoursOf(row: PlaceFactsRow): Pick<PlaceFacts, 'hours' | 'usualHours' | 'openingAt'> {
  const hours = storedHours(row.hours_weekly, row.hours_exceptions);
  return {
    hours,
    usualHours: row.usual_hours,
    openingAt: (instant) => openingAt(hours, row.time_zone, instant),
  };
}

/** Time zones of the places among `ids` that exist, by the id that was asked for. */
export async function placeTimeZones(caller: Caller, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await timeZonesById(caller.deps.db, ids);
  return new Map(rows.map(({ asked, time_zone }) => [asked, time_zone]));
}
