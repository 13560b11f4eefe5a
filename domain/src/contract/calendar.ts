import * as z from 'zod';
import { FEED_DETAILS } from '../rules/calendarFeed.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

/** The one feed of the caller; null while it is off. */
const feed = z.object({
  feed: z
    .object({
      /** Where calendars read it, on this server. Whoever knows it can read it. */
      path: z.string(),
      detail: z.enum(FEED_DETAILS),
      /** Instant since which it has this address. */
      created_at: z.string(),
    })
    .nullable(),
});
export type CalendarFeed = NonNullable<z.infer<typeof feed>['feed']>;

const detail = z.enum(FEED_DETAILS);
const changing = errors('UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED');

export const calendarContract = {
  feed: read('/calendar/feed').errors(errors('UNAUTHENTICATED')).output(feed),
  /** Turns it on; one that is on stays as it is. */
  turnOn: write('/calendar/feed')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .input(z.object({ request_id: z.uuid(), detail: detail.default('full') }))
    .output(feed),
  /** What it tells from now on. NOT_FOUND while it is off. */
  setDetail: write('/calendar/feed', { method: 'PUT' })
    .errors(changing)
    .input(z.object({ detail }))
    .output(feed),
  /** Another address, once per `request_id`; the one before leads nowhere at once. NOT_FOUND while it is off. */
  replace: write('/calendar/feed/replace')
    .errors(changing)
    .input(z.object({ request_id: z.uuid() }))
    .output(feed),
  /** Its address leads nowhere at once. */
  turnOff: write('/calendar/feed', { method: 'DELETE' }).errors(errors('UNAUTHENTICATED')).output(feed),
  /** What date files of this server are checked with: a public key, ECDSA over P-256, as a JSON Web Key. */
  dateFileKey: read('/calendar/date-file-key').output(
    z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
  ),
};
