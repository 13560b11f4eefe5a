import { MINUTE_MS } from '@liora/domain/durations';
import { ADMIN_PROOF_MINUTES, IDENTITY_PROOF_MINUTES } from '@liora/domain/limits';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { markProved, wasProvedSince, wasSignedInOrProvedSince } from './identity.queries.ts';

type Context = SignedInCaller & Pick<RequestContext, 'requestHeaders'>;

/**
 * What changes how one signs in is for whoever gave password or passkey a few minutes ago in this very session: a device
 * left open, or a stolen session, does not get to keep the account.
 * @throws IDENTITY_UNPROVED
 */
export async function requireProvedIdentity({ deps, viewer, requestHeaders }: Context): Promise<void> {
  const token = readSessionToken(requestHeaders, deps.config.sessionSecret);
  const since = new Date(deps.now().getTime() - IDENTITY_PROOF_MINUTES * MINUTE_MS);
  if (token && (await wasProvedSince(deps.db, token, viewer.userId, since))) return;
  throw new ProductError('IDENTITY_UNPROVED');
}

/**
 * What admins see and do is for whoever signed in, or proved who they are, in this session a quarter of an hour ago at most:
 * by all that the account asks for at sign-in, or by password, passkey or recovery code since (RUL-95).
 * @throws ADMIN_UNPROVED
 */
export async function requireFreshIdentity({ deps, viewer, requestHeaders }: Context): Promise<void> {
  const token = readSessionToken(requestHeaders, deps.config.sessionSecret);
  const since = new Date(deps.now().getTime() - ADMIN_PROOF_MINUTES * MINUTE_MS);
  if (token && (await wasSignedInOrProvedSince(deps.db, token, viewer.userId, since))) return;
  throw new ProductError('ADMIN_UNPROVED');
}

/** Password, passkey or recovery code were right: for some minutes this session may change how one signs in. */
export async function identityProved({ deps, viewer, requestHeaders }: Context): Promise<void> {
  const token = readSessionToken(requestHeaders, deps.config.sessionSecret);
  if (token) await markProved(deps.db, token, viewer.userId, deps.now());
}
