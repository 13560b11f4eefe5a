import * as z from 'zod';
import { person, text } from './common.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

/** Longer than any code, however it is spaced; what is none is an INVALID_TOKEN like any other. */
const CODE_MAX_CHARS = 100;

/** Why a link did not come about (ERR-91 to ERR-97), in the order of the checks (RUL-43). */
export const LINK_REFUSALS = [
  'INVALID_TOKEN',
  'ALREADY_USED',
  'EXPIRED',
  'SELF_LINK',
  'ACCEPTOR_NOT_PRO',
  'INVITER_NOT_PRO',
  'ALREADY_LINKED',
] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

export const partner = person.extend({
  /** Instant since which they are linked. */
  since: z.string(),
  /** One of them is no member: nothing is shared until they are again (RUL-46). */
  paused: z.boolean(),
});
export type Partner = z.infer<typeof partner>;

export const linkResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), partner }),
  z.object({ ok: z.literal(false), code: z.enum(LINK_REFUSALS) }),
]);
export type LinkResult = z.infer<typeof linkResult>;

const madeCode = z.object({
  /** Told once: the server has only its hash. */
  code: z.string(),
  /** Instant. */
  expires_at: z.string(),
});
export type MadeCode = z.infer<typeof madeCode>;

export const couplesContract = {
  /** The caller's partner, if they are linked; and until when a code of theirs waits to be used, an instant. */
  link: read('/couples/link')
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({ partner: partner.nullable(), code_expires_at: z.string().nullable() })),
  /** Makes a code for whoever is to be the caller's partner. One made before stops working (RUL-43). */
  createCode: write('/couples/code')
    .errors(errors('UNAUTHENTICATED', 'NOT_MEMBER', 'HAS_PARTNER', 'RATE_LIMITED'))
    .output(madeCode),
  /** Takes back a code that nobody has used. */
  cancelCode: write('/couples/code', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({})),
  /** Links the caller with whose code it is. Who did so already with this code is told so again. */
  accept: write('/couples/link')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .input(z.object({ code: text(CODE_MAX_CHARS) }))
    .output(linkResult),
  /** Ends the link at once, without a reason; without one nothing happens (LINK-23). */
  disconnect: write('/couples/link', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({})),
};
