import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Config } from '../config.ts';
import { clientNetwork } from '../http/clientAddress.ts';
import { documentReply } from './documentReply.ts';
import type { Documents } from './documents.ts';
import { readerOf } from './reader.ts';

/** The screens besides those of single plans and places (modules/previews). */
const SCREENS = ['/', '/explore', '/curated-plans', '/privacy', '/terms'];

/** What an address asks for beyond its path is for the browser: filters, dialogs. */
export const isPlain = (url: string): boolean => url.includes('?');

/** The documents of the public screens, with what they show first. */
export function documentRoutes(
  config: Config,
  documents: Documents,
  webRoot: string,
): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  for (const screen of SCREENS) {
    routes.get(screen, async (c, next) => {
      if (isPlain(c.req.url)) return next();
      const { incoming } = c.env;
      const html = await readFile(path.join(webRoot, 'index.html'), 'utf8');
      const network = clientNetwork(incoming, config);
      return documentReply(c, await documents.filled(html, screen, readerOf(incoming), network));
    });
  }
  return routes;
}
