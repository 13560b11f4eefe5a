import type { LocationSuggestion } from '@liora/domain/contract/location';
import tzLookup from '@photostructure/tz-lookup';
import type { Match } from './find/findTowns.rules.ts';
import { countryName } from './gazetteer/countries.data.ts';
import { DIVISIONS } from './gazetteer/divisions.data.ts';

const divisionNames = new Map(DIVISIONS.map(({ key, name }) => [key, name]));

/** 'Oakland' in 'California', 'United States'; a neighbourhood is in its town: 'The Mission' in 'San Francisco'. */
export function toSuggestion({ town, neighbourhood, at }: Match): LocationSuggestion {
  const division = town?.division ?? '';
  const townName = town?.name ?? null;
  const code = division.slice(0, 2);
  return {
    name: neighbourhood?.name ?? townName ?? '',
    region: neighbourhood ? townName : (divisionNames.get(division) ?? null),
    country: code ? countryName(code) : null,
    latitude: at.lat,
    longitude: at.lng,
    timeZone: tzLookup(at.lat, at.lng),
  };
}
