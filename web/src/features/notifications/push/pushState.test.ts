import { expect, test } from 'vitest';
import {
  type AppPushHost,
  appPushStateOf,
  type PushHost,
  pushStateOf,
  toBase64url,
} from './pushState.rules.ts';

const host: PushHost = {
  canPush: true,
  isIos: false,
  isInstalled: false,
  permission: 'default',
  isSubscribed: false,
};

test.each<[string, Partial<PushHost>, string]>([
  ['nobody was asked yet', {}, 'off'],
  ['allowed, and not subscribed', { permission: 'granted' }, 'off'],
  ['allowed and subscribed', { permission: 'granted', isSubscribed: true }, 'on'],
  ['blocked by the browser', { permission: 'denied', isSubscribed: true }, 'denied'],
  ['no push', { canPush: false }, 'unsupported'],
  // Safari has no push outside the home screen.
  ['an iPhone', { isIos: true, canPush: false }, 'install'],
  ['an iPhone, opened from the home screen', { isIos: true, isInstalled: true }, 'off'],
  [
    'an old iPhone, opened from the home screen',
    { isIos: true, isInstalled: true, canPush: false },
    'unsupported',
  ],
])('NOTIF-06 push on this device: %s', (_what, more, state) => {
  expect(pushStateOf({ ...host, ...more })).toBe(state);
});

const app: AppPushHost = { isOffered: true, permission: 'prompt', isSubscribed: false };

test.each<[string, Partial<AppPushHost>, string]>([
  ['nobody was asked yet', {}, 'off'],
  ['allowed, and not subscribed', { permission: 'granted' }, 'off'],
  ['allowed and subscribed', { permission: 'granted', isSubscribed: true }, 'on'],
  ['allowed no more', { permission: 'prompt', isSubscribed: true }, 'off'],
  ['blocked by the phone', { permission: 'denied', isSubscribed: true }, 'denied'],
  ['a server that does not send by its service', { isOffered: false, permission: 'granted' }, 'unsupported'],
])('NOTIF-06 push in the native app: %s', (_what, more, state) => {
  expect(appPushStateOf({ ...app, ...more })).toBe(state);
});

test('NOTIF-06 bytes are written as the server reads them', () => {
  const bytes = new Uint8Array([251, 255, 190, 0, 1]);
  expect(toBase64url(bytes.buffer)).toBe(Buffer.from(bytes).toString('base64url'));
});
