import * as z from 'zod';
import { CRASH_FILE_MAX_CHARS, CRASH_FRAMES_MAX, CRASH_MESSAGE_MAX_CHARS } from '../limits.ts';
import { CRASH_KINDS } from '../rules/crashes.ts';
import { me } from './accounts.ts';
import { text } from './common.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

/**
 * Where the map's tiles come from. `style` is a whole foreign style, `pmtiles` one archive drawn in Liora's own style, `drawn`
 * the map that comes with the app.
 */
const mapConfig = z.object({
  kind: z.enum(['pmtiles', 'style', 'drawn']),
  url: z.string(),
  schema: z.enum(['openmaptiles', 'protomaps']),
  attribution: z.string(),
});

export const platformContract = {
  /** Tells that a link was followed into the app. Codes in the path and the token itself are not kept (RUL-86). */
  track: write('/platform/track')
    .errors(errors('RATE_LIMITED'))
    .input(
      z.object({
        event_type: z.literal('deeplink_handled'),
        path: text(500),
        token: text(500).nullable().default(null),
        source: z.enum(['web', 'native', 'link']),
      }),
    )
    .output(z.object({})),
  /**
   * Tells that something broke, with nothing of whoever met it (POL-10): what is sent is cleaned once more. Nothing is stored
   * where the operator wants none, or there were too many.
   */
  reportCrash: write('/platform/crashes')
    .input(
      z.object({
        kind: z.enum(CRASH_KINDS),
        message: text(CRASH_MESSAGE_MAX_CHARS),
        frames: z.array(text(CRASH_FILE_MAX_CHARS + 20)).max(CRASH_FRAMES_MAX),
        version: text(CRASH_FILE_MAX_CHARS),
      }),
    )
    .output(z.object({})),
  /** What the app needs before its first screen: who is calling, and the operator's settings that are public. */
  start: read('/platform/start', { personal: true }).output(
    z.object({
      me: me.nullable(),
      map: mapConfig,
      /** Centre used by search and map without a known location (RUL-63), and the zone of its clocks. */
      defaultArea: z.object({
        latitude: z.number(),
        longitude: z.number(),
        name: z.string(),
        timeZone: z.string(),
      }),
      /** True when mail goes to the local mailbox page instead of a mail server. */
      localMailbox: z.boolean(),
      /** Whether phones open links of this server in the app by themselves, where it is installed. */
      appLinks: z.boolean(),
      /** Whether letters leave at all, so that a mailed link may be offered. */
      mail: z.boolean(),
      /** The company that people may sign in with, by the name on its button; null when the operator has configured none. */
      company: z.object({ name: z.string() }).nullable(),
      /** Where people write to for help, when the operator has somebody there. */
      supportEmail: z.string().nullable(),
      /** Address of the support chat's script, when the operator has one. */
      supportChat: z.url().nullable(),
      /** Whether the operator wants to be told of crashes. */
      crashLogs: z.boolean(),
      /** A member lends one seat to their partner, so that one of the two is enough to link (RUL-111). */
      companionSeat: z.boolean(),
    }),
  ),
};
