import { createHmac, randomBytes } from 'node:crypto';
import { DAY_SECONDS } from '@liora/domain/durations';
import { SESSION_DAYS } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import { languageOf } from '../../../http/reader.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { noteLanguage } from '../accounts.queries.ts';
import { admitAccount } from '../closing/closing.service.ts';
import { knownDeviceCookie, readKnownDevice } from './knownDevice.parser.ts';
import { insertSession } from './session.queries.ts';
import { SESSION_COOKIE } from './sessionCookie.parser.ts';

const TOKEN_BYTES = 32;
const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS;
const USER_AGENT_MAX_CHARS = 400;

/**
 * Signs somebody in who has proved who they are, and marks the device as known to them; a closed account opens with
 * that, and the answer says so. The one place that does: the
 * library's own sign-in makes a session before a second step could be asked for. It extends and ends what is made here.
 * @param options.proved for some minutes this session may change how one signs in
 * @param options.spend uses up what works once, in the transaction that stores the session: a node that is killed in between
 * has taken neither
 */
export async function openSession(
  context: RequestContext,
  userId: string,
  { proved = false, spend }: { proved?: boolean; spend?: (trx: Db) => Promise<void> } = {},
): Promise<{ reopened: boolean }> {
  const { deps, requestHeaders, resHeaders } = context;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = deps.now();
  const session = {
    userId,
    token,
    now,
    provedAt: proved ? now : null,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    userAgent: requestHeaders.get('user-agent')?.slice(0, USER_AGENT_MAX_CHARS) ?? null,
  };
  const account = await deps.db.transaction().execute(async (trx) => {
    const standing = await admitAccount(trx, userId, now);
    if (standing === 'erased') throw new ProductError('WRONG_CREDENTIALS');
    await spend?.(trx);
    await insertSession(trx, session);
    await noteLanguage(trx, userId, languageOf(context.request));
    return standing;
  });
  const signature = createHmac('sha256', deps.config.sessionSecret).update(token).digest('base64');
  const secure = deps.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const attributes = `Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  const value = encodeURIComponent(`${token}.${signature}`);
  resHeaders?.append('set-cookie', `${SESSION_COOKIE}=${value}; ${attributes}`);
  if (!readKnownDevice(deps.config, requestHeaders, userId))
    resHeaders?.append('set-cookie', knownDeviceCookie(deps.config, userId));
  return { reopened: account === 'reopened' };
}
