import * as z from 'zod';
import { INVITATION_CODE_MAX_CHARS } from '../limits.ts';
import { email, mailedToken, reopened, secondStep } from './accountSecurity.ts';
import { text } from './common.ts';
import { errors } from './errors.ts';
import { readByBody, write } from './procedure.ts';

const linkAnswer = z.object({
  /** Set when a session has begun, or the one that was there is proved again. */
  user_id: z.string().optional(),
  /** It was made by this press, under its default name (RUL-28). */
  created: z.boolean(),
  reopened: reopened.optional(),
  /** For an account with a second factor: there is no session yet. */
  second_step: secondStep.optional(),
  /** Where it was asked for: a path of this site. */
  next: z.string().nullable(),
});
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** Signing in by one mailed link, without a password (RUL-112). */
export const signInLink = {
  /**
   * Mails a link that signs in; answers the same for every address, and past the limit of letters (RUL-119). `adult` is the
   * box of RUL-30: with it the link may make an account, left out it signs in to what is there. `invitation`: the code of
   * the invitation that it leads back to.
   */
  requestSignInLink: write('/accounts/request-sign-in-link')
    .errors(errors('ADULTS_ONLY', 'NO_MAIL'))
    .input(
      z.object({
        email,
        adult: z.boolean().optional(),
        invitation: text(INVITATION_CODE_MAX_CHARS).optional(),
      }),
    )
    .output(z.object({})),
  /**
   * Whether a link still works, for which address, most of it masked, and whether the box of RUL-30 was ticked with it;
   * spends nothing (RUL-108).
   */
  checkSignInLink: readByBody('/accounts/check-sign-in-link')
    .errors(errors('RATE_LIMITED'))
    .input(z.object({ token: mailedToken }))
    .output(z.object({ valid: z.boolean(), email: z.string().nullable(), adult: z.boolean() })),
  /** Signs in by the link, once; for an account with a second factor it is a ticket for that, as after a password. */
  signInWithLink: write('/accounts/sign-in-with-link')
    .errors(errors('LINK_INVALID', 'RATE_LIMITED'))
    .input(z.object({ token: mailedToken }))
    .output(linkAnswer),
};
