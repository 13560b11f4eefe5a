import * as z from 'zod';
import { day, mood } from './common.ts';
import { photo } from './photos.ts';

/** Who of the two. In what outlived a link nobody is named: all of it is 'you'. */
const byWhom = z.enum(['you', 'partner']);

export const memoryPhoto = photo.extend({ caption: z.string().nullable(), by: byWhom });
export type MemoryPhoto = z.infer<typeof memoryPhoto>;

/** A memory as its people see it, without what may have become of place and plan. */
export const memoryFacts = z.object({
  id: z.uuid(),
  /** What they call the place. */
  place_name: z.string(),
  date_completed: day,
  rating: z.number().int(),
  mood: mood.nullable(),
  reflection: z.string().nullable(),
  photos: z.array(memoryPhoto),
  /** It is both's; else its maker's alone. */
  shared: z.boolean(),
  by: byWhom,
  /** Who changed it last; null when nobody did. */
  edited_by: byWhom.nullable(),
  /** What either wrote for the other alone: theirs is there once both have written, and goes when one's own is taken back. */
  words: z.object({ yours: z.string().nullable(), theirs: z.string().nullable() }),
  version: z.number().int(),
  created_at: z.string(),
  /** In the trash; until then it can be brought back. */
  restorable_until: z.string().nullable(),
});
export type MemoryFacts = z.infer<typeof memoryFacts>;
