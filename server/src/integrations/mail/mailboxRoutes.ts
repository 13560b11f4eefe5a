import { readFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '../../deps.ts';
import { readLocalMails } from './localMailbox.ts';
import { mailboxFonts } from './mailboxFonts.ts';
import type { MailboxKey } from './mailboxKey.ts';
import { MAILBOX_TEXT } from './mailboxPage.text.ts';
import { mailboxPage } from './mailboxPage.ts';

const CSS = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');
const COOKIE = 'liora.mailbox';
const NOT_FOUND = 404;
const SEE_OTHER = 303;

/** The page has one style sheet of its own, the fonts of the product, and nothing else. */
const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * `/mailbox`, where a Liora that only this machine reaches keeps its letters. What a request says about itself (its
 * Host, its socket's address) decides nothing, because a proxy on this machine says the same for strangers: only the
 * browser that brought the console's key is shown letters.
 */
export function mailboxRoutes(
  { db }: Pick<Deps, 'db'>,
  mailboxKey: MailboxKey,
  webRoot: string,
): Hono<{ Bindings: HttpBindings }> {
  const css = mailboxFonts(webRoot) + CSS;
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.use('/mailbox', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
  });
  routes.get('/mailbox', async (c) => {
    const key = c.req.query('key');
    const pass = key === undefined ? undefined : mailboxKey.redeem(key);
    if (pass) {
      setCookie(c, COOKIE, pass, { path: '/mailbox', httpOnly: true, sameSite: 'Strict' });
      return c.redirect('/mailbox', SEE_OTHER);
    }
    if (!mailboxKey.admits(getCookie(c, COOKIE))) return c.text(MAILBOX_TEXT.closed, NOT_FOUND);
    return c.html(mailboxPage(await readLocalMails(db)));
  });
  routes.get('/mailbox.css', (c) => c.text(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  return routes;
}
