import type { ErrorCode } from '@liora/domain/errors';
import { errorCode } from './api.ts';
import { isOffline } from './isOffline.ts';
import { waits } from './writeThrough.ts';

const ATTEMPTS = 5;
const FIRST_WAIT_MS = 250;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The server was not reached, its answer got lost, or it asked for another try; what waits for a connection is tried again by itself. */
export function mayPass(error: unknown): boolean {
  const code = errorCode(error);
  return !waits(error) && (code === null || code === 'BUSY');
}

interface RetryOptions {
  /** A refusal that, after a first attempt, means that an earlier one had arrived: then it is no failure. */
  doneWhen?: ErrorCode;
  wait?: (ms: number) => Promise<void>;
}

/**
 * Makes a call again while the line fails: five times in all, waiting 0.25, 0.5, 1 and 2 seconds in between. Only for calls
 * that do the same however often they arrive (likes, saves, plans with a request id, reports, blocks): the answer that
 * got lost may have been a success. A refusal is an answer and is thrown at once, and so is a failure without a connection.
 */
export async function retrying<Answer>(
  call: () => Promise<Answer>,
  options: RetryOptions & { doneWhen: ErrorCode },
): Promise<Answer | undefined>;
export async function retrying<Answer>(call: () => Promise<Answer>, options?: RetryOptions): Promise<Answer>;
export async function retrying<Answer>(
  call: () => Promise<Answer>,
  { doneWhen, wait = pause }: RetryOptions = {},
): Promise<Answer | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt > 1 && doneWhen !== undefined && errorCode(error) === doneWhen) return undefined;
      if (attempt === ATTEMPTS || !mayPass(error) || isOffline()) throw error;
      await wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }
}
