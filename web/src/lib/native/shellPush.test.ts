import { expect, test } from 'vitest';
import { SHELL_PUSH, shellPush } from './shellPush.ts';

const push = {
  service: 'fcm',
  permission: async () => 'prompt',
  askPermission: async () => 'granted',
  token: async () => 'token',
  forget: async () => {},
};

test('NOTIF-06 the native shell brings a push object at its bridge', () => {
  expect(shellPush({ LioraBridge: { [SHELL_PUSH]: push } })).toBe(push);
  expect(shellPush({ LioraBridge: { push: { ...push, service: 'apns' } } })).not.toBeNull();
});

test.each<[string, object]>([
  ['a browser', {}],
  ['an older shell', { LioraBridge: { featureVersion: 1 } }],
  ['something else under that name', { LioraBridge: { push: 'yes' } }],
  ['another service', { LioraBridge: { push: { ...push, service: 'hms' } } }],
  ['half an object', { LioraBridge: { push: { ...push, token: undefined } } }],
])('NOTIF-06 %s has none', (_what, globals) => expect(shellPush(globals)).toBeNull());
