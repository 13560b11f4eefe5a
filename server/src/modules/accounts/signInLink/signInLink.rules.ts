import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';

/**
 * The link of a letter and its token, made of the letter's id under the session secret: the letter says the same whenever it
 * is sent, and neither queue nor table holds one that works (RUL-108). The token stands behind '#', so that no request, log
 * or Referer ever has it.
 */
export function signInLinkOf(
  config: Pick<Config, 'sessionSecret' | 'publicUrl'>,
  id: string,
): { link: string; token: string } {
  const token = createHmac('sha256', config.sessionSecret).update(`sign-in\n${id}`).digest('base64url');
  return { link: `${config.publicUrl}/auth/link#token=${token}`, token };
}

/** What is stored of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
