import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { type AnyProcedure, type ORPCError, ORPCError as RpcError } from '@orpc/server';
import { type StandardMatchResult, StandardRPCMatcher } from '@orpc/server/standard';
import { router } from './router.ts';

/** A procedure that a request asks for. */
export type Match = NonNullable<StandardMatchResult>;

/** What a procedure's input is made from. */
export interface Asked {
  url: URL;
  /** The parsed body; undefined without one. */
  body: unknown;
  params: Record<string, string> | undefined;
}

/** How the contract is spoken under one prefix. */
export interface Protocol {
  prefix: '/rpc' | '/api';
  /** The procedures at a path, by the method that asks for each; empty where there is none. */
  at(path: `/${string}`): Promise<Map<string, Match>>;
  /** @throws BAD_REQUEST */
  inputOf(asked: Asked): unknown;
  /** What JSON carries an output, or an error. */
  wrap(value: unknown): unknown;
  wrapError(error: ORPCError<string, unknown>): unknown;
}

const methodOf = (procedure: AnyProcedure): string => procedure['~orpc'].route.method ?? 'POST';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** oRPC's own protocol, for the web app: plain JSON in an envelope, which is all that the contract holds. */
export function rpcProtocol(): Protocol {
  const matcher = new StandardRPCMatcher();
  matcher.init(router);
  return {
    prefix: '/rpc',
    at: async (path) => {
      const match = await matcher.match('POST', path);
      return new Map(match && [[methodOf(match.procedure), match]]);
    },
    inputOf: ({ body }) => {
      if (body === undefined) return undefined;
      if (!isObject(body) || body.meta !== undefined) throw new RpcError('BAD_REQUEST');
      return body.json;
    },
    wrap: (json) => ({ json }),
    wrapError: (error) => ({ json: error.toJSON() }),
  };
}

const API_METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** Plain REST, for everybody else. */
export function apiProtocol(): Protocol {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  return {
    prefix: '/api',
    at: async (path) => {
      const found = new Map<string, Match>();
      for (const method of API_METHODS) {
        const match = await matcher.match(method, path);
        if (match) found.set(method, match);
      }
      return found;
    },
    inputOf: ({ body, params }) =>
      params && isObject(body ?? {}) ? { ...(body as object), ...params } : body,
    wrap: (value) => value,
    wrapError: (error) => error.toJSON(),
  };
}
