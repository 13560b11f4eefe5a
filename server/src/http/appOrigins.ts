import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { SESSION_HEADER } from '@liora/domain/contract/session';
import { SESSION_COOKIE } from '../modules/accounts/session/sessionCookie.parser.ts';

const NO_CONTENT = 204;
const PREFLIGHT_SECONDS = 600;
/** Elsewhere a bearer is something else: the secret of a webhook. */
const WITH_SESSIONS = /^\/(?:rpc|api|live|photos|my-data|member-data|memory-book|date-file)(?:[/?]|$)/;
const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/i;

/** What a script of the app may read besides the body. */
const READABLE = [SESSION_HEADER, 'x-request-id', 'retry-after', 'etag', 'content-range', 'content-length'];

const withTokens = new WeakSet<IncomingMessage>();

/** Puts a session's token where the session is read from; whoever may send one has no other cookies. */
function takeToken(request: IncomingMessage, isApp: boolean): void {
  const { url = '', headers } = request;
  const token = WITH_SESSIONS.test(url) ? BEARER.exec(headers.authorization ?? '')?.[1] : undefined;
  if (!isApp && token === undefined) return;
  withTokens.add(request);
  const cookie = token === undefined ? undefined : `${SESSION_COOKIE}=${encodeURIComponent(token)}`;
  delete headers.cookie;
  if (cookie !== undefined) headers.cookie = cookie;
  request.rawHeaders = [
    ...withoutCookies(request.rawHeaders),
    ...(cookie === undefined ? [] : ['cookie', cookie]),
  ];
}

/** Names and values in turn, as they came: where a body is read, Hono makes its headers of these. */
const withoutCookies = (raw: readonly string[]): string[] =>
  raw.filter((_part, at) => raw[at - (at % 2)]?.toLowerCase() !== 'cookie');

/**
 * Lets in the app from the origins of APP_ORIGINS. Such a request has no cookies, whatever its browser sent: only a token
 * that the app itself holds says who is calling, so no other page can act with anybody's session.
 * True when that was all: a browser's question whether it may ask.
 */
export function admitApp(
  request: IncomingMessage,
  response: ServerResponse,
  appOrigins: readonly string[],
): boolean {
  const { origin = '' } = request.headers;
  const isApp = appOrigins.includes(origin);
  takeToken(request, isApp);
  if (appOrigins.length > 0) response.appendHeader('vary', 'origin');
  if (!isApp) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', READABLE.join(', '));
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  response
    .writeHead(NO_CONTENT, {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, last-event-id, range',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    .end();
  return true;
}

/** How the cookies of a reply leave: as they are, or the session's token in a header. */
export function sessionHeaders(request: IncomingMessage, cookies: readonly string[]): OutgoingHttpHeaders {
  if (cookies.length === 0) return {};
  if (!withTokens.has(request)) return { 'set-cookie': [...cookies] };
  const session = cookies.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (!session) return {};
  const [pair = '', ...attributes] = session.split(';');
  const isOver = attributes.some((attribute) => attribute.trim() === 'Max-Age=0');
  return { [SESSION_HEADER]: isOver ? '' : decodeURIComponent(pair.slice(SESSION_COOKIE.length + 1)) };
}
