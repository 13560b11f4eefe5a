import type { HttpBindings } from '@hono/node-server';
import { instant, planId } from '@liora/domain/contract/common';
import { DATE_FILE_PATH } from '@liora/domain/rules/dateFile';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { languageOf } from '../../../http/reader.ts';
import { compressedFor } from '../../../http/reply.ts';
import { readViewer } from '../../accounts/session/session.service.ts';
import { dateFile } from './dateFile.service.ts';

const query = z.object({ plan: planId, evening: instant });

/** POST: one date as a page to take along. No procedure, because it answers with a file. */
export function dateFileRoutes(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.post(DATE_FILE_PATH, async (c) => {
    const viewer = await readViewer(deps, c.req.raw.headers);
    if (!viewer) return c.json({ error: 'sign in' }, 401);
    const wanted = query.safeParse({ plan: c.req.query('plan'), evening: c.req.query('evening') });
    if (!wanted.success) return c.json({ error: 'no plan' }, 400);
    const { plan, evening } = wanted.data;
    const file = await dateFile(
      { deps, viewer },
      { planId: plan, evening, language: languageOf(c.env.incoming) },
    );
    const { encoding, body } = await compressedFor(c.env.incoming, Buffer.from(file));
    return c.body(new Uint8Array(body), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="liora-date.html"',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
  });
  return routes;
}
