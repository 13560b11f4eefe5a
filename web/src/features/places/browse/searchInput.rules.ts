import type { Origin } from '@liora/domain/contract/common';
import type { SearchInput } from '@liora/domain/contract/places';
import { sentText } from '@liora/domain/rules/typedText';
import type { PlaceSearch } from '../placeSearch.rules.ts';
import { sortOrders } from './filters/sortOrders.rules.ts';

export interface SearchMoment {
  /** Where the search starts unless the address names a centre. */
  origin: Origin;
  now: Date;
  /** The instant that hours are told for when no opening filter is set. */
  planned: Date;
}

/** Hours are asked for by steps of five minutes, so that the same search a moment later is the same question. */
const STEP_MS = 300_000;
const stepped = (time: Date) => new Date(Math.floor(time.getTime() / STEP_MS) * STEP_MS);

/** The instant that every opening state on the screen is told for. */
export function hoursAt(
  { open }: Pick<PlaceSearch, 'open'>,
  { now, planned }: Pick<SearchMoment, 'now' | 'planned'>,
): Date {
  if (open === 'now') return stepped(now);
  return open ? new Date(open) : stepped(planned);
}

/** The question that an address asks the server. Lists are sorted: the order of clicks does not make another question. */
export function searchInputOf(search: PlaceSearch, moment: SearchMoment): SearchInput {
  const {
    q,
    literal,
    category,
    sub,
    moods = [],
    diet = [],
    price = [],
    outdoor,
    loved,
    prive,
    saved,
    open,
    sort,
    lat,
    lng,
  } = search;
  const at = hoursAt(search, moment).toISOString();
  return {
    q: sentText(q ?? ''),
    ...(literal && { literal }),
    ...(category && { category }),
    ...(sub && { subcategory: sub }),
    moods: [...moods].sort(),
    dietary: [...diet].sort(),
    price: [...price].sort(),
    outdoor: outdoor ?? false,
    ...(loved && { loved }),
    ...(prive && { prive }),
    ...(saved && { saved }),
    ...(open && { openAt: at }),
    at,
    origin:
      isArea(search) && lat !== undefined && lng !== undefined
        ? { latitude: lat, longitude: lng }
        : moment.origin,
    ...(search.radius !== undefined && { radiusMiles: search.radius }),
    ...(sort && sortOrders(search).includes(sort) && { sort }),
  };
}

/** Whether the address names a centre of its own ('Search this area'). */
export function isArea({ lat, lng }: Pick<PlaceSearch, 'lat' | 'lng'>): boolean {
  return lat !== undefined && lng !== undefined;
}
