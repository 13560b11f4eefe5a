import { createHmac, randomBytes } from 'node:crypto';
import { SESSION_DAYS } from '@liora/domain/limits';
import type { RequestContext } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { admitAccount } from '../closing/closing.service.ts';
import { knownDeviceCookie, readKnownDevice } from './knownDevice.parser.ts';
import { insertSession } from './session.queries.ts';
import { SESSION_COOKIE } from './sessionCookie.parser.ts';

const TOKEN_BYTES = 32;
const SESSION_SECONDS = SESSION_DAYS * 86_400;
const USER_AGENT_MAX_CHARS = 400;

/**
 * Signs somebody in who has proved who they are, and marks the device as known to them; a closed account opens with
 * that, and the answer says so. The one place that does: the
 * library's own sign-in makes a session before a second step could be asked for. It extends and ends what is made here.
 * @param options.proved for some minutes this session may change how one signs in
 */
export async function openSession(
  context: RequestContext,
  userId: string,
  { proved = false }: { proved?: boolean } = {},
): Promise<{ reopened: boolean }> {
  const { deps, requestHeaders, resHeaders } = context;
  const account = await admitAccount(deps, userId);
  if (account === 'erased') throw new ProductError('WRONG_CREDENTIALS');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertSession(deps.db, {
    userId,
    token,
    now: deps.now(),
    provedAt: proved ? deps.now() : null,
    expiresAt: new Date(deps.now().getTime() + SESSION_SECONDS * 1000),
    userAgent: requestHeaders.get('user-agent')?.slice(0, USER_AGENT_MAX_CHARS) ?? null,
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
