import type { AppPushService } from '@liora/domain/rules/notificationSettings';
import { NATIVE_NAMES } from './nativeNames.ts';

/** Where the native shell's push object stands at its bridge. Its presence says nothing of who may what. */
export const SHELL_PUSH = 'push';

/** What the phone lets the app show. 'prompt': nobody was asked yet. */
export type PushPermission = 'granted' | 'denied' | 'prompt';

/**
 * How the native shell reaches Apple's or Google's service. A shell without it shows no notices: an older one, or a build
 * that has no settings for its service.
 */
export interface ShellPush {
  service: AppPushService;
  permission: () => Promise<PushPermission>;
  /** Asks the person, where the phone still lets it; by a press alone. */
  askPermission: () => Promise<PushPermission>;
  /** By which the service knows this app today. Asks nobody; rejects where the service gives none. */
  token: () => Promise<string>;
  /** Ends it, where there is one: the phone shows nothing any more. */
  forget: () => Promise<void>;
}

const SERVICES: readonly unknown[] = ['apns', 'fcm'] satisfies AppPushService[];
const METHODS = ['permission', 'askPermission', 'token', 'forget'] satisfies (keyof ShellPush)[];

/** The push object of the native shell, or null in a browser and for anything that is not one. */
export function shellPush(globals: object): ShellPush | null {
  const bridge: unknown = Reflect.get(globals, NATIVE_NAMES.messageBridge);
  const found: unknown =
    typeof bridge === 'object' && bridge !== null ? Reflect.get(bridge, SHELL_PUSH) : null;
  return isShellPush(found) ? found : null;
}

function isShellPush(value: unknown): value is ShellPush {
  if (typeof value !== 'object' || value === null) return false;
  const isFunction = (name: string) => typeof Reflect.get(value, name) === 'function';
  return SERVICES.includes(Reflect.get(value, 'service')) && METHODS.every(isFunction);
}
