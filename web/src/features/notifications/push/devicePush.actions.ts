import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { shellPush } from '../../../lib/native/shellPush.ts';
import { appPushState, renewAppPush, switchAppPushOff, switchAppPushOn } from './appPush.actions.ts';
import { pushState, renewPush, switchPushOff, switchPushOn } from './browserPush.actions.ts';
import type { PushState, SwitchedOn } from './pushState.rules.ts';

type Offered = Pick<NotificationSettings, 'push_key' | 'push_apps'>;

/** Push on this device goes by the phone's service in a native shell that brings one, and by the browser's elsewhere. */
export const isPushOfApp = (): boolean => shellPush(window) !== null;

export function devicePushState(userId: string, { push_apps }: Offered): Promise<PushState> {
  const push = shellPush(window);
  return push ? appPushState(push, userId, push_apps) : pushState(userId);
}

export function switchDevicePushOn(userId: string, { push_key }: Offered): Promise<SwitchedOn> {
  const push = shellPush(window);
  return push ? switchAppPushOn(push, userId) : switchPushOn(userId, push_key);
}

export function switchDevicePushOff(): Promise<void> {
  const push = shellPush(window);
  return push ? switchAppPushOff(push) : switchPushOff();
}

export function renewDevicePush(userId: string | null): Promise<void> {
  const push = shellPush(window);
  return push ? renewAppPush(push, userId) : renewPush(userId);
}
