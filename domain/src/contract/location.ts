import * as z from 'zod';
import { LOCATION_QUERY_MAX_CHARS, LOCATION_SEARCH_MAX, SEARCH_LOCATIONS_LIMIT } from '../limits.ts';
import { latitude, longitude, typed } from './common.ts';
import { errors } from './errors.ts';
import { readByBody } from './procedure.ts';

/** A town, or a neighbourhood with places in it. */
export const locationSuggestion = z.object({
  name: z.string(),
  /** State or province where people say it; of a neighbourhood its town. */
  region: z.string().nullable(),
  country: z.string().nullable(),
  latitude,
  longitude,
  /** IANA name: what evening it is there. */
  timeZone: z.string(),
});
export type LocationSuggestion = z.infer<typeof locationSuggestion>;

export const locationContract = {
  /** Towns and neighbourhoods by name, the likeliest first (API-46). POST: what people type stays out of addresses and logs. */
  search: readByBody('/location/search')
    .errors(errors('RATE_LIMITED'))
    .input(
      z.object({
        query: typed(LOCATION_QUERY_MAX_CHARS),
        limit: z.number().int().min(1).max(LOCATION_SEARCH_MAX).default(SEARCH_LOCATIONS_LIMIT),
      }),
    )
    .output(z.object({ suggestions: z.array(locationSuggestion) })),
};
