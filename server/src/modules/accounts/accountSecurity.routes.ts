import { evenSuspended, signedIn, signedInEvenSuspended } from '../../rpc/builders.ts';
import { deleteAccount } from './closing/closing.service.ts';
import { changeEmail, confirmEmailChange, takeBackEmailChange } from './emailChange/emailChange.service.ts';
import { proveIdentity, proveIdentityWithPasskey } from './identity/proveIdentity.service.ts';
import { passkeyChallenge, signInWithPasskey } from './passkeys/passkeyAnswer.service.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys/passkeys.service.ts';
import { changePassword } from './passwords/changePassword.service.ts';
import {
  confirmCodeApp,
  removeCodeApp,
  renewRecoveryCodes,
  startCodeApp,
} from './secondFactor/codeApp.service.ts';
import { signInWithCode } from './secondFactor/secondStep.service.ts';
import { readSecurity } from './security/security.service.ts';
import { signOutElsewhere, signOutSession } from './sessions/sessions.service.ts';

const { accounts } = evenSuspended;
const { accounts: own } = signedIn;
const { accounts: suspended } = signedInEvenSuspended;

/** How people sign in, and what they can do about it. */
export const accountSecurityRoutes = {
  signInWithCode: accounts.signInWithCode.handler(({ context, input }) => signInWithCode(context, input)),
  passkeyChallenge: accounts.passkeyChallenge.handler(({ context }) => passkeyChallenge(context)),
  signInWithPasskey: accounts.signInWithPasskey.handler(({ context, input }) =>
    signInWithPasskey(context, input),
  ),
  confirmEmailChange: accounts.confirmEmailChange.handler(({ context, input }) =>
    confirmEmailChange(context, input),
  ),
  takeBackEmailChange: accounts.takeBackEmailChange.handler(({ context, input }) =>
    takeBackEmailChange(context, input),
  ),
  security: suspended.security.handler(({ context }) => readSecurity(context)),
  proveIdentity: suspended.proveIdentity.handler(({ context, input }) => proveIdentity(context, input)),
  proveIdentityWithPasskey: suspended.proveIdentityWithPasskey.handler(({ context, input }) =>
    proveIdentityWithPasskey(context, input),
  ),
  changePassword: own.changePassword.handler(({ context, input }) => changePassword(context, input)),
  changeEmail: own.changeEmail.handler(({ context, input }) => changeEmail(context, input)),
  signOutSession: own.signOutSession.handler(({ context, input }) => signOutSession(context, input)),
  signOutElsewhere: own.signOutElsewhere.handler(({ context }) => signOutElsewhere(context)),
  startCodeApp: own.startCodeApp.handler(({ context }) => startCodeApp(context)),
  confirmCodeApp: own.confirmCodeApp.handler(({ context, input }) => confirmCodeApp(context, input)),
  removeCodeApp: own.removeCodeApp.handler(({ context }) => removeCodeApp(context)),
  renewRecoveryCodes: own.renewRecoveryCodes.handler(({ context }) => renewRecoveryCodes(context)),
  startPasskey: own.startPasskey.handler(({ context }) => startPasskey(context)),
  addPasskey: own.addPasskey.handler(({ context, input }) => addPasskey(context, input)),
  renamePasskey: own.renamePasskey.handler(({ context, input }) => renamePasskey(context, input)),
  removePasskey: own.removePasskey.handler(({ context, input }) => removePasskey(context, input)),
  deleteAccount: suspended.deleteAccount.handler(({ context }) => deleteAccount(context)),
};
