import { SESSION_REFRESH_BACKOFF_START_MS } from '@liora/domain/limits';
import { errorCode } from '../../../lib/api.ts';
import { isOffline } from '../../../lib/isOffline.ts';

const MAX_RETRIES = 6;
const LONGEST_DELAY_MS = 10_000;

/** Milliseconds before the next try of a session refresh: 200, 400, 800 … (AUTH-20). `failures` counts from 0. */
export function refreshDelay(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, SESSION_REFRESH_BACKOFF_START_MS * 2 ** failures);
}

/** Tries again when the server was not reached, too slow or too busy; any other answer of the product is final. */
export function shouldRetryRefresh(failures: number, error: unknown): boolean {
  const code = errorCode(error);
  return failures < MAX_RETRIES && (code === null || code === 'BUSY' || code === 'TOO_SLOW') && !isOffline();
}
