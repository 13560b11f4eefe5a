import * as z from 'zod';
import { placeCard } from './places.ts';
import { planPicture } from './planCards.ts';

/** What the cover of a place is made of. */
const placePicture = placeCard.pick({
  id: true,
  category: true,
  subcategory: true,
  types: true,
  photoUrl: true,
});

/** The cover of a place or of a plan. */
export const contentPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), place: placePicture }),
  z.object({ kind: z.literal('plan'), plan: planPicture }),
]);
export type ContentPicture = z.infer<typeof contentPicture>;
