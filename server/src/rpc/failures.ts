import { ORPCError } from '@orpc/server';
import { isImpossibleValue } from '../db/databaseErrors.ts';
import type { Deps } from '../deps.ts';
import { refusedForNow, toOrpcError } from './errors.ts';

const SERVER_ERROR = 500;

export interface Failure {
  error: ORPCError<string, unknown>;
  headers: { 'retry-after'?: string };
}

/** Every failure leaves as the contract says, with the time to come back where there is one, and is logged once. */
export function describeFailure(log: Deps['log'], caught: unknown): Failure {
  const converted = toOrpcError(caught);
  const forNow = refusedForNow(converted);
  const known = converted instanceof ORPCError;
  if (!known) log.error({ err: converted }, 'a procedure failed');
  else if (isImpossibleValue(converted.cause))
    log.warn({ err: converted.cause }, 'a value got past its schema');
  else if (converted.code === 'BUSY')
    log.warn({ err: converted.cause ?? converted }, 'the database could not answer');
  else if (converted.status >= SERVER_ERROR) log.error({ err: converted }, 'a procedure failed');
  return {
    error: known ? converted : new ORPCError('INTERNAL_SERVER_ERROR'),
    headers: forNow ? { 'retry-after': String(forNow.seconds) } : {},
  };
}
