import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

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
  const files = (cacheControl: string, file?: string) =>
    serveStatic({
      root: webRoot,
      precompressed: true,
      ...(file && { path: file }),
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    });
  routes.use('/assets/*', files(FOREVER));
  routes.all('/assets/*', (c) => c.notFound());
  routes.use(etag());
  routes.use(files(REVALIDATE));
  const index = files(REVALIDATE, 'index.html');
  routes.on(['GET', 'HEAD'], '*', (c, next) => (isPage(c.req.path) ? index(c, next) : next()));
  return routes;
}
