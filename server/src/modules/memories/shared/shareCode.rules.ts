import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';

const CODE_BYTES = 24;

/**
 * The code of a shared memory, made of the id of its link under the session secret: whoever made it can be shown it again,
 * and no table holds one that works (RUL-108).
 */
export function shareCode(config: Pick<Config, 'sessionSecret'>, id: string): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`shared memory\n${id}`)
    .digest()
    .subarray(0, CODE_BYTES)
    .toString('base64url');
}

/** What is stored of a code. */
export const hashOfShareCode = (code: string): string => createHash('sha256').update(code).digest('hex');
