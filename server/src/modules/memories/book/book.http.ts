import type { HttpBindings } from '@hono/node-server';
import { MEMORY_BOOK_PATH } from '@liora/domain/contract/memoryBook';
import { Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { languageOf } from '../../../http/reader.ts';
import { readViewer } from '../../accounts/session/session.service.ts';
import { memoryBook } from './book.service.ts';

const YEAR = /^\d{4}$/;

/** POST: a year of the caller's memories as one page. No procedure, because it answers with a file. */
export function memoryBookRoutes(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.post(MEMORY_BOOK_PATH, async (c) => {
    const viewer = await readViewer(deps, c.req.raw.headers);
    if (!viewer) return c.json({ error: 'sign in' }, 401);
    const year = c.req.query('year') ?? '';
    if (!YEAR.test(year) || Number(year) === 0) return c.json({ error: 'no year' }, 400);
    const own = c.req.query('own') === '1';
    const { body, bytes } = await memoryBook(
      { deps, viewer },
      {
        year: Number(year),
        own,
        language: languageOf(c.env.incoming),
      },
    );
    return c.body(body, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="liora-memories-${year}.html"`,
      'cache-control': 'no-store',
    });
  });
  return routes;
}
