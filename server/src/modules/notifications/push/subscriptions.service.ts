import { HOUR_SECONDS } from '@liora/domain/durations';
import { PUSH_SUBSCRIBES_PER_HOUR, PUSH_SUBSCRIPTIONS_PER_PERSON } from '@liora/domain/limits';
import { canonicalNamedZone } from '@liora/domain/rules/hoursClock';
import type { AppPushService } from '@liora/domain/rules/notificationSettings';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { RequestContext, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { readSessionToken } from '../../accounts/session/sessionCookie.parser.ts';
import { saveFirstZone } from '../settings/settings.queries.ts';
import { serverKeys } from './serverKeys.service.ts';
import {
  deleteSubscription,
  lockSubscriptions,
  type NewDevice,
  trimSubscriptions,
  upsertSubscription,
} from './subscriptions.queries.ts';

type Context = SignedInCaller & Pick<RequestContext, 'requestHeaders'>;

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The key of this server that the browser was given. */
  key: string;
  time_zone: string;
}

const SUBSCRIBES = { name: 'push:subscribe', max: PUSH_SUBSCRIBES_PER_HOUR, windowSeconds: HOUR_SECONDS };

/**
 * From now on this browser shows the caller's notices, as long as this session lasts. Not stored: the browser was given another
 * key, or belongs to a push service that this server does not send to.
 */
export async function subscribe(
  context: Context,
  { endpoint, p256dh, auth, key, time_zone }: Subscription,
): Promise<{ stored: boolean; key: string }> {
  const { deps, viewer } = context;
  await takeFromLimit(deps, SUBSCRIBES, viewer.userId);
  const { publicKey } = await serverKeys(deps);
  if (key !== publicKey || !deps.pusher.isKnown(endpoint)) return { stored: false, key: publicKey };
  await storeDevice(context, { service: 'web', endpoint, p256dh, auth, serverKey: publicKey }, time_zone);
  return { stored: true, key: publicKey };
}

/** The same of an app. Not stored: this server does not send by its service. */
export async function subscribeApp(
  context: Context,
  { service, token, time_zone }: { service: AppPushService; token: string; time_zone: string },
): Promise<{ stored: boolean }> {
  const { deps, viewer } = context;
  await takeFromLimit(deps, SUBSCRIBES, viewer.userId);
  if (!deps.pusher.apps.includes(service)) return { stored: false };
  const app = { service, endpoint: token, p256dh: null, auth: null, serverKey: null };
  await storeDevice(context, app, time_zone);
  return { stored: true };
}

async function storeDevice(
  { deps, viewer: { userId }, requestHeaders }: Context,
  device: NewDevice,
  timeZone: string,
): Promise<void> {
  const sessionToken = readSessionToken(requestHeaders, deps.config.sessionSecret);
  if (sessionToken === null) throw new ProductError('UNAUTHENTICATED');
  await deps.db.transaction().execute(async (trx) => {
    await lockSubscriptions(trx, userId);
    if (!(await upsertSubscription(trx, userId, device, { sessionToken, now: deps.now() })))
      throw new ProductError('UNAUTHENTICATED');
    await trimSubscriptions(trx, userId, PUSH_SUBSCRIPTIONS_PER_PERSON);
    // So that quiet hours, which are on until somebody says otherwise, are known.
    await saveFirstZone(trx, userId, canonicalNamedZone(timeZone));
  });
}

export async function unsubscribe({ deps, viewer }: SignedInCaller, endpoint: string) {
  await deleteSubscription(deps.db, viewer.userId, endpoint);
  return {};
}
