import * as z from 'zod';
import { person } from './common.ts';

/** A photo as every answer tells of it: nothing of the file it came as. */
export const photo = z.object({
  id: z.string(),
  /** Of the picture upright. */
  width: z.number().int(),
  height: z.number().int(),
  /** A blurred picture of it in some 25 bytes, base64. */
  thumbhash: z.string(),
});
export type Photo = z.infer<typeof photo>;

/** A photo on the page of the place that it shows (ENT-26). */
export const placePhoto = photo.extend({
  author: person,
  uploaded_at: z.string(),
  is_own: z.boolean(),
});
export type PlacePhoto = z.infer<typeof placePhoto>;

/** Photos of a thing in their order, by what their uploads answered; left out, those stay that are there. */
export const photoIds = (most: number) => z.array(z.uuid()).max(most).optional();
