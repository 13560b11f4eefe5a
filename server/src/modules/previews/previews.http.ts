import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { setBounded } from '../../boundedMap.ts';
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

const PICTURES_CACHED_MAX = 100;

type Page = Context<{ Bindings: HttpBindings }>;
/** What a visitor is shown of the thing with this id or code; null for nothing. */
type FindShared = (c: Page, id: string) => Promise<Shared | null>;

/** What every page and picture of a shared address is made with. */
interface PreviewSite {
  deps: Deps;
  webRoot: string;
  /** Left out: documents go out without their first screen. */
  documents: Documents | undefined;
  /** The last pictures drawn, by their tags: a shared link is opened by many readers within minutes. */
  pictures: Map<string, Buffer>;
}

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
  const site: PreviewSite = { deps, webRoot, documents, pictures: new Map() };
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const find = visitorFinds(site, KINDS[kind]);
    routes.get(`/preview/${kind}/:file{${IDS[kind]}\\.png}`, (c) => picture(site, c, find));
    routes.get(`/${kind}/:id{${IDS[kind]}}`, (c) => page(site, c, find));
  }
  const findPlans = visitorFinds(site, sharedPlansOfPlace);
  routes.get(`/place/:id{${PLACE_ID}}/plans`, (c) => page(site, c, findPlans));
  for (const [folder, find] of [
    ['invite', visitorFinds(site, sharedInvitation)],
    ['shared-memory', visitorFinds(site, sharedMemory)],
  ] as const)
    routes.get(`/${folder}/:id{${CODE}}`, (c) => secretPage(site, c, find));
  routes.all('/preview/*', (c) => c.notFound());
  return routes;
}

/** A use case as a visitor calls it, counted with the other calls of their network. */
const visitorFinds =
  ({ deps }: PreviewSite, useCase: typeof sharedPlan): FindShared =>
  async (c, id) => {
    limitCalls({ deps, viewer: null, clientAddress: clientNetwork(c.env.incoming, deps.config) });
    return useCase({ deps: readingDeps(deps), language: languageOf(c.env.incoming) }, id);
  };

async function picture({ pictures }: PreviewSite, c: Page, find: FindShared) {
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
  setBounded(pictures, tag, png, PICTURES_CACHED_MAX);
  return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png' });
}

const plainPage = ({ webRoot }: PreviewSite): Promise<string> =>
  readFile(path.join(webRoot, 'index.html'), 'utf8');

/** The page with the tags of its preview; null when there is nothing to show a visitor. */
async function tagged(
  { deps }: PreviewSite,
  c: Page,
  html: string,
  find: FindShared,
): Promise<string | null> {
  const shared = await find(c, c.req.param('id') ?? '').catch((error: unknown) => {
    // The app itself says what is wrong; a preview is never worth an error page.
    deps.log.warn({ err: error }, 'a link preview failed');
    return null;
  });
  const { publicUrl } = deps.config;
  return shared && withPreviewTags(html, shared.preview, { publicUrl, path: c.req.path });
}

/** With the tags of its preview and its first screen. */
async function page(site: PreviewSite, c: Page, find: FindShared) {
  const { deps, documents } = site;
  const plain = await plainPage(site);
  const html = await tagged(site, c, plain, find);
  if (html === null || !documents) return documentReply(c, html ?? plain);
  const { incoming } = c.env;
  const wanted = {
    address: c.req.path,
    reader: readerOf(incoming),
    clientAddress: clientNetwork(incoming, deps.config),
    draw: drawnFor(c.req.url),
  };
  return documentReply(c, await documents.filled(html, wanted));
}

/** The page of an address that is a secret of those who have it: search engines are told to leave it alone. */
async function secretPage(site: PreviewSite, c: Page, find: FindShared) {
  c.header('x-robots-tag', 'noindex, nofollow');
  const html = await plainPage(site);
  return documentReply(c, (await tagged(site, c, html, find)) ?? html);
}
