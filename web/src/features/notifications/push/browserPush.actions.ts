import { readerZone } from '@liora/domain/i18n/format';
import { client } from '../../../lib/api.ts';
import { isIosBrowser } from '../../../lib/iosBrowser.ts';
import { isInstalled } from '../../../lib/isInstalled.ts';
import { isAppElsewhere } from '../../../lib/server.ts';
import { withLock } from '../../../lib/withLock.ts';
import {
  type PushHost,
  type PushState,
  pushStateOf,
  type SwitchedOn,
  toBase64url,
} from './pushState.rules.ts';
import { WHOSE_KEY } from './whosePush.data.ts';

const WORKER = '/sw.js';

const canPush = () =>
  !isAppElsewhere() && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser shows somebody's notices, or why it cannot. */
export async function pushState(userId: string): Promise<PushState> {
  const host: PushHost = {
    canPush: canPush(),
    isIos: isIosBrowser(navigator),
    isInstalled: isInstalled(),
    permission: canPush() ? Notification.permission : 'default',
    isSubscribed: localStorage.getItem(WHOSE_KEY) === userId && (await subscriptionHere()) !== null,
  };
  return pushStateOf(host);
}

/** Asks for permission, by a press alone, and subscribes. */
export async function switchPushOn(userId: string, key: string): Promise<SwitchedOn> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState(userId);
  return withLock(WHOSE_KEY, () => subscribe(userId, key));
}

async function subscribe(userId: string, key: string): Promise<SwitchedOn> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // First: what goes on beside it takes a subscription of nobody's away.
  localStorage.setItem(WHOSE_KEY, userId);
  const isStored = await subscribeWith(pushManager, key).catch((error: unknown) => {
    localStorage.removeItem(WHOSE_KEY);
    throw error;
  });
  if (isStored) return pushState(userId);
  localStorage.removeItem(WHOSE_KEY);
  return 'unreachable';
}

/** Whether the server has the browser now. Of a key that it has given up the browser is told the new one, once. */
async function subscribeWith(push: PushManager, key: string, triesLeft = 1): Promise<boolean> {
  const before = await push.getSubscription();
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const subscription = await push
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!subscription) return false;
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (!p256dh || !auth) return false;
  const told = await client.notifications.subscribe({
    endpoint: subscription.endpoint,
    p256dh: toBase64url(p256dh),
    auth: toBase64url(auth),
    key,
    time_zone: readerZone(),
  });
  if (told.stored) return true;
  if (told.key !== key && triesLeft > 0) return subscribeWith(push, told.key, triesLeft - 1);
  await subscription.unsubscribe();
  return false;
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  applicationServerKey ? toBase64url(applicationServerKey) : '';

export const switchPushOff = (): Promise<void> => withLock(WHOSE_KEY, unsubscribe);

async function unsubscribe(): Promise<void> {
  localStorage.removeItem(WHOSE_KEY);
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // What the server does not hear now it learns from the push service.
  await client.notifications.unsubscribe({ endpoint });
}

/** With each start: the server has this browser of theirs; one that somebody else has left behind shows nothing any more. */
export const renewPush = (userId: string | null): Promise<void> => withLock(WHOSE_KEY, () => renew(userId));

async function renew(userId: string | null): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const whose = localStorage.getItem(WHOSE_KEY);
  // Whose session has run out gets it back by signing in.
  if (whose !== null && userId === null) return;
  if (whose === null || whose !== userId) {
    await subscription.unsubscribe();
    return;
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscribeWith(pushManager, keyOf(subscription));
}
