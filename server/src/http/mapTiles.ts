import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { LOCAL_TILES_PATH } from '../config.map.ts';
import type { Settings } from '../config.ts';

const ONE_HOUR = 'public, max-age=3600';

/** The operator's own PMTiles file, in byte ranges; nothing when the map comes from elsewhere. */
export function mapTilesRoutes(map: Settings['map']): Hono {
  const routes = new Hono();
  if (!map.file) return routes;
  routes.use(
    LOCAL_TILES_PATH,
    serveStatic({
      root: path.dirname(map.file),
      path: path.basename(map.file),
      onFound: (_path, c) => {
        c.header('Cache-Control', ONE_HOUR);
        c.header('Accept-Ranges', 'bytes');
      },
    }),
  );
  return routes;
}
