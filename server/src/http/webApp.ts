import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** The one worker that runs a program of its own kind, WebAssembly, over pictures that browsers cannot read; it may do nothing else. */
const HEIC_WORKER = /^heic\.worker-[\w-]+\.js$/;
/** The one that reads lists that people bring: what is in them stays on their device, whatever the file makes it do. */
const LIST_WORKER = /^list\.worker-[\w-]+\.js$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self'";

/** An address of the app, as opposed to a file: its last part has no extension. */
function isPage(pathname: string): boolean {
  return path.posix.extname(pathname) === '';
}

/**
 * The built web app from `webRoot`: files under /assets carry their content's hash in the name and are kept
 * for ever, everything else is asked for again. Addresses of the app answer with index.html; the app itself
 * says when there is no such page. Compressed copies (.br, .gz) are made by the build.
 */
export function webAppRoutes(webRoot: string): Hono {
  const routes = new Hono();
  const files = (cacheControl: string, file?: string, root = webRoot) =>
    serveStatic({
      root,
      precompressed: true,
      ...(file && { path: file }),
      onFound: (_path, c) => {
        c.header('Cache-Control', cacheControl);
        const name = path.posix.basename(c.req.path);
        if (HEIC_WORKER.test(name))
          c.header('Content-Security-Policy', `${WORKER_POLICY} 'wasm-unsafe-eval'`);
        if (LIST_WORKER.test(name)) c.header('Content-Security-Policy', WORKER_POLICY);
      },
    });
  routes.use('/assets/*', files(FOREVER));
  // For pages that were opened before the last release (tools/retiredFiles.ts).
  const retired = `${webRoot}-retired`;
  if (existsSync(retired)) routes.use('/assets/*', files(FOREVER, undefined, retired));
  routes.all('/assets/*', (c) => c.notFound());
  routes.use(etag());
  routes.use(files(REVALIDATE));
  const index = files(REVALIDATE, 'index.html');
  routes.on(['GET', 'HEAD'], '*', (c, next) => (isPage(c.req.path) ? index(c, next) : next()));
  return routes;
}
