import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { ORPCError } from '@orpc/server';
import { type StandardMatchResult, StandardRPCMatcher } from '@orpc/server/standard';
import { queryInput } from './queryInput.ts';
import { router } from './router.ts';

/** A procedure that a request asks for. */
export type Match = NonNullable<StandardMatchResult>;

/** What a procedure's input is made from. */
export interface HttpCall {
  match: Match;
  url: URL;
  /** The parsed body; undefined without one, and of reads, which are asked by address. */
  body: unknown;
}

/** How the contract is spoken under one prefix. */
export interface Protocol {
  prefix: '/rpc' | '/api';
  /** The procedures at a path, by the method that asks for each; empty where there is none. */
  at(path: `/${string}`): Promise<Map<string, Match>>;
  /** @throws BAD_REQUEST */
  inputOf(httpCall: HttpCall): Promise<unknown>;
  /** What JSON carries an output, or an error. */
  wrap(value: unknown): unknown;
  wrapError(error: ORPCError<string, unknown>): unknown;
}

/** Whether a procedure is asked by address alone. */
export const isRead = ({ procedure }: Match): boolean => procedure['~orpc'].route.method === 'GET';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(json: string | null): unknown {
  if (!json) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    throw new ORPCError('BAD_REQUEST');
  }
}

/** oRPC's own protocol, for the web app: plain JSON in an envelope, which is all that the contract holds. */
export function rpcProtocol(): Protocol {
  const matcher = new StandardRPCMatcher();
  matcher.init(router);
  return {
    prefix: '/rpc',
    at: async (path) => {
      const match = await matcher.match('POST', path);
      return new Map(match && [[isRead(match) ? 'GET' : 'POST', match]]);
    },
    inputOf: async ({ match, url, body }) => {
      const sent = isRead(match) ? parsed(url.searchParams.get('data')) : body;
      if (sent === undefined) return undefined;
      if (!isObject(sent) || sent.meta !== undefined) throw new ORPCError('BAD_REQUEST');
      return sent.json;
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
    inputOf: async ({ match, url, body = {} }) => {
      const { procedure, params } = match;
      if (isRead(match)) return queryInput(procedure, url.searchParams, params ?? {});
      return isObject(body) ? { ...body, ...params } : body;
    },
    wrap: (value) => value,
    wrapError: (error) => error.toJSON(),
  };
}
