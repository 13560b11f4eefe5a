import type { HttpBindings } from '@hono/node-server';
import { OWN_DATA_PATH } from '@liora/domain/contract/ownData';
import { Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { languageOf } from '../../../http/reader.ts';
import { readEvenSuspended } from '../session/session.service.ts';
import { ownData } from './ownData.service.ts';

/** POST: the caller's own copy of their data, as a ZIP. No procedure, because it answers with a file. */
export function ownDataRoutes(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.post(OWN_DATA_PATH, async (c) => {
    const viewer = await readEvenSuspended(deps, c.req.raw.headers);
    if (!viewer) return c.json({ error: 'sign in' }, 401);
    const { body, bytes } = await ownData({ deps, viewer }, languageOf(c.env.incoming));
    const day = deps.now().toISOString().slice(0, 10);
    return c.body(body, 200, {
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="liora-${day}.zip"`,
      'cache-control': 'no-store',
    });
  });
  return routes;
}
