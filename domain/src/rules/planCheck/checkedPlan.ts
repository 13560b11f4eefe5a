import type { Diet } from '../diets.ts';
import type { WeeklyHours } from '../hours.ts';

/** What Liora knows of the place of a stop. */
export interface KnownPlace {
  /** Null where nobody knows them. */
  hours: WeeklyHours | null;
  /** They are the usual ones of such a place, not its own. */
  usual_hours: boolean;
  time_zone: string;
  dietary_tags: readonly string[];
}

/** A stop with what the check looks at. */
export interface CheckedStop {
  place_id: string;
  category: string | null;
  subcategory: string | null;
  latitude: number | null;
  longitude: number | null;
  /** 'HH:MM' on the wall of the place. */
  starts_at: string | null;
  stay_minutes: number | null;
  /** Dollars for two, as somebody wrote them down. */
  cost_for_two: number | null;
  price_level: number | null;
  /** Null of a place of one's own, and of one that is gone. */
  known: KnownPlace | null;
}

/** An evening to be checked. */
export interface CheckedPlan {
  /** In visiting order. */
  stops: readonly CheckedStop[];
  /** Any instant of the evening that it is meant for. */
  evening: Date;
  /** Where the evening is spent: for stops whose own zone nobody knows. */
  time_zone: string;
  /** Dollars for two; null where nobody named any. */
  budget: number | null;
  diet: Diet | null;
  /** Others find it in lists: it is public or for members. */
  listed: boolean;
  /** It has the name of a place, from which its position may be known. */
  named: boolean;
}
