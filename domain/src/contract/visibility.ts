import * as z from 'zod';
import { VIEW_AS } from '../rules/viewAs.ts';
import { VISIBILITY_KINDS } from '../rules/visibility.ts';
import { errors } from './errors.ts';
import { read } from './procedure.ts';

/** Has something of one's own answered as others are, never with more rights than one has; ignored for what is not one's own. */
export const viewAs = z.enum(VIEW_AS).optional();

const seen = z.enum(['full', 'locked', 'none']);

const visibility = z.object({
  /** What takes it out of everybody's sight but its owner's, or theirs too: it was deleted, hidden by decision, or reported. */
  withheld: z.enum(['gone', 'hidden', 'reported']).nullable(),
  /** Null where the caller has no partner, or sharing is paused. */
  partner: seen.nullable(),
  member: seen,
  person: seen,
  visitor: seen,
});
export type Visibility = z.infer<typeof visibility>;

/** Part of `safety`. */
export const visibilityContract = {
  /** Who sees a thing of the caller's own as it stands now; NOT_FOUND for anything else. */
  whoSees: read('/safety/who-sees/{type}/{id}')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND'))
    .input(z.object({ type: z.enum(VISIBILITY_KINDS), id: z.uuid() }))
    .output(visibility),
};
