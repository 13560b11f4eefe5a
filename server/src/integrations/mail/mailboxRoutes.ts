import { readFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { readLocalMails } from './localMailbox.ts';
import { isFromThisMachine } from './mailboxAccess.ts';
import { mailboxPage } from './mailboxPage.ts';

const CSS = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');

/** The page has one style sheet of its own and nothing else. */
const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** `/mailbox`: only without SMTP, and only for this machine; to everybody else the page does not exist. */
export function mailboxRoutes({ config, db }: Pick<Deps, 'config' | 'db'>): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  if (config.mail.smtpUrl) return routes;
  for (const path of ['/mailbox', '/mailbox.css']) {
    routes.use(path, async (c, next) => {
      const { incoming } = c.env;
      if (!isFromThisMachine(incoming.socket.remoteAddress, c.req.raw.headers)) return c.notFound();
      await next();
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    });
  }
  routes.get('/mailbox', async (c) => c.html(mailboxPage(await readLocalMails(db))));
  routes.get('/mailbox.css', (c) => c.text(CSS, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return routes;
}
