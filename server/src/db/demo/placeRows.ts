import { DAY_MS } from '@liora/domain/durations';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { zoneClock } from '@liora/domain/rules/hoursClock';
import { hoursColumns } from '@liora/domain/rules/multirange';
import type { Insertable } from 'kysely';
import { understandHoursOnce } from '../../modules/places/hours/hoursCache.runtime.ts';
import type { Venues } from '../types.gen.ts';
import { personId } from './peopleRows.ts';
import type { DemoPlace } from './types.ts';
import { usualHours } from './usualHours.ts';

const DEMO_TIME_ZONE = 'America/Los_Angeles';
const CONTEXT = { country: 'us', states: ['California'], position: null, category: null };
/** When the facts were last looked over. */
const FACTS_OF = '2026-11-20';

export const placeIdOf = (slug: string) => `liora-${slug}`;

/** The local day of the city at an instant, counted since 1970-01-01. */
export function cityDay(instant: Date): number {
  const offset = zoneClock(DEMO_TIME_ZONE)?.(instant.getTime()) ?? 0;
  return Math.floor((instant.getTime() + offset) / DAY_MS);
}

/** `firstDay`: the first local day for which holidays and seasons are written out. */
export function venueRow(place: DemoPlace, firstDay: number): Insertable<Venues> {
  return {
    ...whatItIs(place),
    ...whereItIs(place),
    ...whenItOpens(place, firstDay),
    ...whereItIsFrom(place),
  };
}

function whatItIs(place: DemoPlace) {
  return {
    name: place.name,
    other_names: [...(place.otherNames ?? [])],
    category: place.category,
    subcategory: place.subcategory ?? null,
    categories: [place.category, ...(place.kind ? [place.kind] : []), ...(place.alsoIn ?? [])],
    date_vibe: [...place.vibe],
    aesthetic_tags: [...(place.aesthetic ?? []), ...kindsOfTags(place.vibe)],
    cuisine: place.cuisine ?? null,
    dietary_tags: [...(place.dietary ?? [])],
    price_level: place.price ?? null,
    outdoor_seating: place.outdoor ?? null,
    website: place.website ?? null,
    description: place.description,
    curator_notes: place.note ?? null,
    curator_notes_by: place.note === undefined ? null : personId(curatorOf(place)),
  };
}

/** The curator of the demo city whose kind of place it is. */
function curatorOf({ category, vibe }: DemoPlace): string {
  if (category === 'Outdoor' || vibe.includes('Views')) return 'ines_outside';
  if (category === 'Bar' || category === 'Entertainment') return 'theo_afterdark';
  return category === 'Restaurant' ? 'marguerite_sf' : 'wren_and_paper';
}

/** Tags in the plural or in two words, as the kinds of place that search knows. */
function kindsOfTags(vibe: readonly string[]): string[] {
  return [...(vibe.includes('Views') ? ['View'] : []), ...(vibe.includes('Natural wine') ? ['Wine'] : [])];
}

function whereItIs({ address, locality, at: [latitude, longitude] }: DemoPlace) {
  return { address, locality, latitude, longitude, time_zone: DEMO_TIME_ZONE };
}

function whenItOpens(place: DemoPlace, firstDay: number) {
  const hours = place.hours ?? usualHours(place) ?? undefined;
  const columns = hoursColumns(hours === undefined ? null : understandHoursOnce(hours, CONTEXT, firstDay));
  return { hours: hours ?? null, ...columns, hours_exceptions: JSON.stringify(columns.hours_exceptions) };
}

/** `USUAL_HOURS_SOURCE`: the hours are the usual ones, and whoever shows them says so. */
function whereItIsFrom(place: DemoPlace) {
  const usual = place.hours === undefined && usualHours(place) !== null;
  return {
    place_id: placeIdOf(place.slug),
    source: usual ? USUAL_HOURS_SOURCE : 'liora',
    source_id: place.slug,
    licence: 'CC-BY-4.0',
    source_date: FACTS_OF,
  };
}
