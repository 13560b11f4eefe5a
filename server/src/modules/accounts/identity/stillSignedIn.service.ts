import type { Db } from '../../../db/client.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { isOpenSession } from './identity.queries.ts';

/** Who does something: by a request, or within the server, as the demo is made, where there is no session. */
export type Doer = SignedInCaller & Partial<Pick<RequestContext, 'requestHeaders'>>;

/**
 * Under the lock of the caller's account: the session of their request has not been ended since it was read. Whoever was shut out
 * meanwhile changes nothing any more with what they had sent before. @throws UNAUTHENTICATED
 */
export async function requireStillSignedIn(trx: Db, { deps, viewer, requestHeaders }: Doer): Promise<void> {
  if (!requestHeaders) return;
  const token = readSessionToken(requestHeaders, deps.config.sessionSecret);
  if (!token || !(await isOpenSession(trx, token, viewer.userId))) throw new ProductError('UNAUTHENTICATED');
}
