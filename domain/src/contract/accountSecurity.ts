import * as z from 'zod';
import {
  EMAIL_MAX_CHARS,
  PASSKEY_NAME_MAX_CHARS,
  PASSKEY_TRANSPORTS_MAX,
  PASSWORD_MAX_CHARS,
} from '../limits.ts';
import { line, text } from './common.ts';
import { errors } from './errors.ts';
import { read, readByBody, write } from './procedure.ts';

export const password = text(PASSWORD_MAX_CHARS);
export const email = z.email().max(EMAIL_MAX_CHARS);
/** Of any length: a link that was cut short is one that does not work, not bad input. */
export const mailedToken = text(200).min(1);
const ticket = text(200).min(1);
/** Of the app, or a recovery code, as typed. */
const code = text(40).min(1);
const passkeyName = line(PASSKEY_NAME_MAX_CHARS).min(1);
const nothing = z.object({});
/** The account was deleted, and this sign-in has brought it back (RUL-92). */
export const reopened = z.boolean();
/** What every way to sign in tells besides the session. */
const signedIn = z.object({ user_id: z.string(), reopened });
export type SignedIn = Pick<z.infer<typeof signedIn>, 'reopened'>;

/** The password was right; one of these steps makes it a session. */
export const secondStep = z.object({
  /** Good for a few minutes, for one session. */
  ticket: z.string(),
  /** Whether the account has a passkey, too, which signs in by itself. */
  passkey: z.boolean(),
});
export type SecondStep = z.infer<typeof secondStep>;

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*={0,2}$/);
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };
const extensions = z.object({}).optional();

/** What a browser makes of a new passkey (WebAuthn, RegistrationResponseJSON). */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(32_000),
    transports: z.array(text(30)).max(PASSKEY_TRANSPORTS_MAX).optional(),
  }),
  clientExtensionResults: extensions,
});
export type NewCredential = z.infer<typeof newCredential>;

/** What a browser answers with a passkey (WebAuthn, AuthenticationResponseJSON). */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
  clientExtensionResults: extensions,
});
export type Assertion = z.infer<typeof assertion>;

const challenge = { challenge: z.string(), timeout: z.number().int() };
const question = z.object({ ...challenge, rpId: z.string(), userVerification: z.literal('required') });
const registration = z.object({
  ...challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by the maker of the device as well: it outlives it. */
  backed_up: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const session = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  kind: z.enum(['phone', 'tablet', 'computer']),
  /** Names of products, the same in every language; null where the device did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signed_in_at: z.string(),
  /** To the day: a session is extended once a day while it is used. */
  last_used_at: z.string(),
});
export type OpenSession = z.infer<typeof session>;

const security = z.object({
  email: z.string(),
  /** A new address that waits to be confirmed. */
  pending_email: z.string().nullable(),
  /** Whether the account has a password; who came by a company has none. */
  password: z.boolean(),
  /** The company that people of this server may sign in with. */
  company: z.object({ name: z.string(), connected: z.boolean() }).nullable(),
  code_app: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** Whether passkeys work where this server stands. */
  passkeys_offered: z.boolean(),
  passkeys: z.array(passkey),
  /** The one that asks first, then the newest. */
  sessions: z.array(session),
});
export type Security = z.infer<typeof security>;

/** How people sign in, and what they can do about it. Whatever changes it needs an identity proved minutes ago. */
export const accountSecurity = {
  /** The second step after a password, with a code of the app or a recovery code, each good once. */
  signInWithCode: write('/accounts/sign-in-with-code')
    .errors(errors('SECOND_STEP_EXPIRED', 'CODE_WRONG', 'RATE_LIMITED'))
    .input(z.object({ ticket, code }))
    .output(signedIn),
  /** What a passkey is asked, before anybody is known or to prove who is signed in. */
  passkeyChallenge: readByBody('/accounts/passkey-challenge').errors(errors('PASSKEYS_OFF')).output(question),
  /** Signs in by a passkey alone, which is two factors in one: something one has, and a finger, face or PIN. */
  signInWithPasskey: write('/accounts/sign-in-with-passkey')
    .errors(errors('PASSKEYS_OFF', 'PASSKEY_REFUSED', 'RATE_LIMITED'))
    .input(z.object({ response: assertion }))
    .output(signedIn),

  /** How the caller signs in, and where they are signed in. */
  security: read('/accounts/security', { personal: true }).errors(errors('UNAUTHENTICATED')).output(security),
  /** Proves again who uses this session, for some minutes. */
  proveIdentity: write('/accounts/prove-identity')
    .errors(errors('UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'CODE_WRONG', 'RATE_LIMITED'))
    .input(z.union([z.object({ password }), z.object({ recovery_code: code })]))
    .output(nothing),
  proveIdentityWithPasskey: write('/accounts/prove-identity-with-passkey')
    .errors(errors('UNAUTHENTICATED', 'PASSKEYS_OFF', 'PASSKEY_REFUSED', 'RATE_LIMITED'))
    .input(z.object({ response: assertion }))
    .output(nothing),

  /** Sets a new password and ends all other sessions. */
  changePassword: write('/accounts/change-password')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'PASSWORD_TOO_SHORT', 'PASSWORD_WEAK'))
    .input(z.object({ password }))
    .output(nothing),
  /** Mails a link to the new address and a notice to the old one; nothing changes before it is confirmed. */
  changeEmail: write('/accounts/change-email')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'EMAIL_UNCHANGED', 'NO_MAIL', 'RATE_LIMITED'))
    .input(z.object({ email }))
    .output(nothing),
  /** By the link that went to the new address, once. */
  confirmEmailChange: write('/accounts/confirm-email-change')
    .errors(errors('LINK_INVALID', 'RATE_LIMITED'))
    .input(z.object({ token: mailedToken }))
    .output(nothing),
  /** By the link that went to the old address: the old one again, nobody signed in, and a link to choose a new password. */
  takeBackEmailChange: write('/accounts/take-back-email-change')
    .errors(errors('LINK_INVALID', 'RATE_LIMITED'))
    .input(z.object({ token: mailedToken }))
    .output(z.object({ reset_token: z.string() })),

  /** Ends one of the caller's sessions. */
  signOutSession: write('/accounts/sign-out-session')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ id: z.uuid() }))
    .output(nothing),
  /** Ends every session of the caller but this one, the address of their calendar feed and a code for a partner. */
  signOutElsewhere: write('/accounts/sign-out-elsewhere').errors(errors('UNAUTHENTICATED')).output(nothing),

  /** Begins to set up an app for codes; asked for by nobody until one of its codes confirms it. */
  startCodeApp: write('/accounts/start-code-app')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'CODE_APP_ON'))
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmCodeApp: write('/accounts/confirm-code-app')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'CODE_APP_ON', 'CODE_WRONG', 'RATE_LIMITED'))
    .input(z.object({ code }))
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  removeCodeApp: write('/accounts/remove-code-app')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED'))
    .output(nothing),
  /** Ten new ones, shown this once; those from before no longer work. */
  renewRecoveryCodes: write('/accounts/renew-recovery-codes')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'CODE_APP_OFF'))
    .output(z.object({ recovery_codes: z.array(z.string()) })),

  startPasskey: write('/accounts/start-passkey')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'PASSKEYS_OFF', 'TOO_MANY_PASSKEYS'))
    .output(registration),
  addPasskey: write('/accounts/add-passkey')
    .errors(
      errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED', 'PASSKEYS_OFF', 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'),
    )
    .input(z.object({ response: newCredential, name: passkeyName }))
    .output(z.object({ id: z.string() })),
  renamePasskey: write('/accounts/rename-passkey')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND'))
    .input(z.object({ id: z.uuid(), name: passkeyName }))
    .output(nothing),
  removePasskey: write('/accounts/remove-passkey')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED'))
    .input(z.object({ id: z.uuid() }))
    .output(nothing),

  /** Deletes the caller's account (RUL-92): at once nobody sees anything of it, and signing in before this instant undoes it. */
  deleteAccount: write('/accounts/delete-account')
    .errors(errors('UNAUTHENTICATED', 'IDENTITY_UNPROVED'))
    .output(z.object({ reopens_until: z.string() })),
};
