import { evenSuspended, signedIn, signedInEvenSuspended } from '../../../rpc/builders.ts';
import { removeCompany, signUpWithCompany } from './companyAccounts.service.ts';
import {
  finishCompanySignIn,
  startCompanyConnection,
  startCompanyProof,
  startCompanySignIn,
} from './companySignIn.service.ts';

const { accounts } = evenSuspended;
const { accounts: own } = signedIn;

/** Signing in with a company's OpenID provider (RUL-122). */
export const companyRoutes = {
  startCompanySignIn: accounts.startCompanySignIn.handler(({ context, input }) =>
    startCompanySignIn(context, input),
  ),
  startCompanyConnection: own.startCompanyConnection.handler(({ context, input }) =>
    startCompanyConnection(context, input),
  ),
  startCompanyProof: signedInEvenSuspended.accounts.startCompanyProof.handler(({ context, input }) =>
    startCompanyProof(context, input),
  ),
  finishCompanySignIn: accounts.finishCompanySignIn.handler(({ context, input }) =>
    finishCompanySignIn(context, input),
  ),
  signUpWithCompany: accounts.signUpWithCompany.handler(({ context, input }) =>
    signUpWithCompany(context, input),
  ),
  removeCompany: own.removeCompany.handler(({ context }) => removeCompany(context)),
};
