import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../../deps.ts';
import { recordBillingEvent } from '../../modules/membership/billing/billing.service.ts';
import { readRevenueCatEvent } from './revenueCatEvent.ts';
import { carriesSecret } from './webhookAuthorization.ts';

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const TOO_LARGE = 413;
/** Events have two kilobytes or so; custom attributes of a customer may make them larger. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * `POST /webhooks/revenuecat`: answers 200 once the event is kept and has taken effect; anything else makes RevenueCat
 * send it again. Without REVENUECAT_WEBHOOK_SECRET the address does not exist.
 */
export function revenueCatWebhook(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const { webhookSecret } = deps.config.billing;
  const routes = new Hono<{ Bindings: HttpBindings }>();
  if (webhookSecret) {
    routes.post('/webhooks/revenuecat', async (c, next) => {
      if (!carriesSecret(c.req.header('authorization'), webhookSecret))
        return c.json({ error: 'unauthorized' }, UNAUTHORIZED);
      return next();
    });
    routes.post(
      '/webhooks/revenuecat',
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json({ error: 'too large' }, TOO_LARGE) }),
    );
    routes.post('/webhooks/revenuecat', async (c) => {
      const event = readRevenueCatEvent(await c.req.json().catch(() => null));
      if (!event) return c.json({ error: 'not an event' }, BAD_REQUEST);
      await recordBillingEvent(deps, event);
      return c.json({ received: true });
    });
  }
  routes.all('/webhooks/*', (c) => c.json({ error: 'not found' }, NOT_FOUND));
  return routes;
}
