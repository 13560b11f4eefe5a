import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { languageOf, VARIES_BY } from '../http/reader.ts';
import { compressedFor } from '../http/reply.ts';
import { pageIn } from './pageLanguage.ts';

type Page = Context<{ Bindings: HttpBindings }>;

/** Sends a document: in the language of its reader, compressed, with a tag, asked for again each time. */
export async function documentReply(c: Page, page: string): Promise<Response> {
  const html = pageIn(languageOf(c.env.incoming), page);
  const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  const headers = { 'cache-control': 'no-cache', vary: VARIES_BY, etag: tag };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  const { encoding, body } = await compressedFor(c.env.incoming, Buffer.from(html));
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'content-type': 'text/html; charset=UTF-8',
    ...(encoding && { 'content-encoding': encoding }),
  });
}
