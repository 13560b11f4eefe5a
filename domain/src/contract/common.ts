import * as z from 'zod';
import { MOODS } from '../rules/moods.ts';

export const latitude = z.number().min(-85).max(85);
export const longitude = z.number().min(-180).max(180);

/** Degrees, WGS 84; both or neither. */
export const origin = z.object({ latitude, longitude });
export type Origin = z.infer<typeof origin>;

/** Public id of a place in addresses: place_id, or the id of a venue, restaurant or pin (RUL-78). */
export const placeId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
export const planId = z.uuid();

export const mood = z.enum(MOODS);
/** ISO 8601 instant with offset. */
export const instant = z.iso.datetime({ offset: true });
/** Opaque: where the next page begins. */
export const cursor = z.string().regex(/^[\w.-]{0,400}$/);
/** 0 free to 4 very expensive; null is unknown (RUL-54). */
export const priceLevel = z.number().int().min(0).max(4).nullable();

export const person = z.object({
  user_id: z.string(),
  username: z.string(),
  profile_photo_url: z.string().nullable(),
});
export type Person = z.infer<typeof person>;
