import { readerZone } from '@liora/domain/i18n/format';
import type { AppPushService } from '@liora/domain/rules/notificationSettings';
import { client } from '../../../lib/api.ts';
import type { ShellPush } from '../../../lib/native/shellPush.ts';
import { withLock } from '../../../lib/withLock.ts';
import { appPushStateOf, type PushState, type SwitchedOn } from './pushState.rules.ts';
import { WHOSE_KEY } from './whosePush.data.ts';

/** By which token the server was last told of this app: what is switched off is just that. It goes at sign-out, too. */
const REPORTED_KEY = 'liora.push-token';

/** Whether the app on this phone shows somebody's notices, or why it cannot. */
export async function appPushState(
  push: ShellPush,
  userId: string,
  offered: readonly AppPushService[],
): Promise<PushState> {
  return appPushStateOf({
    isOffered: offered.includes(push.service),
    permission: await push.permission(),
    isSubscribed: localStorage.getItem(WHOSE_KEY) === userId,
  });
}

/** Asks for permission, by a press alone, and subscribes. */
export async function switchAppPushOn(push: ShellPush, userId: string): Promise<SwitchedOn> {
  const permission = await push.askPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  return withLock(WHOSE_KEY, () => subscribe(push, userId));
}

async function subscribe(push: ShellPush, userId: string): Promise<SwitchedOn> {
  // First: signing out meanwhile takes it away.
  localStorage.setItem(WHOSE_KEY, userId);
  const became = await report(push).catch((error: unknown) => {
    localStorage.removeItem(WHOSE_KEY);
    throw error;
  });
  if (became === 'stored') return 'on';
  await leave(push);
  return 'unreachable';
}

/** Tells the server how it reaches this app; of the same token as often as it likes. */
async function report(push: ShellPush): Promise<'stored' | 'refused' | 'no token'> {
  const token = await push.token().catch(() => null);
  if (token === null) return 'no token';
  localStorage.setItem(REPORTED_KEY, token);
  const { stored } = await client.notifications.subscribeApp({
    service: push.service,
    token,
    time_zone: readerZone(),
  });
  return stored ? 'stored' : 'refused';
}

async function leave(push: ShellPush): Promise<void> {
  localStorage.removeItem(WHOSE_KEY);
  localStorage.removeItem(REPORTED_KEY);
  await push.forget();
}

export const switchAppPushOff = (push: ShellPush): Promise<void> =>
  withLock(WHOSE_KEY, () => unsubscribe(push));

async function unsubscribe(push: ShellPush): Promise<void> {
  const endpoint = localStorage.getItem(REPORTED_KEY);
  try {
    await leave(push);
  } finally {
    // Also where the phone could not end it: nothing is sent any more.
    if (endpoint !== null) await client.notifications.unsubscribe({ endpoint });
  }
}

/** With each start: the server has the token of today; an app that somebody else has left behind shows nothing any more. */
export const renewAppPush = (push: ShellPush, userId: string | null): Promise<void> =>
  withLock(WHOSE_KEY, () => renew(push, userId));

async function renew(push: ShellPush, userId: string | null): Promise<void> {
  const whose = localStorage.getItem(WHOSE_KEY);
  // Whose session has run out gets it back by signing in.
  if (whose !== null && userId === null) return;
  if (whose === null || whose !== userId) return leave(push);
  // Taken back in the phone's settings, it can be given again there.
  if ((await push.permission()) !== 'granted') return;
  if ((await report(push)) === 'refused') await leave(push);
}
