import { evenSuspended, signedInEvenSuspended } from '../../rpc/builders.ts';
import { signIn, signOut, signOutEverywhere, signUp, usernameAvailable } from './accounts.service.ts';
import {
  checkResetLink,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './mailedLinks/mailedLinks.service.ts';
import { readMe } from './session/session.service.ts';
import { requestSignInLink } from './signInLink/requestSignInLink.service.ts';
import { checkSignInLink, signInWithLink } from './signInLink/signInWithLink.service.ts';

const { accounts } = evenSuspended;

export const accountsRoutes = {
  usernameAvailable: accounts.usernameAvailable.handler(({ context, input }) =>
    usernameAvailable(context, input),
  ),
  signUp: accounts.signUp.handler(({ context, input }) => signUp(context, input)),
  signIn: accounts.signIn.handler(({ context, input }) => signIn(context, input)),
  signOut: accounts.signOut.handler(({ context }) => signOut(context)),
  signOutEverywhere: signedInEvenSuspended.accounts.signOutEverywhere.handler(({ context }) =>
    signOutEverywhere(context),
  ),
  me: accounts.me.handler(async ({ context }) => ({ me: await readMe(context) })),
  requestPasswordReset: accounts.requestPasswordReset.handler(({ context, input }) =>
    requestPasswordReset(context, input),
  ),
  checkResetLink: accounts.checkResetLink.handler(({ context, input }) => checkResetLink(context, input)),
  resetPassword: accounts.resetPassword.handler(({ context, input }) => resetPassword(context, input)),
  verifyEmail: accounts.verifyEmail.handler(({ context, input }) => verifyEmail(context, input)),
  requestSignInLink: accounts.requestSignInLink.handler(({ context, input }) =>
    requestSignInLink(context, input),
  ),
  checkSignInLink: accounts.checkSignInLink.handler(({ context, input }) => checkSignInLink(context, input)),
  signInWithLink: accounts.signInWithLink.handler(({ context, input }) => signInWithLink(context, input)),
  resendVerification: accounts.resendVerification.handler(({ context, input }) =>
    resendVerification(context, input),
  ),
};
