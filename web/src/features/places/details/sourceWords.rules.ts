import type { PlaceDetails } from '@liora/domain/contract/places';
import { formatDay } from '@liora/domain/i18n/formatDay';
import { wallDayOf } from '@liora/domain/rules/calendarDate';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { placeText } from './place.text.ts';

export interface SourceWords {
  /** Rich: '<label>Where these facts come from:</label> <source>OpenStreetMap</source>, ODbL 1.0, data of 22 July 2023'. */
  phrase: string;
  /** Where the source asks to be credited; null for the product's own facts. */
  link: string | null;
}

interface Source {
  name: string;
  link: string | null;
}

const SOURCES: Record<string, Source> = {
  osm: { name: 'OpenStreetMap', link: 'https://www.openstreetmap.org/copyright' },
  overture: { name: 'Overture Maps', link: 'https://docs.overturemaps.org/attribution/' },
  liora: { name: 'Liora', link: null },
};

function sourceOf(id: string): Source {
  if (id === USUAL_HOURS_SOURCE) return { name: placeText.usualHoursSource, link: null };
  return SOURCES[id] ?? { name: id, link: null };
}

/** 'OpenStreetMap' */
export const sourceName = (id: string): string => sourceOf(id).name;

/** Where a place's facts come from, under which licence, and how old they are (RUL-109). */
export function sourceWords({
  origin,
  usualHours,
}: Pick<PlaceDetails, 'origin' | 'usualHours'>): SourceWords {
  const { source, licence, date, corrected } = origin;
  // Where its hours are its own by now, they are not called the usual ones.
  const { name, link } = sourceOf(source === USUAL_HOURS_SOURCE && !usualHours ? 'liora' : source);
  const written = Number.isNaN(wallDayOf(date)) ? date : formatDay(date, { dateStyle: 'long' });
  const say = corrected ? placeText.correctedSource : placeText.source;
  return { phrase: say(name, licenceName(licence), written), link };
}

/** 'ODbL 1.0' for the identifier 'ODbL-1.0' (SPDX). */
const licenceName = (identifier: string) => identifier.replaceAll('-', ' ').replaceAll(' AND ', ' and ');
