import * as z from 'zod';
import { INTEGER_MAX, UNPLACED_PINS_PAGE } from '../limits.ts';
import { cursor, origin, person } from './common.ts';
import { adminErrors } from './errors.ts';
import { read, write } from './procedure.ts';

const pinVersion = z.number().int().min(1).max(INTEGER_MAX);
const byVersion = z.object({ id: z.uuid(), version: pinVersion });

/** A published pin whose address was not found: nobody finds it near them. */
const unplacedPin = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  category: z.string(),
  address: z.string(),
  creator: person,
  created_at: z.string(),
  /** When its address was last looked up; null: not yet. */
  looked_up_at: z.string().nullable(),
});
export type UnplacedPin = z.infer<typeof unplacedPin>;

/** Why a pin was not given its point, or kept it; null where it is as it was asked for. */
const refused = z.enum(['changed']).nullable();

/** Pins with an address and no point, part of `pins`. Admins only; anybody else is told NOT_FOUND (RUL-95). */
export const unplacedPinsContract = {
  /** Published pins that the caller may see, newest first (RUL-85). */
  unplaced: read('/pins/unplaced')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(
      z.object({ pins: z.array(unplacedPin).max(UNPLACED_PINS_PAGE), nextCursor: z.string().nullable() }),
    ),
  /**
   * Gives a pin its point, where it has none and stands as `version`. Repeated it changes nothing. NOT_FOUND where it is not
   * published any more. `version`: what `takePointBack` wants.
   */
  setPoint: write('/pins/{id}/point', { method: 'PUT' })
    .errors(adminErrors())
    .input(byVersion.extend({ at: origin }))
    .output(z.object({ version: z.number().int(), refused })),
  /** Takes a point back that the caller set a short while ago, where nothing has changed since. Repeated it changes nothing. */
  takePointBack: write('/pins/{id}/point', { method: 'DELETE' })
    .errors(adminErrors('UNDO_TOO_LATE'))
    .input(byVersion)
    .output(z.object({ refused })),
};
