import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { BODY_KB } from '@liora/domain/limits';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Config } from './config.ts';
import { isImpossibleValue } from './db/databaseErrors.ts';
import { appLinksRoutes } from './http/appLinks.ts';
import { admitApp } from './http/appOrigins.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { mapTilesRoutes } from './http/mapTiles.ts';
import { reply } from './http/reply.ts';
import { CallerGone } from './http/requestBody.ts';
import { logWhenAnswered } from './http/requestLog.ts';
import { mayChangeState } from './http/sameOrigin.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { giveUpStalled } from './http/stalledReply.ts';
import { webAppRoutes } from './http/webApp.ts';
import type { Logger } from './log.ts';
import { ProductError, refusedForNow, statusOf } from './rpc/errors.ts';

/** Answers a request, or says false when the path is not its own. */
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface AppParts {
  config: Config;
  log: Logger;
  readiness: Readiness;
  /** Folder of the built web app. */
  webRoot: string;
  /** The contract under /rpc and /api: in front of Hono, because oRPC's own Node adapter is faster. */
  handleRpc: NodeHandler;
  handleApi: NodeHandler;
  /** The stream of live events; a server without one answers that address like any other. */
  handleLive?: NodeHandler;
  /** Uploads of photos, and the photos themselves: bodies larger than others. */
  handlePhotos?: NodeHandler;
  /** Plain HTTP of the areas: sign-in library, local mailbox, webhooks. */
  routes: Hono<{ Bindings: HttpBindings }>[];
}

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const TOO_LARGE = 413;
const SERVER_ERROR = 500;
const NOTHING = { status: NOT_FOUND, body: '{"error":"not found"}' };
const REFUSALS = { 429: 'too many requests', 503: 'busy' };

function createPlainRoutes({
  config,
  log,
  readiness,
  webRoot,
  routes,
}: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  // Files of people's own come with routes and limits of their own, in front of this.
  app.on(
    WRITING,
    '*',
    bodyLimit({ maxSize: BODY_KB * 1024, onError: (c) => c.json({ error: 'too large' }, TOO_LARGE) }),
  );
  app.route('/', healthRoutes(readiness));
  app.route('/', mapTilesRoutes(config.map));
  app.route('/', appLinksRoutes(config.apps));
  for (const part of routes) app.route('/', part);
  // Addresses of the server's own areas never fall through to the web app.
  app.all('/auth-api/*', (c) => c.json({ error: 'not found' }, NOT_FOUND));
  app.all('/photos/*', (c) => c.json({ error: 'not found' }, NOT_FOUND));
  app.all('/map-tiles/*', (c) => c.json({ error: 'not found' }, NOT_FOUND));
  app.route('/', webAppRoutes(webRoot));
  app.notFound((c) => c.text('Not found', NOT_FOUND));
  app.onError((error, c) => {
    const forNow = refusedForNow(error);
    if (forNow) {
      const headers = { 'retry-after': String(forNow.seconds) };
      return c.json({ error: REFUSALS[forNow.status] }, forNow.status, headers);
    }
    if (error instanceof ProductError) return c.json({ error: error.code }, statusOf(error));
    if (isImpossibleValue(error)) {
      log.warn({ err: error }, 'a value got past its schema');
      return c.json({ error: 'bad request' }, BAD_REQUEST);
    }
    log.error({ err: error }, 'a request failed');
    return c.json({ error: 'server error' }, SERVER_ERROR);
  });
  return app;
}

/** The whole server as one request listener: what production and tests both run. */
export function createApp(parts: AppParts): RequestListener {
  const { config, log, handleRpc, handleApi, handleLive, handlePhotos } = parts;
  const headers = securityHeaders(config);
  const plain = getRequestListener(createPlainRoutes(parts).fetch);
  const contract: [string, NodeHandler][] = [
    ['/rpc/', handleRpc],
    ['/api/', handleApi],
  ];

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (admitApp(request, response, config.appOrigins)) return;
    if (!mayChangeState(request, config.publicUrl, config.appOrigins)) {
      return reply(request, response, {
        status: FORBIDDEN,
        body: '{"error":"requests that change something have to come from this site"}',
      });
    }
    if (handleLive && (await handleLive(request, response))) return;
    if (handlePhotos && (await handlePhotos(request, response))) return;
    const handler = contract.find(([prefix]) => request.url?.startsWith(prefix))?.[1];
    if (!handler) return void (await plain(request, response));
    // Unless the reply says otherwise.
    response.setHeader('cache-control', 'no-store');
    if (!(await handler(request, response))) await reply(request, response, NOTHING);
  };

  return (request, response) => {
    const id = randomUUID();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('x-request-id', id);
    logWhenAnswered(request, response, log, id);
    giveUpStalled(response);
    respond(request, response).catch((error: unknown) => {
      if (error instanceof CallerGone) return response.destroy();
      const forNow = refusedForNow(error);
      if (forNow) {
        const { status, seconds } = forNow;
        const headers = { 'retry-after': String(seconds) };
        const body = JSON.stringify({ error: REFUSALS[status] });
        return void reply(request, response, { status, headers, body });
      }
      log.error({ err: error, id }, 'a request failed');
      void reply(request, response, { status: SERVER_ERROR, body: '{"error":"server error"}' });
    });
  };
}
