import * as z from 'zod';
import { MAP_CELLS_MAX, MAP_LEVEL_MAX, MAP_PLACES_MAX } from '../limits.ts';
import { CATEGORY_NAMES } from '../rules/categories.ts';
import { instant, latitude, longitude, mood } from './common.ts';

/** A box in degrees. One whose `west` is greater than its `east` crosses the date line. */
export const mapBounds = z.object({ west: longitude, south: latitude, east: longitude, north: latitude });
export type MapBounds = z.infer<typeof mapBounds>;

export const mapInput = mapBounds
  .extend({
    /** As the map in the browser counts: the world is 512 px wide at 0. */
    zoom: z.number().min(0).max(MAP_LEVEL_MAX),
    /** Of the place itself, as its pin is drawn. None: all. */
    categories: z.array(z.enum(CATEGORY_NAMES)).max(CATEGORY_NAMES.length).default([]),
    moods: z.array(mood).max(6).default([]),
    /** 1 also matches free places. */
    price: z.array(z.number().int().min(1).max(4)).max(4).default([]),
    outdoor: z.boolean().default(false),
    /** Leaves out what is closed at this instant; what is unknown stays. */
    openAt: instant.optional(),
    /** Liora Loved only (RUL-49). */
    loved: z.boolean().default(false),
    /** Privé pins only, of those that the caller's search finds. */
    prive: z.boolean().default(false),
    /** Places that the caller has saved only; a visitor has none. */
    saved: z.boolean().default(false),
  })
  .refine(({ south, north }) => south <= north, 'south of its south');
export type MapInput = z.input<typeof mapInput>;

/** As much of a place as its pin needs. */
export const mapPlace = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  latitude,
  longitude,
  /** Only when official (3 reviews or more). */
  sparkScore: z.number().nullable(),
  /** Somebody's Privé pin, a pin of the caller's own, or any other place. */
  kind: z.enum(['place', 'prive', 'own']),
  /** A pin that nobody else sees. */
  isPrivate: z.boolean().optional(),
});
export type MapPlace = z.infer<typeof mapPlace>;

export const mapCluster = z.object({
  /** The middle of its places. */
  latitude,
  longitude,
  count: z.number().int(),
  /** What to look at closer to part them. */
  bounds: mapBounds,
  /** When all are of one. */
  category: z.string().optional(),
});
export type MapCluster = z.infer<typeof mapCluster>;

export const mapOutput = z.object({
  /** What was counted: the asked box, up to the edges of the cells that it cuts. */
  area: mapBounds,
  clusters: z.array(mapCluster).max(MAP_CELLS_MAX),
  places: z.array(mapPlace).max(MAP_PLACES_MAX),
  /** All places of the area, named or in clusters; each place once. */
  total: z.number().int(),
  /** Counting stopped there: there are at least `total`, and at least as many in each cluster as it says. */
  more: z.boolean(),
});
export type MapOutput = z.infer<typeof mapOutput>;
