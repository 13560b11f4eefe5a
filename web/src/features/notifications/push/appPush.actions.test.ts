import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushPermission, ShellPush } from '../../../lib/native/shellPush.ts';
import { testStorage } from '../../../lib/testing/testStorage.ts';
import { appPushState, renewAppPush, switchAppPushOff, switchAppPushOn } from './appPush.actions.ts';

let kept: Map<string, string>;
/** What the phone and the server were asked, in order. */
let asked: string[];
let isStored: boolean;

beforeEach(() => {
  kept = new Map();
  asked = [];
  isStored = true;
  vi.stubGlobal('localStorage', testStorage(kept));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (request: Request) => {
    const { json } = await request.json();
    asked.push(`${new URL(request.url).pathname.split('/').at(-1)} ${json.token ?? json.endpoint}`);
    return Response.json({ json: { stored: isStored } });
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Phone {
  permission?: PushPermission;
  choice?: PushPermission;
  token?: string | null;
}

const phone = ({ permission = 'granted', choice = 'granted', token = 't1' }: Phone = {}): ShellPush => ({
  service: 'fcm',
  permission: async () => permission,
  askPermission: async () => {
    asked.push('ask');
    return choice;
  },
  token: async () => {
    if (token === null) throw new Error('No connection');
    return token;
  },
  forget: async () => void asked.push('forget'),
});

const state = (userId: string) => appPushState(phone(), userId, ['fcm']);

test('NOTIF-06 the press of the switch asks and tells the server; the next one ends both', async () => {
  expect(await switchAppPushOn(phone(), 'maya')).toBe('on');
  expect(asked).toEqual(['ask', 'subscribeApp t1']);
  expect([await state('maya'), await state('noor')]).toEqual(['on', 'off']);
  expect(await appPushState(phone(), 'maya', ['apns'])).toBe('unsupported');
  await switchAppPushOff(phone());
  expect(asked.slice(2)).toEqual(['forget', 'unsubscribe t1']);
  expect([...kept]).toEqual([]);
});

test('NOTIF-06 whoever says no is subscribed to nothing', async () => {
  expect(await switchAppPushOn(phone({ choice: 'denied' }), 'maya')).toBe('denied');
  expect(await switchAppPushOn(phone({ choice: 'prompt' }), 'maya')).toBe('off');
  expect(asked).toEqual(['ask', 'ask']);
});

test.each<[string, Phone, boolean]>([
  ['a phone that its service gives no token', { token: null }, true],
  ['a server that does not send by it', {}, false],
])('NOTIF-06 %s leaves nothing behind', async (_what, given, stored) => {
  isStored = stored;
  expect(await switchAppPushOn(phone(given), 'maya')).toBe('unreachable');
  expect(asked.at(-1)).toBe('forget');
  expect([...kept]).toEqual([]);
});

test('NOTIF-06 with each start the server is told the token of today, and that is what switching off ends', async () => {
  await switchAppPushOn(phone(), 'maya');
  asked = [];
  await renewAppPush(phone({ token: 't2' }), 'maya');
  await renewAppPush(phone({ token: null }), 'maya');
  await renewAppPush(phone({ permission: 'denied' }), 'maya');
  await renewAppPush(phone(), null);
  expect(asked).toEqual(['subscribeApp t2']);
  expect(await state('maya')).toBe('on');
  await switchAppPushOff(phone());
  expect(asked).toEqual(['subscribeApp t2', 'forget', 'unsubscribe t2']);
});

test('NOTIF-06 what somebody else has left behind shows nothing any more', async () => {
  await switchAppPushOn(phone(), 'maya');
  asked = [];
  await renewAppPush(phone(), 'noor');
  expect(asked).toEqual(['forget']);
  expect([await state('maya'), await state('noor')]).toEqual(['off', 'off']);
  // As signing out leaves it.
  await renewAppPush(phone(), null);
  expect(asked).toEqual(['forget', 'forget']);
});

test('NOTIF-06 what the phone cannot end the server ends all the same', async () => {
  await switchAppPushOn(phone(), 'maya');
  const failing = { ...phone(), forget: () => Promise.reject(new Error('No')) };
  await expect(switchAppPushOff(failing)).rejects.toThrow('No');
  expect(asked.at(-1)).toBe('unsubscribe t1');
  expect(await state('maya')).toBe('off');
});
