import * as z from 'zod';
import { INVITATION_TIMES_MAX } from '../limits.ts';
import { INVITATION_STATUSES } from '../rules/invitations.ts';
import { person } from './common.ts';

/** How an invitation stands: what everybody who has its code reads of it (RUL-39). */
export const invitationFacts = z.object({
  venue_name: z.string(),
  venue_address: z.string().nullable(),
  /** ISO instants: the earliest of the proposed times, then the chosen one; null without any. */
  planned_date: z.string().nullable(),
  /** The proposed times, the earliest first. */
  times: z.array(z.string()).max(INVITATION_TIMES_MAX),
  /** Of the place: its days are days there. */
  time_zone: z.string(),
  notes: z.string().nullable(),
  status: z.enum(INVITATION_STATUSES),
  /** Its last day is over: time alone says so. */
  is_expired: z.boolean(),
  /** One of the two has called it off; the status stays what it was. */
  is_called_off: z.boolean(),
  /** What an answer names, so that nobody answers what they have not seen. */
  version: z.number().int(),
  /** Of what its sender plans for the other as a surprise: it goes by no place. */
  is_surprise: z.boolean(),
  sender: person.omit({ user_id: true }),
});
export type InvitationFacts = z.infer<typeof invitationFacts>;
