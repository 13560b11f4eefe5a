import type { LatLng } from '@liora/domain/rules/distance';
import { hoursColumns } from '@liora/domain/rules/multirange';
import { priceLabel } from '@liora/domain/rules/price';
import tzLookup from '@photostructure/tz-lookup';
import { countryOfTimeZone } from '../../hours/holidayRegion.rules.ts';
import { statesOfDivision } from '../../hours/holidayStates.data.ts';
import { understandHoursOnce } from '../../hours/hoursCache.runtime.ts';
import { namesHolidays } from '../../hours/hoursContext.rules.ts';
import type { HoursContext } from '../../hours/hoursContext.types.ts';
import type { ImportedPlace, PlaceKind, SkipReason } from '../importedPlace.types.ts';
import type { ImportSettings } from '../importSettings.types.ts';
import { firstTag, type Tags } from '../read/osmTags.rules.ts';
import { cleanPhone, cleanWebsite } from './contact.rules.ts';
import { osmAddress } from './osmAddress.rules.ts';
import {
  cuisineText,
  osmAesthetics,
  osmDiets,
  osmPriceLevel,
  osmVibes,
  outdoorSeating,
} from './osmFeatures.rules.ts';
import { osmKind } from './osmKind.rules.ts';
import { clean, osmNames } from './osmNames.rules.ts';

const LICENCE = 'ODbL-1.0';
const MAX_DESCRIPTION_CHARS = 1000;

/** An object that will be a place as soon as its position is known. */
export interface OsmDatePlace {
  kind: PlaceKind;
  names: { name: string; other_names: string[] };
}

/** Judges an object by its tags alone, before anybody looks for its position. */
export function judgeOsm(tags: Tags): OsmDatePlace | SkipReason | null {
  const kind = osmKind(tags);
  if (kind === null || typeof kind === 'string') return kind;
  const names = osmNames(tags);
  return names ? { kind, names } : 'no_name';
}

/** Whether it depends on the state around a place what is read of it. */
export const asksForState = ({ opening_hours = '' }: Tags): boolean => namesHolidays(opening_hours);

/**
 * `sourceId` is 'node/123', 'way/123' or 'relation/123'; `divisions`: those that the place may lie in ('US.CA'), where
 * {@link asksForState}.
 */
export function osmPlace(
  sourceId: string,
  tags: Tags,
  { kind, names }: OsmDatePlace,
  { lat, lng }: LatLng,
  settings: ImportSettings,
  divisions: readonly string[] = [],
): ImportedPlace {
  const timeZone = settings.timeZone ?? tzLookup(lat, lng);
  const country = tags['addr:country']?.toLowerCase() ?? countryOfTimeZone(timeZone);
  const hours = clean(firstTag(tags, ['opening_hours']) ?? '') || null;
  const priceLevel = osmPriceLevel(tags);
  return {
    source_id: sourceId,
    place_id: `osm-${sourceId.replace('/', '-')}`,
    ...names,
    ...osmAddress(tags, country),
    price_level: priceLevel,
    price_range: priceLabel(priceLevel),
    category: kind.category,
    subcategory: kind.subcategory,
    categories: kind.categories,
    latitude: lat,
    longitude: lng,
    date_vibe: [...new Set([...kind.vibes, ...osmVibes(tags)])],
    dietary_tags: osmDiets(tags),
    aesthetic_tags: osmAesthetics(tags),
    outdoor_seating: outdoorSeating(tags),
    hours,
    ...understood(hours, settings, {
      ...(settings.region ?? { country, states: divisions.flatMap(statesOfDivision) }),
      position: { lat, lng, timeZone },
      category: kind.category,
    }),
    time_zone: timeZone,
    phone: cleanPhone(firstTag(tags, ['phone', 'contact:phone', 'contact:mobile'])),
    website: cleanWebsite(firstTag(tags, ['website', 'contact:website', 'url'])),
    description: description(tags),
    licence: LICENCE,
    cuisine: cuisineText(tags),
    confidence: null,
  };
}

const understood = (text: string | null, { firstDay }: ImportSettings, context: HoursContext) =>
  hoursColumns(text === null ? null : understandHoursOnce(text, context, firstDay));

function description(tags: Tags): string | null {
  const text = clean(firstTag(tags, ['description:en', 'description']) ?? '');
  return text === '' ? null : text.slice(0, MAX_DESCRIPTION_CHARS);
}
