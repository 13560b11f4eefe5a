import type { LatLng } from '@liora/domain/rules/distance';
import tzLookup from '@photostructure/tz-lookup';
import { type ImportedPlace, isPosition, type SkipReason } from '../importedPlace.types.ts';
import type { ImportSettings } from '../importSettings.types.ts';
import type { OvertureRecord } from '../read/overtureRecord.parser.ts';
import { cleanPhone, cleanWebsite } from './contact.rules.ts';
import { clean } from './osmNames.rules.ts';
import { overtureKind } from './overtureKind.rules.ts';

/** Licences of the data sets that Overture joins, for releases that do not name them per record. */
const LICENCE_OF: Readonly<Record<string, string>> = { Foursquare: 'Apache-2.0', AllThePlaces: 'CC0-1.0' };
const USUAL_LICENCE = 'CDLA-Permissive-2.0';

/** A place, the reason why it becomes none, or null when it is nothing for a date. */
export function overturePlace(
  record: OvertureRecord,
  position: LatLng | null,
  settings: ImportSettings,
): ImportedPlace | SkipReason | null {
  const kind = overtureKind(record);
  if (!kind) return null;
  const name = clean(record.names.primary ?? '');
  if (name === '') return 'no_name';
  if (record.operating_status === 'permanently_closed' || record.operating_status === 'closed')
    return 'closed_for_good';
  if ((record.confidence ?? 0) < settings.minConfidence) return 'low_confidence';
  if (!position) return 'no_position';
  if (!isPosition(position)) return 'bad_position';
  const address = record.addresses?.[0];
  return {
    source_id: record.id,
    place_id: `overture-${record.id}`,
    name,
    other_names: otherNames(record, name),
    address: clean(address?.freeform ?? '') || null,
    locality: clean(address?.locality ?? '') || null,
    postcode: clean(address?.postcode ?? '') || null,
    price_level: null,
    price_range: null,
    category: kind.category,
    subcategory: kind.subcategory,
    categories: kind.categories,
    latitude: position.lat,
    longitude: position.lng,
    date_vibe: kind.vibes,
    dietary_tags: kind.diets,
    aesthetic_tags: kind.vibes.filter((vibe) => vibe === 'Waterfront' || vibe === 'View'),
    outdoor_seating: null,
    hours: null,
    hours_weekly: null,
    hours_exceptions: {},
    time_zone: settings.timeZone ?? tzLookup(position.lat, position.lng),
    phone: cleanPhone(record.phones?.[0]),
    website: record.websites?.map(cleanWebsite).find((website) => website !== null) ?? null,
    description: null,
    licence: licence(record),
    cuisine: kind.cuisine,
    // As precise as it is stored: PostgreSQL refuses what is too small for that.
    confidence: record.confidence == null ? null : Math.fround(Math.min(1, Math.max(0, record.confidence))),
  };
}

function otherNames({ names, brand }: OvertureRecord, name: string): string[] {
  const { common } = names;
  const translations = Array.isArray(common) ? common.map(({ value }) => value) : Object.values(common ?? {});
  const all = [...translations, ...(names.rules ?? []).map(({ value }) => value), brand?.names?.primary];
  const others = new Set(all.map((other) => clean(other ?? '')));
  others.delete(name);
  others.delete('');
  return [...others];
}

/** The record itself, without the parts that Overture computed about it (its confidence). */
function licence({ sources }: OvertureRecord): string {
  const whole = (sources ?? []).filter(({ property }) => !property);
  const found = whole.map(({ license, dataset }) => license ?? LICENCE_OF[dataset ?? ''] ?? USUAL_LICENCE);
  return [...new Set(found)].join(' AND ') || USUAL_LICENCE;
}

/** The newest day on which any part of the record changed (YYYY-MM-DD), or null. */
export function overtureDate({ sources }: OvertureRecord): string | null {
  const days = (sources ?? []).map(({ update_time }) => update_time?.slice(0, 10) ?? '');
  return (
    days
      .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
      .sort()
      .at(-1) ?? null
  );
}
