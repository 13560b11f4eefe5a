import type { Db } from '../../../db/client.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { endFeed } from '../../calendar/feed/feeds.service.ts';
import { dropLinkCode } from '../../couples/link/codes.service.ts';
import { deleteOtherSessions } from '../session/session.queries.ts';
import { readSessionToken } from '../session/sessionCookie.parser.ts';
import { lockAccounts } from '../suspension/suspension.service.ts';
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

/**
 * Ends the sessions of somebody, but for `ownToken`, and with them what reads on or links without one: the address of the calendar
 * feed and a code for a partner, which whoever was signed in has seen. Whoever asks has made sure that they may.
 */
export async function endSessionsOf(trx: Db, userId: string, ownToken: string | null): Promise<void> {
  // First, as who signs in, links or turns the feed on at this moment has it.
  await lockAccounts(trx, [userId]);
  await deleteOtherSessions(trx, userId, ownToken);
  await endFeed(trx, userId);
  await dropLinkCode(trx, userId);
}

/** Ends every session of the caller but the one that asks. */
export async function signOutElsewhere({
  deps,
  viewer,
  requestHeaders,
}: Context): Promise<Record<string, never>> {
  const ownToken = readSessionToken(requestHeaders, deps.config.sessionSecret);
  await deps.db.transaction().execute((trx) => endSessionsOf(trx, viewer.userId, ownToken));
  return {};
}
