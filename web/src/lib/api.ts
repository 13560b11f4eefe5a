import type { contract } from '@liora/domain/contract/index';
import type { ErrorCode } from '@liora/domain/errors';
import { ADDRESS_MAX_CHARS, CALL_TIMEOUT_MS } from '@liora/domain/limits';
import { COMMON_ORPC_ERROR_DEFS, createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { RouterUtils } from '@orpc/tanstack-query';
import { withoutExactPosition } from './addresses.ts';
import { withFreshProof } from './freshProof.ts';
import { readsMayBeSent } from './holdReads.ts';
import { inProcess } from './inProcess.ts';
import { createQueryTools, type QueryTools } from './queryTools.ts';
import { READS } from './reads.ts';
import { readThrough } from './readThrough.ts';
import { withRequestOfContent } from './requestOfContent.ts';
import { askServer, serverAddress } from './server.ts';
import { withTimeLimit } from './timeLimit.ts';
import { writeThrough } from './writeThrough.ts';

type Api = ContractRouterClient<typeof contract>;

const isRead = (path: readonly string[]) => READS.has(path.join('.'));

const http = new RPCLink({
  url: () => serverAddress('/rpc'),
  method: (_options, path) => (isRead(path) ? 'GET' : 'POST'),
  fetch: (request, init) => askServer(request, init),
  maxUrlLength: ADDRESS_MAX_CHARS,
  interceptors: [
    ({ next, ...call }) =>
      withTimeLimit(CALL_TIMEOUT_MS, call.signal, async (signal) => {
        if (!isRead(call.path))
          return next({ ...call, signal, input: withRequestOfContent(call.path, call.input) });
        await readsMayBeSent(signal);
        return next({ ...call, signal, input: withoutExactPosition(call.input) });
      }),
  ],
});

const link: Pick<typeof http, 'call'> = {
  call: (path, input, options) => {
    const ask = (sent: unknown) => withFreshProof(() => http.call(path, sent, options));
    const through = () =>
      isRead(path) ? readThrough(path, input, () => ask(input)) : writeThrough(path, input, ask);
    return inProcess()?.(path, input) ?? through();
  },
};

/** The server's procedures as typed functions; an error carries a code of the domain, and the data that belongs to it. */
export const client: Api = createORPCClient(link);

const call = (path: readonly string[], input: unknown, signal?: AbortSignal) =>
  link.call(path, input, { context: {}, signal });

/** The same as TanStack Query options: `orpc.plans.list.queryOptions({ input })`. The only place where query keys exist. */
export const orpc = createQueryTools(call) as QueryTools<RouterUtils<Api>>;

/** What the library calls an answer that is none of this server's. */
const MALFORMED = 'MALFORMED_ORPC_ERROR_RESPONSE';

/**
 * The product's code of a failed call, or null when the server was not reached or failed in an unknown way. The long table
 * of all codes stays with the server: the library's own few are those that are not of the product.
 */
export function errorCode(error: unknown): ErrorCode | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null;
  const { code } = error;
  const isLibrarys =
    code === MALFORMED || (Object.hasOwn(COMMON_ORPC_ERROR_DEFS, code) && code !== 'NOT_FOUND');
  return isLibrarys ? null : (code as ErrorCode);
}
