import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import { clientNetwork } from '../http/clientAddress.ts';
import { readerOf } from '../http/reader.ts';
import { documentReply } from './documentReply.ts';
import type { Documents, Wanted } from './documents.ts';

type Page = Context<{ Bindings: HttpBindings }>;

const LONGEST_VALUE = 40;

/** The screens besides those of single plans and places (modules/previews). */
const SCREENS = ['/', '/explore', '/curated-plans', '/liora-loved', '/privacy', '/terms'];

/** Screens of what is found for one parameter, and for nothing else: with it alone their documents have a visitor's list. */
const LISTS: Readonly<Record<string, string>> = { '/category': 'name', '/search': 'q' };

/**
 * Screens of what only the browser knows (who reads, where they are): their documents have the frame, the heading and the
 * skeleton. What of their address these depend on; everything else stays out, above all what is secret.
 */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  '/auth': ['mode'],
  '/category': ['name'],
  '/map': [],
  '/profile': [],
  '/saved': [],
  '/search': [],
};

/** What an address asks for beyond its path is for the browser: filters, dialogs. The frame around them is the same. */
export const drawnFor = (url: string): Wanted['draw'] => (url.includes('?') ? 'drawFrame' : 'drawDocument');

/** The documents of the public screens, with what they show first. */
export function documentRoutes(
  config: Config,
  documents: Documents,
  webRoot: string,
): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const answer = async (c: Page, wanted: Pick<Wanted, 'address' | 'draw'>) => {
    const { incoming } = c.env;
    const html = await readFile(path.join(webRoot, 'index.html'), 'utf8');
    const clientAddress = clientNetwork(incoming, config);
    return documentReply(
      c,
      await documents.filled(html, { ...wanted, reader: readerOf(incoming), clientAddress }),
    );
  };
  for (const screen of SCREENS) {
    routes.get(screen, (c) => answer(c, { address: screen, draw: drawnFor(c.req.url) }));
  }
  for (const [screen, read] of Object.entries(FRAMES)) {
    routes.get(screen, (c) => {
      const { url } = c.req;
      const list = listAddress(screen, url);
      if (list) return answer(c, { address: list, draw: 'drawDocument' });
      return answer(c, { address: addressOf(screen, read, url), draw: 'drawFrame' });
    });
  }
  return routes;
}

/** The path with the parameters that count. */
function addressOf(screen: string, read: readonly string[], url: string): string {
  const given = new URL(url).searchParams;
  const kept = new URLSearchParams();
  for (const name of read) {
    const value = given.get(name);
    if (value !== null && value.length <= LONGEST_VALUE) kept.set(name, value);
  }
  return kept.size === 0 ? screen : `${screen}?${kept}`;
}

/** The address of a list that is drawn; null where it asks for nothing, or for more than that: filters, an area, a place in it. */
function listAddress(screen: string, url: string): string | null {
  const { [screen]: wanted } = LISTS;
  const given = [...new URL(url).searchParams];
  const [name = '', value = ''] = given[0] ?? [];
  const isAlone = given.length === 1 && name === wanted && value.trim() !== '';
  return isAlone && value.length <= LONGEST_VALUE
    ? `${screen}?${new URLSearchParams({ [name]: value })}`
    : null;
}
