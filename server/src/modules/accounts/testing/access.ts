import { randomUUID } from 'node:crypto';
import {
  type AccessRow,
  type AreaAccess,
  all,
  type Client,
  everybody,
  NOTHING,
  type Outcome,
  row,
  signedIn,
} from '../../../../test/matrix.ts';

const TOKEN = 'no-such-token-0123456789';

/** The same for everybody with an account. */
const who = (outcome: Outcome): AccessRow['expected'] => ({ ...all(outcome), visitor: 'UNAUTHENTICATED' });

const credential = { id: 'bm9ib2R5', rawId: 'bm9ib2R5', type: 'public-key' as const };
const NO_PASSKEY = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const NEW_PASSKEY = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };

/** What changes how one signs in: for nobody who has not just given password or passkey again. */
const CHANGES = {
  changePassword: (c) => () => c.accounts.changePassword({ password: 'a lamp in the hall' }),
  changeEmail: (c) => () => c.accounts.changeEmail({ email: 'new@example.com' }),
  startCodeApp: (c) => () => c.accounts.startCodeApp(),
  confirmCodeApp: (c) => () => c.accounts.confirmCodeApp({ code: '123456' }),
  removeCodeApp: (c) => () => c.accounts.removeCodeApp(),
  renewRecoveryCodes: (c) => () => c.accounts.renewRecoveryCodes(),
  startPasskey: (c) => () => c.accounts.startPasskey(),
  addPasskey: (c) => () => c.accounts.addPasskey({ response: NEW_PASSKEY, name: 'Laptop' }),
  removePasskey:
    (c, { stranger }) =>
    () =>
      c.accounts.removePasskey({ id: stranger }),
  startCompanyConnection: (c) => () => c.accounts.startCompanyConnection({}),
  removeCompany: (c) => () => c.accounts.removeCompany(),
  deleteAccount: (c) => () => c.accounts.deleteAccount(),
} satisfies Partial<Record<keyof Client['accounts'], AccessRow['call']>>;

export const accountsAccess: AreaAccess = {
  procedures: [
    row('accounts.me', everybody, (c) => () => c.accounts.me()),
    row(
      'accounts.usernameAvailable',
      everybody,
      (c) => () => c.accounts.usernameAvailable({ username: 'somebody_new' }),
    ),
    row(
      'accounts.signUp',
      all('ADULTS_ONLY'),
      (c) => () =>
        c.accounts.signUp({
          email: 'young@example.com',
          username: 'young',
          password: 'a lamp in the hall',
          adult: false,
        }),
      'without the 18+ box',
    ),
    row(
      'accounts.signIn',
      all('USERNAME_NOT_FOUND'),
      (c) => () => c.accounts.signIn({ identifier: 'nobody_here', password: 'a lamp in the hall' }),
      'unknown',
    ),
    row('accounts.signOut', everybody, (c) => () => c.accounts.signOut()),
    row('accounts.signOutEverywhere', signedIn, (c) => () => c.accounts.signOutEverywhere()),
    row(
      'accounts.requestPasswordReset',
      everybody,
      (c) => () => c.accounts.requestPasswordReset({ identifier: `nobody_${randomUUID()}` }),
    ),
    row('accounts.checkResetLink', everybody, (c) => () => c.accounts.checkResetLink({ token: TOKEN })),
    row(
      'accounts.resetPassword',
      all('LINK_INVALID'),
      (c) => () => c.accounts.resetPassword({ token: TOKEN, password: 'a lamp in the hall' }),
      'a made-up link',
    ),
    row(
      'accounts.verifyEmail',
      all('LINK_INVALID'),
      (c) => () => c.accounts.verifyEmail({ token: TOKEN }),
      'a made-up link',
    ),
    row(
      'accounts.resendVerification',
      everybody,
      (c) => () => c.accounts.resendVerification({ identifier: `nobody_${randomUUID()}` }),
    ),
    row(
      'accounts.requestSignInLink',
      everybody,
      (c) => () => c.accounts.requestSignInLink({ email: `${randomUUID()}@example.com`, adult: true }),
    ),
    row(
      'accounts.requestSignInLink',
      all('ADULTS_ONLY'),
      (c) => () => c.accounts.requestSignInLink({ email: 'young@example.com', adult: false }),
      'without the 18+ box',
    ),
    row('accounts.checkSignInLink', everybody, (c) => () => c.accounts.checkSignInLink({ token: TOKEN })),
    row(
      'accounts.signInWithLink',
      all('LINK_INVALID'),
      (c) => () => c.accounts.signInWithLink({ token: TOKEN }),
      'a made-up link',
    ),
    row('accounts.passkeyChallenge', everybody, (c) => () => c.accounts.passkeyChallenge()),
    row(
      'accounts.signInWithCode',
      all('SECOND_STEP_EXPIRED'),
      (c) => () => c.accounts.signInWithCode({ ticket: TOKEN, code: '123456' }),
      'a made-up ticket',
    ),
    row(
      'accounts.signInWithPasskey',
      all('PASSKEY_REFUSED'),
      (c) => () => c.accounts.signInWithPasskey({ response: NO_PASSKEY }),
      'of nobody',
    ),
    row(
      'accounts.confirmEmailChange',
      all('LINK_INVALID'),
      (c) => () => c.accounts.confirmEmailChange({ token: TOKEN }),
      'a made-up link',
    ),
    row(
      'accounts.takeBackEmailChange',
      all('LINK_INVALID'),
      (c) => () => c.accounts.takeBackEmailChange({ token: TOKEN }),
      'a made-up link',
    ),
    row('accounts.security', signedIn, (c) => () => c.accounts.security()),
    row(
      'accounts.proveIdentity',
      who('WRONG_CREDENTIALS'),
      (c) => () => c.accounts.proveIdentity({ password: 'not the one' }),
      'a wrong password',
    ),
    row(
      'accounts.proveIdentity',
      who('CODE_WRONG'),
      (c) => () => c.accounts.proveIdentity({ recovery_code: 'aaaaa-aaaaa' }),
      'a wrong recovery code',
    ),
    row(
      'accounts.proveIdentityWithPasskey',
      who('PASSKEY_REFUSED'),
      (c) => () => c.accounts.proveIdentityWithPasskey({ response: NO_PASSKEY }),
      'of nobody',
    ),
    ...Object.entries(CHANGES).map(([name, call]) =>
      row(`accounts.${name as keyof typeof CHANGES}`, who('IDENTITY_UNPROVED'), call, 'identity unproved'),
    ),
    row(
      'accounts.renamePasskey',
      who('NOT_FOUND'),
      (c, { stranger }) =>
        () =>
          c.accounts.renamePasskey({ id: stranger, name: 'Mine' }),
      'of nobody',
    ),
    row(
      'accounts.signOutSession',
      signedIn,
      (c, { stranger }) =>
        () =>
          c.accounts.signOutSession({ id: stranger }),
      'that is none',
    ),
    row(
      'accounts.startCompanySignIn',
      all('COMPANY_OFF'),
      (c) => () => c.accounts.startCompanySignIn({}),
      'where none is configured',
    ),
    row(
      'accounts.startCompanyProof',
      who('COMPANY_OFF'),
      (c) => () => c.accounts.startCompanyProof({}),
      'where none is configured',
    ),
    row(
      'accounts.finishCompanySignIn',
      all('COMPANY_OFF'),
      (c) => () => c.accounts.finishCompanySignIn({ code: 'made up', state: 'made up' }),
      'where none is configured',
    ),
    row(
      'accounts.signUpWithCompany',
      all('COMPANY_OFF'),
      (c) => () => c.accounts.signUpWithCompany({ username: 'somebody_new', adult: true }),
      'where none is configured',
    ),
    row('accounts.signOutElsewhere', signedIn, (c) => () => c.accounts.signOutElsewhere()),
  ],
  ways: { 'accounts.me': NOTHING, 'accounts.security': NOTHING },
};
