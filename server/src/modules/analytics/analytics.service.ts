import { createHmac } from 'node:crypto';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { ANALYTICS_EVENTS_PER_HOUR } from '@liora/domain/limits';
import { networkOf } from '../../rateLimits/networkOf.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { RequestContext } from '../../rpc/context.ts';
import { insertEvent } from './analytics.queries.ts';
import { pathWithoutCodes } from './analyticsPath.rules.ts';

const LIMIT = { name: 'analytics', max: ANALYTICS_EVENTS_PER_HOUR, windowSeconds: HOUR_SECONDS };
const FINGERPRINT_CHARS = 12;

export interface DeepLinkHandled {
  event_type: 'deeplink_handled';
  path: string;
  token: string | null;
  source: 'web' | 'native' | 'link';
}

type Reporter = Pick<RequestContext, 'deps' | 'viewer' | 'clientAddress'>;

/** Stores that something happened. Whose session it was comes from the session; codes and tokens are not kept (RUL-86). */
export async function trackEvent({ deps, viewer, clientAddress }: Reporter, event: DeepLinkHandled) {
  await takeFromLimit(deps, LIMIT, viewer?.userId ?? networkOf(clientAddress));
  await insertEvent(deps.db, {
    eventType: event.event_type,
    userId: viewer?.userId ?? null,
    at: deps.now(),
    data: {
      path: pathWithoutCodes(event.path),
      token: event.token === null ? null : fingerprint(event.token, deps.config.sessionSecret),
      source: event.source,
      timestamp: deps.now().toISOString(),
    },
  });
  return {};
}

/** Short and keyed: tells two tokens apart, leads back to none. */
function fingerprint(token: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`analytics\n${token}`)
    .digest('base64url')
    .slice(0, FINGERPRINT_CHARS);
}
