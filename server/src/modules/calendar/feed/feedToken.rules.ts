import { createHash, createHmac, randomBytes } from 'node:crypto';
import { CALENDAR_TOKEN_BYTES } from '@liora/domain/limits';
import type { Config } from '../../../config.ts';

export const newSeed = (): string => randomBytes(CALENDAR_TOKEN_BYTES).toString('base64url');

/** The token of a feed's address, made of its seed under the session secret: no table holds one that works (RUL-108). */
export const feedToken = (config: Pick<Config, 'sessionSecret'>, seed: string): string =>
  createHmac('sha256', config.sessionSecret)
    .update(`calendar feed\n${seed}`)
    .digest()
    .subarray(0, CALENDAR_TOKEN_BYTES)
    .toString('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
