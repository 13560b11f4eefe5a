import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { OpenAPIReferencePlugin } from '@orpc/openapi/plugins';
import { RPCHandler } from '@orpc/server/node';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { RequestContext } from './context.ts';
import { tellFailures, withViewer } from './interceptors.ts';
import { router } from './router.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * The contract over HTTP, twice: oRPC's own protocol under /rpc (the web app) and plain REST with an OpenAPI document
 * under /api. Both answer `false` for paths that are not theirs.
 */
export function createRpcHandlers(deps: Deps): { handleRpc: NodeHandler; handleApi: NodeHandler } {
  const rpc = new RPCHandler<RequestContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    interceptors: [tellFailures(deps), withViewer],
  });
  const api = new OpenAPIHandler<RequestContext>(router, {
    plugins: [
      new ResponseHeadersPlugin(),
      new OpenAPIReferencePlugin({
        schemaConverters: [new ZodToJsonSchemaConverter()],
        specGenerateOptions: { info: { title: 'Liora', version: '0.1.0' } },
        docsPath: '/none',
        specPath: '/openapi.json',
      }),
    ],
    interceptors: [tellFailures(deps), withViewer],
  });

  const contextOf = (request: IncomingMessage): RequestContext => {
    const requestHeaders = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) requestHeaders.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    return {
      deps,
      request,
      requestHeaders,
      clientAddress: clientAddress(request, deps.config),
      viewer: null,
    };
  };
  return {
    handleRpc: async (request, response) => {
      const { matched } = await rpc.handle(request, response, {
        prefix: '/rpc',
        context: contextOf(request),
      });
      return matched;
    },
    handleApi: async (request, response) => {
      const { matched } = await api.handle(request, response, {
        prefix: '/api',
        context: contextOf(request),
      });
      return matched;
    },
  };
}
