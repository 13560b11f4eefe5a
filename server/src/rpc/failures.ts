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
export function tellFailure(log: Deps['log'], caught: unknown): Failure {
  const told = toOrpcError(caught);
  const forNow = refusedForNow(told);
  const known = told instanceof ORPCError;
  if (!known) log.error({ err: told }, 'a procedure failed');
  else if (isImpossibleValue(told.cause)) log.warn({ err: told.cause }, 'a value got past its schema');
  else if (told.code === 'BUSY') log.warn({ err: told.cause ?? told }, 'the database could not answer');
  else if (told.status >= SERVER_ERROR) log.error({ err: told }, 'a procedure failed');
  return {
    error: known ? told : new ORPCError('INTERNAL_SERVER_ERROR'),
    headers: forNow ? { 'retry-after': String(forNow.seconds) } : {},
  };
}
