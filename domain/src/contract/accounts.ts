import * as z from 'zod';
import { EMAIL_MAX_CHARS } from '../limits.ts';
import { accountSecurity, email, mailedToken, password, reopened, secondStep } from './accountSecurity.ts';
import { person, text } from './common.ts';
import { companySignIn } from './companySignIn.ts';
import { errors } from './errors.ts';
import { read, readByBody, write } from './procedure.ts';
import { signInLink } from './signInLink.ts';

/** The signed-in user as they see themself. */
export const me = person.extend({
  email: z.string(),
  membership_tier: z.enum(['free', 'prive', 'premium']),
  /** May see and make Privé things. */
  member: z.boolean(),
  /** Instant at which the session ends unless it is used. */
  session_expires_at: z.string(),
  /** By moderators: safety.ownSuspension says why. */
  suspended: z.boolean(),
  /** True while the username is the generated one (RUL-28). */
  must_choose_username: z.boolean(),
});
export type Me = z.infer<typeof me>;

const username = text(100);

export const accountsContract = {
  /** Whether a username is free, ignoring case (USER-04). A malformed one is USERNAME_INVALID. */
  usernameAvailable: readByBody('/accounts/username-available')
    .errors(errors('USERNAME_INVALID', 'RATE_LIMITED'))
    .input(z.object({ username }))
    .output(z.object({ available: z.boolean() })),
  /** Creates an account. With a mail server the address must be verified before the first sign-in; without, it signs in at once (RUL-29). */
  signUp: write('/accounts/sign-up')
    .errors(
      errors(
        'USERNAME_INVALID',
        'USERNAME_TAKEN',
        'EMAIL_TAKEN',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_WEAK',
        'ADULTS_ONLY',
        'RATE_LIMITED',
      ),
    )
    .input(z.object({ email, username, password, adult: z.boolean() }))
    .output(z.object({ signedIn: z.boolean() })),
  /**
   * Starts a session by username or e-mail; the cookie is HttpOnly (RUL-24, RUL-25, RUL-31). For an account with a second
   * factor there is none yet, but a ticket for the second step.
   */
  signIn: write('/accounts/sign-in')
    .errors(errors('USERNAME_NOT_FOUND', 'WRONG_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'RATE_LIMITED'))
    .input(z.object({ identifier: text(EMAIL_MAX_CHARS).trim().min(1), password }))
    .output(
      z.object({
        user_id: z.string().optional(),
        reopened: reopened.optional(),
        second_step: secondStep.optional(),
      }),
    ),
  /** Ends this session; also answers when there is none. */
  signOut: write('/accounts/sign-out').output(z.object({})),
  /** Ends every session of the caller, on all devices, the address of their calendar feed and a code for a partner. */
  signOutEverywhere: write('/accounts/sign-out-everywhere')
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({})),
  /** The caller, or null for a visitor. */
  me: read('/accounts/me', { personal: true }).output(z.object({ me: me.nullable() })),
  /** Mails a reset link; answers the same whether or not the account exists, and past the limit of letters (RUL-24). */
  requestPasswordReset: write('/accounts/request-password-reset')
    .errors(errors('NO_MAIL'))
    .input(z.object({ identifier: text(EMAIL_MAX_CHARS).trim().min(1) }))
    .output(z.object({})),
  /** Whether a mailed reset link still works; spends nothing. */
  checkResetLink: readByBody('/accounts/check-reset-link')
    .errors(errors('RATE_LIMITED'))
    .input(z.object({ token: mailedToken }))
    .output(z.object({ valid: z.boolean() })),
  /** Sets a new password once per link and ends all other sessions. */
  resetPassword: write('/accounts/reset-password')
    .errors(errors('LINK_INVALID', 'PASSWORD_TOO_SHORT', 'PASSWORD_WEAK', 'RATE_LIMITED'))
    .input(z.object({ token: mailedToken, password }))
    .output(z.object({})),
  /** Confirms an e-mail address by the mailed link, once. */
  verifyEmail: write('/accounts/verify-email')
    .errors(errors('LINK_INVALID', 'RATE_LIMITED'))
    .input(z.object({ token: mailedToken }))
    .output(z.object({})),
  /** Mails the verification link again; answers the same for every address. */
  resendVerification: write('/accounts/resend-verification')
    .errors(errors('NO_MAIL'))
    .input(z.object({ identifier: text(EMAIL_MAX_CHARS).trim().min(1) }))
    .output(z.object({})),
  ...accountSecurity,
  ...companySignIn,
  ...signInLink,
};
