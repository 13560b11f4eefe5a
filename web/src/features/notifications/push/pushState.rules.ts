import type { PushPermission } from '../../../lib/native/shellPush.ts';

/** What a browser says of itself, and of whether it shows notices. */
export interface PushHost {
  /** Service workers, push and notices are there. */
  canPush: boolean;
  isIos: boolean;
  /** Opened from the home screen. */
  isInstalled: boolean;
  permission: NotificationPermission;
  isSubscribed: boolean;
}

/** 'install': iOS has push for what was put on the home screen alone. */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

export function pushStateOf({ canPush, isIos, isInstalled, permission, isSubscribed }: PushHost): PushState {
  if (isIos && !isInstalled) return 'install';
  if (!canPush) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}

/** What the native app says of itself, and of whether it shows notices. */
export interface AppPushHost {
  /** The server sends by the phone's service. */
  isOffered: boolean;
  permission: PushPermission;
  isSubscribed: boolean;
}

export function appPushStateOf({ isOffered, permission, isSubscribed }: AppPushHost): PushState {
  if (!isOffered) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}

/** 'unreachable': the push service cannot be reached, or is none that the server sends to. */
export type SwitchedOn = PushState | 'unreachable';

/** Bytes of a subscription as the server reads them. */
export const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
