import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProcedureMeta } from '@liora/domain/contract/procedure';
import { BODY_TIMEOUT_MS, SHARED_CACHE_SECONDS } from '@liora/domain/limits';
import { type AnyProcedure, createProcedureClient, ORPCError } from '@orpc/server';
import type { Deps } from '../deps.ts';
import { sessionHeaders } from '../http/appOrigins.ts';
import { clientNetwork } from '../http/clientAddress.ts';
import { preflightHeaders } from '../http/preflight.ts';
import { type Reply, reply } from '../http/reply.ts';
import { CallerGone, readBody } from '../http/requestBody.ts';
import { readEvenSuspended } from '../modules/accounts/session/session.service.ts';
import { withCheckedReplies, withUncheckedReplies } from './checkedReplies.ts';
import type { RequestContext } from './context.ts';
import { describeFailure } from './failures.ts';
import { apiDocument } from './openApi.ts';
import { apiProtocol, isRead, type Match, type Protocol, rpcProtocol } from './protocols.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const OK = 200;
const NO_CONTENT = 204;
const KB = 1024;

/** Kept by the person's own browser alone, and asked for again each time: the tag saves sending what has not changed. */
const PRIVATE = 'private, no-cache';
/** What every visitor is told alike. Browsers ask each time, so that nobody sees it after signing in. */
const SHARED = `public, max-age=0, s-maxage=${SHARED_CACHE_SECONDS}, must-revalidate`;

const metaOf = ({ procedure }: Match) => procedure['~orpc'].meta as ProcedureMeta;

async function contextOf(deps: Deps, request: IncomingMessage): Promise<RequestContext> {
  const requestHeaders = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) requestHeaders.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return {
    deps,
    request,
    requestHeaders,
    resHeaders: new Headers(),
    clientAddress: clientNetwork(request, deps.config),
    viewer: await readEvenSuspended(deps, requestHeaders),
  };
}

/** The body as JSON. Only JSON is read: forms are what foreign pages can send without asking. */
async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const text = await readBody(request, { maxBytes, timeoutMs: BODY_TIMEOUT_MS });
  if (text === '') return undefined;
  const type = request.headers['content-type'] ?? 'application/json';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new ORPCError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(text);
  } catch {
    throw new ORPCError('BAD_REQUEST', { message: 'The body is not JSON.' });
  }
}

/** Headers that a procedure set on its reply: the session. */
const setHeaders = (request: IncomingMessage, { resHeaders }: RequestContext) =>
  sessionHeaders(request, resHeaders?.getSetCookie() ?? []);

function cachingOf(match: Match, { headers }: IncomingMessage): string {
  const isVisitor = headers.cookie === undefined && headers.authorization === undefined;
  return isVisitor && !metaOf(match).personal ? SHARED : PRIVATE;
}

/**
 * One call, from the request to the reply. What can be refused by the contract alone is refused first: before the body
 * is read, the session asked for, or anything of the procedure runs.
 */
async function call(
  deps: Deps,
  protocol: Protocol,
  match: Match,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  const { procedure, path } = match;
  let context: RequestContext | undefined;
  try {
    const body = isRead(match) ? undefined : await readJson(request, metaOf(match).bodyKb * KB);
    const input = await protocol.inputOf({ match, url, body });
    context = await contextOf(deps, request);
    const output = await createProcedureClient(procedure, { context, path })(input);
    return {
      status: OK,
      headers: { ...setHeaders(request, context), vary: 'cookie, authorization' },
      body: JSON.stringify(protocol.wrap(output)),
      ...(isRead(match) && { caching: cachingOf(match, request) }),
    };
  } catch (caught) {
    if (caught instanceof CallerGone) throw caught;
    const { error, headers } = describeFailure(deps.log, caught);
    return {
      status: error.status,
      headers: { ...headers, ...(context && setHeaders(request, context)) },
      body: JSON.stringify(protocol.wrapError(error)),
    };
  }
}

/** What answers a method that an address does not have: the methods it has, or a browser's preflight. */
function otherMethod(
  protocol: Protocol,
  found: Map<string, Match>,
  request: IncomingMessage,
  publicUrl: string,
): Reply {
  const methods = [...found.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const preflight = request.method === 'OPTIONS' && preflightHeaders(request, methods, publicUrl);
  if (preflight) return { status: NO_CONTENT, headers: preflight, body: '' };
  const error = new ORPCError('METHOD_NOT_SUPPORTED');
  return {
    status: error.status,
    headers: { allow: methods.join(', ') },
    body: JSON.stringify(protocol.wrapError(error)),
  };
}

interface HandlerOptions {
  /** Holds every reply against the contract to the letter: in tests and while developing. */
  checkReplies?: boolean;
}

/** Each procedure as it is called here, made once. */
function preparing({ checkReplies = false }: HandlerOptions): (match: Match) => Match {
  const made = new WeakMap<AnyProcedure, AnyProcedure>();
  const make = checkReplies ? withCheckedReplies : withUncheckedReplies;
  return (match) => {
    const procedure = made.get(match.procedure) ?? make(match.procedure);
    made.set(match.procedure, procedure);
    return { ...match, procedure };
  };
}

function createHandler(deps: Deps, protocol: Protocol, options: HandlerOptions): NodeHandler {
  const prepared = preparing(options);
  return async (request, response) => {
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    const path: `/${string}` = `/${url.pathname.slice(protocol.prefix.length + 1)}`;
    const found = await protocol.at(path);
    if (found.size === 0) return false;
    const match = found.get(request.method === 'HEAD' ? 'GET' : (request.method ?? ''));
    const answer = match
      ? await call(deps, protocol, prepared(match), request, url)
      : otherMethod(protocol, found, request, deps.config.publicUrl);
    await reply(request, response, answer);
    return true;
  };
}

/**
 * The contract over HTTP, twice: oRPC's own protocol under /rpc (the web app) and plain REST with an OpenAPI document
 * under /api. Both answer `false` for paths that are not theirs.
 */
export function createRpcHandlers(
  deps: Deps,
  options: HandlerOptions = {},
): { handleRpc: NodeHandler; handleApi: NodeHandler } {
  const handleApi = createHandler(deps, apiProtocol(), options);
  const document = apiDocument();
  return {
    handleRpc: createHandler(deps, rpcProtocol(), options),
    handleApi: async (request, response) =>
      (await document(request, response)) || handleApi(request, response),
  };
}
