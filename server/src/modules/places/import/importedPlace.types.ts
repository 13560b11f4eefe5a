import type { Category } from '@liora/domain/rules/categories';
import type { LatLng } from '@liora/domain/rules/distance';

export type SourceName = 'osm' | 'overture';

/** Why something in the file became no place. Worded in import.text.ts. */
export type SkipReason =
  | 'no_name'
  | 'not_public'
  | 'excepted_kind'
  | 'no_position'
  | 'bad_position'
  | 'bad_record'
  | 'closed_for_good'
  | 'low_confidence'
  | 'repeated';

/** What a source says a place is. */
export interface PlaceKind {
  category: Category;
  subcategory: string | null;
  /** All of them, the main one first, then the subcategories of the further ones and what else it is called. */
  categories: string[];
  vibes: string[];
}

/** A place as the columns of venues and restaurants hold it. Restaurants are those whose main category is Restaurant. */
export interface ImportedPlace {
  source_id: string;
  place_id: string;
  name: string;
  other_names: string[];
  address: string | null;
  locality: string | null;
  postcode: string | null;
  price_level: number | null;
  price_range: string | null;
  category: Category;
  subcategory: string | null;
  categories: string[];
  latitude: number;
  longitude: number;
  date_vibe: string[];
  dietary_tags: string[];
  aesthetic_tags: string[];
  outdoor_seating: boolean | null;
  /** As written at the source. */
  hours: string | null;
  /** int4multirange text, null when the hours are not understood. */
  hours_weekly: string | null;
  hours_exceptions: Record<string, string>;
  time_zone: string;
  phone: string | null;
  website: string | null;
  description: string | null;
  licence: string;
  cuisine: string | null;
  /** How sure the source is that it exists, 0 to 1. */
  confidence: number | null;
}

export const isPosition = ({ lat, lng }: LatLng) => Math.abs(lat) <= 85 && Math.abs(lng) <= 180;
