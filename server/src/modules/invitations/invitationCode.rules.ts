import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/** 24 bytes in base64url. */
const CODE_CHARS = 32;

/**
 * The code of an invitation, made of its id under the session secret: its sender can be shown the link again, and no table
 * holds one that works (RUL-108).
 */
export function invitationCode(config: Pick<Config, 'sessionSecret'>, id: string): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`invitation\n${id}`)
    .digest('base64url')
    .slice(0, CODE_CHARS);
}

/** What is stored of a code. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');
