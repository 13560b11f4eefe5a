import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { LOCAL_TILES_PATH } from '../config.map.ts';
import type { Settings } from '../config.ts';

const ONE_HOUR = 'public, max-age=3600';

/** Another one for another file under the same name. */
export const fileStamp = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>) =>
  `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;

/**
 * The PMTiles file of this machine, in byte ranges; nothing when the map comes from elsewhere. By its tag a reader notices
 * that the file is another one by now, and begins anew.
 */
export function mapTilesRoutes(map: Settings['map']): Hono {
  const routes = new Hono();
  if (!map.file) return routes;
  // The folder of imported areas comes with the first of them.
  const { root } = path.parse(map.file);
  routes.use(
    LOCAL_TILES_PATH,
    serveStatic({
      root,
      path: path.relative(root, map.file),
      onFound: async (file, c) => {
        c.header('ETag', `"${fileStamp(await stat(file))}"`);
        c.header('Cache-Control', ONE_HOUR);
        c.header('Accept-Ranges', 'bytes');
      },
    }),
  );
  return routes;
}
