import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIVE_PATH } from '@liora/domain/contract/live';
import type { Deps } from '../../deps.ts';
import { clientNetwork } from '../../http/clientAddress.ts';
import { limitCalls } from '../../rateLimits/callLimits.ts';
import { readSessionToken } from '../accounts/session/sessionCookie.parser.ts';
import type { LiveHub, NewStream } from './broadcaster.runtime.ts';
import { decryptCursor, liveCursorKey, ofLastSeconds } from './liveCursor.parser.ts';

const METHOD_NOT_ALLOWED = 405;
const MOST_AGE_SECONDS = 600;
/** Ages are told in these steps: who comes at once is caught up by few questions, whatever each of them says. */
const AGE_STEP_SECONDS = 30;
const RETRY_AFTER_SECONDS = 5;
/** For clients that reconnect by themselves. */
const RETRY_MS = 3_000;

const HEAD = {
  'content-type': 'text/event-stream',
  // No proxy may keep, change or hold back what passes.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * GET /live. Comes back with `Last-Event-ID` or `?after=` (the id of the last message) and is told what was missed;
 * `?age=` (seconds) stands for everything since the page was loaded. In front of Hono: a stream is one open response.
 */
export function createLiveHandler(deps: Deps, hub: LiveHub) {
  const key = liveCursorKey(deps.config.sessionSecret);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!request.url?.startsWith(LIVE_PATH)) return false;
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname !== LIVE_PATH) return false;
    if (request.method !== 'GET') {
      response.writeHead(METHOD_NOT_ALLOWED, { allow: 'GET' }).end();
      return true;
    }
    const address = clientNetwork(request, deps.config);
    // Whose session it is is found out by the same connection that tells everybody's events.
    limitCalls({ deps, viewer: null, clientAddress: address });
    const headers = new Headers({ cookie: request.headers.cookie ?? '' });
    const refusal = await hub.join({
      response,
      token: readSessionToken(headers, deps.config.sessionSecret),
      address,
      since: sinceOf(request, url.searchParams, key),
      begin: () => {
        // The body ends with the connection: no chunk has to be framed.
        response.removeHeader('transfer-encoding');
        response.writeHead(200, HEAD);
        response.write(`retry: ${RETRY_MS}\n`);
      },
    });
    if (refusal) response.writeHead(refusal, { 'retry-after': String(RETRY_AFTER_SECONDS) }).end();
    return true;
  };
}

function sinceOf(request: IncomingMessage, query: URLSearchParams, key: Buffer): NewStream['since'] {
  const header = request.headers['last-event-id'];
  const position = (Array.isArray(header) ? header[0] : header) ?? query.get('after');
  if (position) return decryptCursor(key, position) ?? 'lost';
  const age = Math.min(MOST_AGE_SECONDS, Math.round(Number(query.get('age') ?? 0)));
  return age > 0 ? ofLastSeconds(Math.ceil(age / AGE_STEP_SECONDS) * AGE_STEP_SECONDS) : null;
}
