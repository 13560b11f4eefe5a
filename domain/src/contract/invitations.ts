import * as z from 'zod';
import {
  INTEGER_MAX,
  INVITATION_CODE_MAX_CHARS,
  INVITATION_NOTES_MAX_CHARS,
  INVITATION_TIMES_MAX,
  INVITATIONS_MAX_PAGE_SIZE,
  INVITATIONS_PAGE_SIZE,
  UPCOMING_DATES,
} from '../limits.ts';
import { INVITATION_RESPONSES } from '../rules/invitations.ts';
import { cursor, instant, paragraphs, person, placeId, planId, text } from './common.ts';
import { errors } from './errors.ts';
import { invitationFacts } from './invitationFacts.ts';
import { placeCard } from './places.ts';
import { planPicture } from './planCards.ts';
import { read, readByBody, write } from './procedure.ts';

/** A wish for another time, and what the sender said to it. */
export const timeRequest = z.object({
  id: z.uuid(),
  person,
  /** ISO instant; null where no time was named. */
  suggested: z.string().nullable(),
  notes: z.string().nullable(),
  created_at: z.string(),
  reply: z.enum(['accepted', 'suggested', 'kept']).nullable(),
});
export type TimeRequest = z.infer<typeof timeRequest>;

/** An invitation as the caller may see it. */
export const invitation = invitationFacts.extend({
  /** Where it leads, as far as the caller may see that today. */
  place: placeCard.nullable(),
  plan: planPicture.nullable(),
  /** Who the caller is to it. */
  you: z.enum(['visitor', 'other', 'recipient', 'sender']),
  /** The caller may answer, once signed in. */
  can_answer: z.boolean(),
  /** To its sender the newest wish for another time, to others their own newest. */
  request: timeRequest.nullable(),
  /** For sender and recipient alone. */
  own: z
    .object({
      id: z.uuid(),
      /** What /invite/{code} opens it with. */
      code: z.string(),
      recipient: person.nullable(),
      responded_at: z.string().nullable(),
      response_notes: z.string().nullable(),
      called_off_by: z.enum(['you', 'them']).nullable(),
      created_at: z.string(),
    })
    .nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** What somebody says of the hours of a place after a date: right, wrong, or nothing. */
export const hoursAnswer = z.enum(['yes', 'no', 'unasked']);
export type HoursAnswer = z.infer<typeof hoursAnswer>;

/** A date that is over, by its invitation. */
export const pastDate = z.object({
  id: z.uuid(),
  place_id: z.string(),
  venue_name: z.string(),
  planned_date: z.string(),
});
export type PastDate = z.infer<typeof pastDate>;

const code = text(INVITATION_CODE_MAX_CHARS);
const notes = paragraphs(INVITATION_NOTES_MAX_CHARS).nullable().default(null);
const times = z.array(instant).max(INVITATION_TIMES_MAX);
const version = z.number().int().min(1).max(INTEGER_MAX);
const byId = z.object({ id: z.uuid() });
const answered = z.object({ invitation });
const senderErrors = errors(
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'NOT_OWNER',
  'INVITATION_CHANGED',
  'INVITATION_TIME',
  'RATE_LIMITED',
);

export const invitationsContract = {
  /** Of the caller's dates of the last two weeks: the one whose hours they are asked about, and the one they have not reviewed. */
  afterDate: read('/invitations/after-date')
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({ hours: pastDate.nullable(), review: pastDate.nullable() })),
  /** 'Were the hours right?', once per date and person; the first answer stands. */
  answerHours: write('/invitations/{id}/hours')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'))
    .input(byId.extend({ answer: hoursAnswer }))
    .output(z.object({})),
  /** Makes an invitation once per `request_id`: whoever has its code may answer, or `recipient` alone. */
  create: write('/invitations')
    .errors(
      errors(
        'UNAUTHENTICATED',
        'NOT_FOUND',
        'INVITATION_REFUSED',
        'INVITATION_TIME',
        'INVITATION_WITHHELD',
        'RATE_LIMITED',
      ),
    )
    .input(
      z.object({
        request_id: z.uuid(),
        /** Where: its facts are the server's own. */
        venue: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('place'), place_id: placeId }),
          z.object({ kind: z.literal('plan'), plan_id: planId }),
        ]),
        times: times.default([]),
        /** Whose days count where the place's own zone is not known. */
        time_zone: text(64).default('UTC'),
        notes,
        recipient: z.uuid().nullable().default(null),
      }),
    )
    .output(answered),
  /** The caller's own, newest first: those they sent, or those they received and answered. */
  mine: read('/invitations')
    .errors(errors('UNAUTHENTICATED'))
    .input(
      z.object({
        which: z.enum(['sent', 'received']).default('sent'),
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(INVITATIONS_MAX_PAGE_SIZE).default(INVITATIONS_PAGE_SIZE),
      }),
    )
    .output(z.object({ invitations: z.array(invitation), nextCursor: z.string().nullable() })),
  /** Accepted ones that are still to come, from either side, the next one first. */
  upcoming: read('/invitations/upcoming')
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({ invitations: z.array(invitation).max(UPCOMING_DATES) })),
  /** One of the caller's own. */
  get: read('/invitations/{id}').errors(errors('UNAUTHENTICATED', 'NOT_FOUND')).input(byId).output(answered),
  /** What a link opens (API-22); spends nothing (RUL-108). POST: no code stands in an address. */
  byCode: readByBody('/invitations/by-code')
    .errors(errors('INVITATION_INVALID'))
    .input(z.object({ code }))
    .output(answered),
  /**
   * Answers what was seen as `version` (API-44, RUL-39). INVITATION_CHANGED carries how it stands now, also to whoever
   * came second.
   */
  answer: write('/invitations/answer')
    .errors(
      errors(
        'UNAUTHENTICATED',
        'INVITATION_INVALID',
        'INVITATION_OWN',
        'INVITATION_OTHERS',
        'INVITATION_CHANGED',
        'INVITATION_TIME',
        'RATE_LIMITED',
      ),
    )
    .input(
      z.object({
        code,
        version,
        response: z.enum(INVITATION_RESPONSES),
        /** Which of the proposed times, of several; of 'another time' the one that is wished for. */
        time: instant.nullable().default(null),
        notes,
      }),
    )
    .output(answered),
  /** The sender's word on a wish for another time: that one, others, or as it was. */
  reply: write('/invitations/{id}/reply')
    .errors(senderErrors)
    .input(
      byId.extend({
        version,
        request: z.uuid(),
        reply: z.enum(['accepted', 'suggested', 'kept']),
        /** The other times. */
        times: times.default([]),
      }),
    )
    .output(answered),
  /** Other times or words, while nobody has answered. */
  change: write('/invitations/{id}', { method: 'PUT' })
    .errors(senderErrors)
    .input(byId.extend({ version, times, notes }))
    .output(answered),
  /** Calls it off: the sender what is not over, the recipient what they accepted. */
  callOff: write('/invitations/{id}/call-off')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'INVITATION_CHANGED', 'RATE_LIMITED'))
    .input(byId)
    .output(answered),
};
