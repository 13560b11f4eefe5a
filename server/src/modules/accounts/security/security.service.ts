import type { Security } from '@liora/domain/contract/accountSecurity';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { findAccountById } from '../accounts.queries.ts';
import { listProviders } from '../company/company.queries.ts';
import { pendingEmail } from '../emailChange/emailChange.queries.ts';
import { listPasskeys } from '../passkeys/passkeys.queries.ts';
import { relyingPartyOf } from '../passkeys/relyingParty.policy.ts';
import { countRecoveryCodes, hasCodeApp } from '../secondFactor/secondFactor.queries.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { listSessions } from '../sessions/sessions.queries.ts';
import { passkeyView, sessionView } from './security.views.ts';

/** How somebody signs in and where they are signed in: everything of the screen at once. */
export async function readSecurity({
  deps,
  viewer,
  requestHeaders,
}: RequestContext & SignedInCaller): Promise<Security> {
  const { db, config } = deps;
  const { userId } = viewer;
  const account = await findAccountById(db, userId);
  if (!account) throw new ProductError('UNAUTHENTICATED');
  const ownToken = readSessionToken(requestHeaders, config.sessionSecret);
  const providers = await listProviders(db, userId);
  return {
    email: account.email,
    pending_email: await pendingEmail(db, userId, deps.now()),
    password: providers.includes('credential'),
    company: config.company && {
      name: config.company.name,
      connected: providers.some((provider) => provider !== 'credential'),
    },
    code_app: await hasCodeApp(db, userId),
    recovery_codes_left: await countRecoveryCodes(db, userId),
    passkeys_offered: relyingPartyOf(config) !== null,
    passkeys: (await listPasskeys(db, userId)).map(passkeyView),
    sessions: (await listSessions(db, userId, ownToken, deps.now())).map(sessionView),
  };
}
