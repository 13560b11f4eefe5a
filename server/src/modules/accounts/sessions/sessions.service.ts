import type { Db } from '../../../db/client.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { deleteOtherSessions } from '../session/session.queries.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { deleteSessionById } from './sessions.queries.ts';

type Context = RequestContext & SignedInCaller;

/** Ends one session of the caller; whoever has it open is told live. Answers alike for one that is gone or not theirs. */
export async function signOutSession(
  { deps, viewer }: Context,
  input: { id: string },
): Promise<Record<string, never>> {
  await deleteSessionById(deps.db, viewer.userId, input.id);
  return {};
}

/** Ends all sessions of somebody. Whoever asks has made sure that they may. */
export const endSessionsOf = (trx: Db, userId: string): Promise<void> =>
  deleteOtherSessions(trx, userId, null);

/** Ends every session of the caller but the one that asks. */
export async function signOutElsewhere({
  deps,
  viewer,
  requestHeaders,
}: Context): Promise<Record<string, never>> {
  const ownToken = readSessionToken(requestHeaders, deps.config.sessionSecret);
  await deleteOtherSessions(deps.db, viewer.userId, ownToken);
  return {};
}
