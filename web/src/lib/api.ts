import type { contract } from '@liora/domain/contract/index';
import { ERRORS, type ErrorCode } from '@liora/domain/errors';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

type Api = ContractRouterClient<typeof contract>;

/** The server's procedures as typed functions; errors are thrown as ORPCError with a code of the domain. */
export const client: Api = createORPCClient(new RPCLink({ url: () => `${window.location.origin}/rpc` }));

/** The same as TanStack Query options: `orpc.plans.list.queryOptions({ input })`. The only place where query keys exist. */
export const orpc = createTanstackQueryUtils(client);

/** The product's code of a failed call, or null when the server was not reached or failed in an unknown way. */
export function errorCode(error: unknown): ErrorCode | null {
  if (!(error instanceof ORPCError)) return null;
  return Object.hasOwn(ERRORS, error.code) ? (error.code as ErrorCode) : null;
}
