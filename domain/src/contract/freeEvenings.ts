import * as z from 'zod';
import { FREE_EVENINGS_BATCH_MAX } from '../limits.ts';
import { nearDay } from './common.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

export const freeEvenings = z.object({
  /** The caller has a partner and the two share. */
  shares: z.boolean(),
  /** What the caller marked, as dates. */
  mine: z.array(nearDay),
  /** What both marked: all that either ever learns of the other. */
  both: z.array(nearDay),
});
export type FreeEvenings = z.infer<typeof freeEvenings>;

export const freeEveningsContract = {
  /** The caller's evenings of the next weeks, and those on which both are free. */
  get: read('/free-evenings').errors(errors('UNAUTHENTICATED')).output(freeEvenings),
  /**
   * Marks evenings as free, or no longer. An evening that both have marked is told to both at that moment, until one of them
   * takes it back; what one marked alone is nobody else's. The same twice changes nothing.
   */
  mark: write('/free-evenings', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'NOT_MEMBER', 'NO_PARTNER', 'EVENING_REFUSED', 'RATE_LIMITED'))
    .input(
      z.object({
        free: z.array(nearDay).max(FREE_EVENINGS_BATCH_MAX).default([]),
        not_free: z.array(nearDay).max(FREE_EVENINGS_BATCH_MAX).default([]),
      }),
    )
    .output(freeEvenings),
};
