import * as z from 'zod';
import { EFFORTS, SEASONS } from '../rules/bucketLists.ts';
import { priceLevel } from './common.ts';

/** What somebody said of an item: what two people or devices may change at once. */
export const bucketFacts = z.object({
  /** Own words for it; null where it goes by its place or plan. */
  title: z.string().nullable(),
  season: z.enum(SEASONS).nullable(),
  /** As price levels are: 0 free to 4. */
  budget: priceLevel,
  effort: z.enum(EFFORTS).nullable(),
  note: z.string().nullable(),
  shared: z.boolean(),
  /** Day, YYYY-MM-DD; null while it is to be done. */
  done_on: z.string().nullable(),
  version: z.number().int(),
});
export type BucketFacts = z.infer<typeof bucketFacts>;
