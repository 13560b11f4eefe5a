import * as z from 'zod';
import {
  DECISION_REASON_MAX_CHARS,
  PLACE_ADDRESS_MAX_CHARS,
  PLACE_FACT_NOTE_MAX_CHARS,
  PLACE_HOURS_MAX_CHARS,
} from '../limits.ts';
import { cursor, line, origin, paragraphs, person, placeId } from './common.ts';
import { adminErrors, errors } from './errors.ts';
import { placeFactKind } from './placeFactKinds.ts';
import { read, write } from './procedure.ts';

export const placeProposal = z.object({
  id: z.uuid(),
  place: z.object({ id: z.string(), name: z.string(), address: z.string().nullable() }),
  kind: placeFactKind,
  note: z.string().nullable(),
  /** Null once that account is gone. */
  reporter: person.nullable(),
  created_at: z.string(),
  /** When somebody last said that everything is right, ISO instant. */
  confirmed_at: z.string().nullable(),
});
export type PlaceProposal = z.infer<typeof placeProposal>;

/** What an admin knows better: of a place that moved its address and point, of wrong hours the right ones. */
const corrected = z.object({
  address: line(PLACE_ADDRESS_MAX_CHARS).optional(),
  point: origin.optional(),
  /** As OpenStreetMap writes them; left out where only that they are wrong is known. */
  hours: line(PLACE_HOURS_MAX_CHARS).optional(),
});
export type CorrectedFacts = z.infer<typeof corrected>;

/** Facts told by people, part of `places`. */
export const placeFactsContract = {
  /**
   * 'Closed for good', 'moved' or 'wrong hours' of an imported place, 'open again' of one that was told closed. Said again while
   * it waits, it is said once.
   */
  reportFact: write('/places/{place_id}/wrong')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'))
    .input(
      z.object({
        place_id: placeId,
        kind: placeFactKind,
        note: paragraphs(PLACE_FACT_NOTE_MAX_CHARS).nullable().default(null),
      }),
    )
    .output(z.object({ id: z.uuid() })),
  /** 'Still right': once per person and day, again the same answer. */
  confirmFacts: write('/places/{place_id}/right', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'))
    .input(z.object({ place_id: placeId }))
    .output(z.object({ confirmed_at: z.string() })),

  // Admins only; anybody else is told NOT_FOUND (RUL-95).
  /** Proposals that wait, oldest first, page by page. */
  proposals: read('/places/proposals')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(z.object({ proposals: z.array(placeProposal), nextCursor: z.string().nullable() })),
  /**
   * Decides all that wait of this place and kind. Accepted, the place is shown as they say from then on, whatever is imported
   * later. Repeated it changes nothing; NOT_FOUND when it was decided otherwise.
   */
  decideProposal: write('/places/proposals/decide')
    .errors(adminErrors('DETAILS_REQUIRED'))
    .input(
      corrected.extend({
        id: z.uuid(),
        decision: z.enum(['accept', 'dismiss']),
        reason: paragraphs(DECISION_REASON_MAX_CHARS).trim().min(1),
      }),
    )
    .output(z.object({})),
};
