import { randomUUID } from 'node:crypto';
import { type AreaAccess, all, everybody, NOTHING, row, signedIn } from '../../../../test/matrix.ts';

const TOKEN = 'no-such-token-0123456789';

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
  ],
  ways: { 'accounts.me': NOTHING },
};
