import { ORPCError } from '@orpc/server';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import type { Deps } from '../deps.ts';
import { readViewer } from '../modules/accounts/session/session.service.ts';
import type { RequestContext } from './context.ts';
import { retryAfterSeconds, toOrpcError } from './errors.ts';

type Interceptor = NonNullable<StandardHandlerOptions<RequestContext>['interceptors']>[number];

/** Who is calling is read here, inside the handler, so that a database that cannot answer becomes an answer of the contract. */
export const withViewer: Interceptor = async ({ next, ...options }) => {
  const { deps, requestHeaders } = options.context;
  const viewer = await readViewer(deps, requestHeaders);
  return next({ ...options, context: { ...options.context, viewer } });
};

/** Every failure leaves as the contract says, with the time to come back where there is one, and is logged once. */
export function tellFailures({ log }: Pick<Deps, 'log'>): Interceptor {
  return async ({ next, context }) => {
    try {
      return await next();
    } catch (error) {
      const told = toOrpcError(error);
      const seconds = retryAfterSeconds(told);
      if (seconds !== null) context.resHeaders?.set('retry-after', String(seconds));
      logFailure(log, told);
      throw told;
    }
  };
}

function logFailure(log: Deps['log'], told: unknown): void {
  if (!(told instanceof ORPCError)) log.error({ err: told }, 'a procedure failed');
  else if (told.code === 'BUSY') log.warn({ err: told.cause ?? told }, 'the database could not answer');
  else if (told.status >= 500) log.error({ err: told }, 'a procedure failed');
}
