import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ContentKind } from '../../content/contentKind.ts';
import { UUID_PATTERN } from '../../db/uuid.ts';
import { type Deps, readingDeps } from '../../deps.ts';
import { documentReply } from '../../documents/documentReply.ts';
import { drawnFor } from '../../documents/documentRoutes.ts';
import type { Documents } from '../../documents/documents.ts';
import { clientNetwork } from '../../http/clientAddress.ts';
import { languageOf, readerOf } from '../../http/reader.ts';
import { limitCalls } from '../../rateLimits/callLimits.ts';
import { drawPng } from './coverPng.runtime.ts';
import {
  type Shared,
  sharedInvitation,
  sharedMemory,
  sharedPlace,
  sharedPlan,
  sharedPlansOfPlace,
} from './previews.service.ts';
import { withPreviewTags } from './previewTags.views.ts';

const ONE_HOUR = 'public, max-age=3600';
type Kind = NonNullable<ContentKind['address']>;
/** The pages of all kinds of content. */
const KINDS: Record<Kind, typeof sharedPlan> = { plan: sharedPlan, place: sharedPlace };

const PLACE_ID = '[A-Za-z0-9_-]{1,80}';
/** Of an invitation, and of a shared memory. */
const CODE = '[A-Za-z0-9_-]{1,200}';
const IDS: Record<Kind, string> = { plan: UUID_PATTERN, place: PLACE_ID };

const REMEMBERED = 100;

/** The last pictures drawn: a shared link is opened by many readers within minutes. */
class Pictures {
  #kept = new Map<string, Buffer>();
  get(tag: string): Buffer | undefined {
    return this.#kept.get(tag);
  }
  keep(tag: string, png: Buffer): void {
    this.#kept.set(tag, png);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > REMEMBERED && oldest !== undefined) this.#kept.delete(oldest);
  }
}

type Page = Context<{ Bindings: HttpBindings }>;
type Find = (c: Page, id: string) => Promise<Shared | null>;

/**
 * `/plan/{id}`, `/place/{id}` and `/place/{id}/plans` with title and picture for link previews, the pictures at `/preview/...`,
 * `/invite/{code}` and `/shared-memory/{shareCode}`. A page without anything to show a visitor is the plain page; its picture does not exist.
 */
export function previewRoutes(
  deps: Deps,
  webRoot: string,
  documents?: Documents,
): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const pictures = new Pictures();

  const picture = async (c: Page, find: Find) => {
    const shared = await find(c, c.req.param('file')?.replace(/\.png$/, '') ?? '');
    if (!shared?.svg) return c.notFound();
    const tag = `"${createHash('sha256').update(shared.svg).digest('base64url').slice(0, 22)}"`;
    c.header('etag', tag);
    c.header('cache-control', ONE_HOUR);
    // Chats and networks show it on their own pages.
    c.header('cross-origin-resource-policy', 'cross-origin');
    if (c.req.header('if-none-match') === tag) return c.body(null, 304);
    const png = pictures.get(tag) ?? (await drawPng(shared.svg));
    if (!png) return c.text('Busy', 503, { 'retry-after': '5' });
    pictures.keep(tag, png);
    return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png' });
  };

  /** The page with its tags; null when there is nothing to show a visitor. */
  const tagged = async (c: Page, html: string, find: Find): Promise<string | null> => {
    const shared = await find(c, c.req.param('id') ?? '').catch((error: unknown) => {
      // The app itself says what is wrong; a preview is never worth an error page.
      deps.log.warn({ err: error }, 'a link preview failed');
      return null;
    });
    const { publicUrl } = deps.config;
    return shared && withPreviewTags(html, shared.preview, { publicUrl, path: c.req.path });
  };

  const page = async (c: Page, find: Find) => {
    const plain = await readFile(path.join(webRoot, 'index.html'), 'utf8');
    const html = await tagged(c, plain, find);
    if (html === null || !documents) return documentReply(c, html ?? plain);
    const { incoming } = c.env;
    const wanted = {
      address: c.req.path,
      reader: readerOf(incoming),
      clientAddress: clientNetwork(incoming, deps.config),
      draw: drawnFor(c.req.url),
    };
    return documentReply(c, await documents.filled(html, wanted));
  };

  const finding =
    (look: typeof sharedPlan): Find =>
    async (c, id) => {
      limitCalls({ deps, viewer: null, clientAddress: clientNetwork(c.env.incoming, deps.config) });
      return look({ deps: readingDeps(deps), language: languageOf(c.env.incoming) }, id);
    };

  for (const kind of Object.keys(KINDS) as Kind[]) {
    const find = finding(KINDS[kind]);
    routes.get(`/preview/${kind}/:file{${IDS[kind]}\\.png}`, (c) => picture(c, find));
    routes.get(`/${kind}/:id{${IDS[kind]}}`, (c) => page(c, find));
  }
  routes.get(`/place/:id{${PLACE_ID}}/plans`, (c) => page(c, finding(sharedPlansOfPlace)));
  for (const [part, look] of [
    ['invite', sharedInvitation],
    ['shared-memory', sharedMemory],
  ] as const)
    routes.get(`/${part}/:id{${CODE}}`, async (c) => {
      // Its address is a secret of those who have it.
      c.header('x-robots-tag', 'noindex, nofollow');
      const html = await readFile(path.join(webRoot, 'index.html'), 'utf8');
      return documentReply(c, (await tagged(c, html, finding(look))) ?? html);
    });
  routes.all('/preview/*', (c) => c.notFound());
  return routes;
}
