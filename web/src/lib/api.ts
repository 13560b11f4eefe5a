import type { contract } from '@liora/domain/contract/index';
import { ERRORS, type ErrorCode } from '@liora/domain/errors';
import type { ContractRouterClient } from '@orpc/contract';
import type { RouterUtils } from '@orpc/tanstack-query';
import { type Call, createCaller } from './caller.ts';
import { createQueryTools, type QueryTools } from './queryTools.ts';

type Api = ContractRouterClient<typeof contract>;

/**
 * oRPC's protocol over HTTP for plain JSON, which is all that the contract holds. oRPC's own client also carries dates,
 * files and streams; every first load would be 7 KB heavier by it.
 */
const call: Call = async (path, input, signal) => {
  const response = await fetch(`/rpc/${path.join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
    redirect: 'manual',
    signal: signal ?? null,
  });
  const { json, meta } = await response.json();
  if (meta) throw new Error(`${path.join('.')} answered with more than JSON.`);
  if (response.ok) return json;
  throw Object.assign(new Error(json?.message), { code: json?.code, data: json?.data });
};

/** The server's procedures as typed functions; an error carries a code of the domain, and the data that belongs to it. */
export const client = createCaller(call) as Api;

/** The same as TanStack Query options: `orpc.plans.list.queryOptions({ input })`. The only place where query keys exist. */
export const orpc = createQueryTools(call) as QueryTools<RouterUtils<Api>>;

/** The product's code of a failed call, or null when the server was not reached or failed in an unknown way. */
export function errorCode(error: unknown): ErrorCode | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null;
  return Object.hasOwn(ERRORS, error.code) ? (error.code as ErrorCode) : null;
}
