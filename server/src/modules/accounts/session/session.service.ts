import type { Me } from '@liora/domain/contract/accounts';
import { DAY_MS } from '@liora/domain/durations';
import { SESSION_DAYS, SESSION_EXTEND_AFTER_DAYS } from '@liora/domain/limits';
import { entitlement } from '@liora/domain/rules/membership';
import { defaultUsername } from '@liora/domain/rules/username';
import type { Deps } from '../../../deps.ts';
import type { RequestContext, Viewer } from '../../../rpc/context.ts';
import { insertDefaultProfile } from '../accounts.queries.ts';
import { meView } from '../accounts.views.ts';
import { authOf } from './auth.runtime.ts';
import { copyCookies } from './responseCookies.rules.ts';
import { type SessionRow, selectSession } from './session.queries.ts';
import { readSessionToken } from './sessionCookie.parser.ts';

const EXTEND_BELOW_MS = (SESSION_DAYS - SESSION_EXTEND_AFTER_DAYS) * DAY_MS;

type SignedInRow = SessionRow & { profile: NonNullable<SessionRow['profile']> };

/** Who is calling, from the session cookie: one query, none for a visitor. Whoever is suspended counts as one. */
export async function readViewer(deps: Deps, requestHeaders: Headers): Promise<Viewer | null> {
  const viewer = await readEvenSuspended(deps, requestHeaders);
  return viewer?.suspended ? null : viewer;
}

/** The same for what tells who is suspended apart, or is theirs nevertheless. */
export async function readEvenSuspended(deps: Deps, requestHeaders: Headers): Promise<Viewer | null> {
  const row = await readSession(deps, requestHeaders);
  if (!row) return null;
  return {
    userId: row.user_id,
    username: row.profile.username,
    entitlement: entitlement(row.profile, deps.now(), row),
    partnerId: row.partner_id,
    linkId: row.link_id,
    suspended: row.suspended,
  };
}

/** The caller as they see themself, or null; extends a session that was last extended more than a day ago (AUTH-18). */
export async function readMe(context: RequestContext): Promise<Me | null> {
  const row = await readSession(context.deps, context.requestHeaders);
  if (!row) return null;
  const extendedTo = await extendSession(context, row.expires_at);
  return meView({ ...row, expires_at: extendedTo ?? row.expires_at }, context.deps.now());
}

async function readSession(deps: Deps, requestHeaders: Headers): Promise<SignedInRow | null> {
  const token = readSessionToken(requestHeaders, deps.config.sessionSecret);
  if (!token) return null;
  const row = await selectSession(deps, token, deps.now());
  if (!row) return null;
  const { profile } = row;
  return profile ? { ...row, profile } : withDefaultProfile(deps, token, row);
}

/** An account without a profile gets one under its default name, once (USER-09, RUL-28). */
async function withDefaultProfile(deps: Deps, token: string, row: SessionRow): Promise<SignedInRow | null> {
  await insertDefaultProfile(deps.db, row.user_id, defaultUsername(row.email, row.user_id));
  const again = await selectSession(deps, token, deps.now());
  return again?.profile ? { ...again, profile: again.profile } : null;
}

async function extendSession(context: RequestContext, expiresAt: Date): Promise<Date | null> {
  const { deps, requestHeaders, resHeaders } = context;
  if (!resHeaders || expiresAt.getTime() - deps.now().getTime() > EXTEND_BELOW_MS) return null;
  try {
    const { headers, response } = await authOf(deps).api.getSession({
      headers: requestHeaders,
      returnHeaders: true,
    });
    copyCookies(headers, resHeaders);
    return response?.session.expiresAt ?? null;
  } catch (error) {
    // The library hides why. The session runs on for weeks, and its next use tries again.
    deps.log.warn({ err: error }, 'a session was not extended');
    return null;
  }
}
