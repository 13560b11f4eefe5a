import * as z from 'zod';
import { bucketFacts } from './bucketFacts.ts';
import { placeCard } from './places.ts';
import { planPicture } from './planCards.ts';

/** What the cover of a place and its line are made of, and whose clock goes there. */
const bucketPlace = placeCard.pick({
  id: true,
  name: true,
  locality: true,
  category: true,
  subcategory: true,
  types: true,
  priceLevel: true,
  photoUrl: true,
  timeZone: true,
});

/** What an item is about, as far as its reader may see that today: of what they may not nothing is told. */
const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idea') }),
  z.object({ kind: z.literal('place'), place: bucketPlace }),
  /** A place that its source lost. */
  z.object({ kind: z.literal('gone'), name: z.string() }),
  z.object({ kind: z.literal('plan'), plan: planPicture }),
  z.object({ kind: z.literal('unavailable') }).strict(),
]);

/** When it may be done: a date of the two that leads there, a time of the coming weekend, or whenever they like. */
const occasion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('booked'), at: z.string(), time_zone: z.string() }),
  z.object({ kind: z.literal('fits'), at: z.string(), time_zone: z.string() }),
  z.object({ kind: z.literal('any') }),
]);

const wish = z.number().int();

export const bucketItem = bucketFacts.extend({
  id: z.uuid(),
  subject,
  added_by: z.enum(['you', 'partner']),
  /** Null of the partner where it is not shared. */
  wishes: z.object({ mine: wish, partner: wish.nullable() }),
  /** Null of what is done, and where nothing is known. */
  occasion: occasion.nullable(),
  created_at: z.string(),
});
export type BucketItem = z.infer<typeof bucketItem>;
export type BucketSubject = BucketItem['subject'];
export type BucketOccasion = NonNullable<BucketItem['occasion']>;
