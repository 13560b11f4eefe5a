import * as z from 'zod';
import { reopened, secondStep } from './accountSecurity.ts';
import { text } from './common.ts';
import { errors } from './errors.ts';
import { write } from './procedure.ts';

/** A path of this site; anything else leads to its root. */
const next = text(500).optional();
/** Where the browser goes to be asked by the company. */
const redirect = z.object({ address: z.string() });
/** What stands in the address that the company sends people back to. It is sent here in a body, and leaves the address. */
const answer = z.object({ code: text(4000).min(1), state: text(200).min(1), iss: text(500).optional() });

const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed in'), next: z.string(), user_id: z.string(), reopened }),
  /** The account asks for a second factor, whoever vouches for the first. */
  z.object({ outcome: z.literal('second step'), next: z.string(), second_step: secondStep }),
  /** Nobody here yet: name and box are asked for, then signUpWithCompany. */
  z.object({ outcome: z.literal('sign up'), next: z.string(), email: z.string() }),
  /** Somebody has an account with this e-mail. It is connected by signing in to it, and never by itself. */
  z.object({ outcome: z.literal('known email'), next: z.string(), email: z.string() }),
  z.object({ outcome: z.literal('connected'), next: z.string() }),
  z.object({ outcome: z.literal('proved'), next: z.string() }),
]);
export type CompanyOutcome = z.infer<typeof outcome>;

/** Signing in with the OpenID provider of a company, where the operator has configured one (RUL-122). */
export const companySignIn = {
  startCompanySignIn: write('/accounts/start-company-sign-in')
    .errors(errors('COMPANY_OFF', 'COMPANY_DOWN', 'RATE_LIMITED'))
    .input(z.object({ next }))
    .output(redirect),
  /** Connects the caller's account with one of the company. */
  startCompanyConnection: write('/accounts/start-company-connection')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'COMPANY_OFF', 'COMPANY_DOWN', 'RATE_LIMITED'))
    .input(z.object({ next }))
    .output(redirect),
  /** Proves again who uses this session: the company is told to ask anew. */
  startCompanyProof: write('/accounts/start-company-proof')
    .errors(errors('UNAUTHENTICATED', 'COMPANY_OFF', 'COMPANY_DOWN', 'RATE_LIMITED'))
    .input(z.object({ next }))
    .output(redirect),
  /** Ends what one of the three has started, once, in the browser that started it. */
  finishCompanySignIn: write('/accounts/finish-company-sign-in')
    .errors(
      errors(
        'COMPANY_OFF',
        'COMPANY_DOWN',
        'COMPANY_REFUSED',
        'COMPANY_EMAIL_UNVERIFIED',
        'COMPANY_TAKEN',
        'COMPANY_PROOF_OLD',
        'WRONG_CREDENTIALS',
        'EMAIL_NOT_VERIFIED',
        'RATE_LIMITED',
      ),
    )
    .input(answer)
    .output(outcome),
  /** Makes the account of somebody whom the company has just vouched for in this browser. */
  signUpWithCompany: write('/accounts/sign-up-with-company')
    .errors(
      errors(
        'COMPANY_OFF',
        'COMPANY_REFUSED',
        'USERNAME_INVALID',
        'USERNAME_TAKEN',
        'EMAIL_TAKEN',
        'ADULTS_ONLY',
        'RATE_LIMITED',
      ),
    )
    .input(z.object({ username: text(100), adult: z.boolean() }))
    .output(z.object({ next: z.string() })),
  /** The company no longer signs in to the caller's account. */
  removeCompany: write('/accounts/remove-company')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'COMPANY_LAST'))
    .output(z.object({})),
};
