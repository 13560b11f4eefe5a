import { readFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { UNSUBSCRIBES_PER_MINUTE } from '@liora/domain/limits';
import { type Context, Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { clientNetwork } from '../../../http/clientAddress.ts';
import { languageOf } from '../../../http/reader.ts';
import { mailboxFonts } from '../../../integrations/mail/mailboxFonts.ts';
import { inLanguage } from '../../../language.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import { stopLetters } from '../settings/settings.service.ts';
import { askPage, donePage, invalidPage } from './stopPage.views.ts';
import { readStopToken } from './stopToken.rules.ts';

const readCss = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const CSS = readCss('../../../integrations/mail/mailbox.css') + readCss('./stopPage.css');
const NOT_FOUND = 404;
const LIMIT = { name: 'stop-letters:network', max: UNSUBSCRIBES_PER_MINUTE, windowSeconds: 60 };

type Page = Context<{ Bindings: HttpBindings }>;

/** In the language of the browser: whoever opens a letter may not be signed in. */
const inReadersLanguage = (c: Page, page: () => ReturnType<typeof invalidPage>) =>
  inLanguage(languageOf(c.env.incoming), page);
const invalid = (c: Page) => c.html(inReadersLanguage(c, invalidPage), NOT_FOUND);

/** Nobody's session counts here, and the address of the page, which works for ever, is told to nobody. */
const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // With none at all browsers would say 'null' of where the form comes from, and it would be refused.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * `/unsubscribe/<token>`: what letters about notifications name as the way to be spared them. POST does it at once, also by mail
 * programs themselves (RFC 8058) and without a session; GET asks with a button.
 */
export function stopLettersRoutes(deps: Deps, webRoot: string): Hono<{ Bindings: HttpBindings }> {
  const css = mailboxFonts(webRoot) + CSS;
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.use('/unsubscribe/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
  });
  routes.get('/unsubscribe/page.css', (c) => c.text(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  routes.get('/unsubscribe/:token', (c) => {
    const asked = readStopToken(deps.config, c.req.param('token'));
    return asked ? c.html(inReadersLanguage(c, () => askPage(asked.type))) : invalid(c);
  });
  routes.post('/unsubscribe/:token', async (c) => {
    await takeFromLimit(deps, LIMIT, clientNetwork(c.env.incoming, deps.config));
    const asked = readStopToken(deps.config, c.req.param('token'));
    if (!asked) return invalid(c);
    await stopLetters(deps, asked.userId, asked.type);
    return c.html(inReadersLanguage(c, () => donePage(asked.type)));
  });
  routes.all('/unsubscribe/*', invalid);
  return routes;
}
