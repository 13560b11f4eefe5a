import type { PlaceDetails } from '@liora/domain/contract/places';
import { placeText } from './place.text.ts';

export interface SourceWords {
  name: string;
  /** Where the source asks to be credited; null for the product's own facts. */
  link: string | null;
  /** ', ODbL 1.0, data of 22 July 2023'. */
  rest: string;
}

/** Where a place's facts come from, under which licence, and how old they are (RUL-109). */
export function sourceWords(
  { source, licence, date, corrected }: PlaceDetails['origin'],
  locale?: string,
): SourceWords {
  const { name, link } = placeText.sources[source] ?? { name: source, link: null };
  const day = new Date(`${date}T00:00:00Z`);
  const written = Number.isNaN(day.getTime())
    ? date
    : day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = [
    licenceName(licence),
    placeText.dataOf(written),
    ...(corrected ? [placeText.corrected] : []),
  ];
  return { name, link, rest: `, ${parts.join(', ')}` };
}

/** 'ODbL 1.0' for the identifier 'ODbL-1.0' (SPDX). */
const licenceName = (identifier: string) => identifier.replaceAll('-', ' ').replaceAll(' AND ', ' and ');
