import type { HttpBindings } from '@hono/node-server';
import { CALENDAR_PATH } from '@liora/domain/rules/calendarFeed';
import { type Context, Hono } from 'hono';
import { type Deps, readingDeps } from '../../deps.ts';
import { clientNetwork } from '../../http/clientAddress.ts';
import { languageOf } from '../../http/reader.ts';
import { compressedFor } from '../../http/reply.ts';
import { limitCalls } from '../../rateLimits/callLimits.ts';
import { readViewer } from '../accounts/session/session.service.ts';
import { readFeed } from './feed/readFeed.service.ts';
import { calendarFile } from './file/calendarFile.views.ts';
import { invitationEvents } from './sources/invitationDates.service.ts';

type Page = Context<{ Bindings: HttpBindings }>;

/** Both are secrets, and made of these letters. */
const CODE = '[A-Za-z0-9_-]{1,200}';
const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };
/** Asked for again each time, and by nobody kept in between. */
const CACHING = 'private, no-cache';

/**
 * Files for calendars, GET and HEAD: `/calendar/date/{code}.ics` of an invitation, `/calendar/feed/{token}.ics` of a person.
 * Reading spends nothing (RUL-108).
 */
export function calendarFileRoutes(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const reading = readingDeps(deps);
  const routes = new Hono<{ Bindings: HttpBindings }>();

  routes.use(`${CALENDAR_PATH}/*`, async (c, next) => {
    // The address is a secret: it is told to no page that is opened from there, and no search engine keeps it.
    c.header('referrer-policy', 'no-referrer');
    c.header('x-robots-tag', 'noindex, nofollow');
    c.header('cache-control', 'no-store');
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.json({ error: 'method not allowed' }, METHOD_NOT_ALLOWED, { allow: 'GET, HEAD' });
    return next();
  });

  routes.get(`${CALENDAR_PATH}/date/:file{${CODE}\\.ics}`, async (c) => {
    const viewer = await readViewer(reading, c.req.raw.headers);
    limit(c, viewer);
    const language = languageOf(c.env.incoming);
    const events = await invitationEvents({ deps: reading, viewer }, secretOf(c), language);
    if (!events) return notFound(c);
    // Not as an attachment: a phone then opens its calendar instead of its files.
    const headers = { 'content-disposition': 'inline; filename="liora.ics"' };
    return send(c, calendarFile(events, { now: deps.now() }), headers);
  });

  routes.get(`${CALENDAR_PATH}/feed/:file{${CODE}\\.ics}`, async (c) => {
    limit(c, null);
    const feed = await readFeed(reading, secretOf(c));
    if (!feed) return notFound(c);
    const headers = { etag: feed.tag, 'cache-control': CACHING };
    if (isKnown(c, feed.tag)) return c.body(null, 304, headers);
    return send(c, await feed.file(), headers);
  });

  const limit = (c: Page, viewer: Awaited<ReturnType<typeof readViewer>>) =>
    limitCalls({ deps, viewer, clientAddress: clientNetwork(c.env.incoming, deps.config) });
  routes.all(`${CALENDAR_PATH}/*`, notFound);
  return routes;
}

const secretOf = (c: Page): string => (c.req.param('file') ?? '').replace(/\.ics$/, '');

const notFound = (c: Page) => c.json({ error: 'not found' }, NOT_FOUND);

const isKnown = (c: Page, tag: string): boolean =>
  (c.req.header('if-none-match') ?? '').split(',').some((one) => one.trim() === tag || one.trim() === '*');

async function send(c: Page, file: string, headers: Record<string, string>): Promise<Response> {
  const { encoding, body } = await compressedFor(c.env.incoming, Buffer.from(file));
  return c.body(new Uint8Array(body), 200, {
    ...CALENDAR,
    vary: 'accept-encoding',
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
  });
}
