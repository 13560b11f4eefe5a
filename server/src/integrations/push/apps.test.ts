import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { newServerKeys } from '../../modules/notifications/push/serverKeys.rules.ts';
import { createPusher } from './createPusher.ts';
import type { NoteFailure, PushMessage } from './pusher.ts';
import { startApns, startFcm } from './testing/appServices.ts';

const [apple, google] = [await startApns(), await startFcm()];
const base = { ...readConfig({}, '/nowhere'), publicUrl: 'https://liora.example' };
const config = { ...base, push: { ...base.push, apns: apple.settings, fcm: google.settings } };
const noted: Parameters<NoteFailure>[0][] = [];
const note: NoteFailure = (failure) => noted.push(failure);
const pusher = createPusher(config, { apns: apple.network, fcm: google.network, note });
const keys = newServerKeys();
afterAll(async () => {
  await pusher.close();
  await Promise.all([apple.close(), google.close()]);
});
beforeEach(() => {
  noted.length = 0;
  for (const service of [apple, google]) {
    service.received.length = 0;
    service.answer = null;
  }
});

const ID = '3f0c6f0e-6d1c-4f29-9a55-2b8a7d6c1e00';
const message: PushMessage = {
  notice: { id: ID, title: 'Liora', body: 'There is news about a date' },
  topic: 'PwxvDm0cTymaVSuKfWweAA',
  urgency: 'normal',
  ttlSeconds: 3600,
};
const quiet: PushMessage = { ...message, urgency: 'low' };
const toApple = (sent = message) => pusher.send({ service: 'apns', token: 'a1b2c3' }, sent, keys);
const toGoogle = (sent = message) => pusher.send({ service: 'fcm', token: 'dev:ice-1' }, sent, keys);
/** Seconds since 1970, as Apple wants the end of a message. */
const seconds = () => Math.floor(Date.now() / 1000);

describe('Apple', () => {
  test('NOTIF-06 a message arrives for its app, signed, with what its notice is opened by', async () => {
    const from = seconds();
    expect(await toApple()).toBe('sent');
    expect(apple.received).toEqual([
      {
        path: '/3/device/a1b2c3',
        headers: expect.objectContaining({
          'apns-topic': 'app.liora',
          'apns-push-type': 'alert',
          'apns-collapse-id': message.topic,
        }),
        body: {
          aps: { alert: { title: 'Liora', body: 'There is news about a date' }, sound: 'default' },
          id: ID,
        },
      },
    ]);
    const { 'apns-expiration': until } = apple.received[0]?.headers ?? {};
    expect(Number(until) - from).toBeGreaterThanOrEqual(message.ttlSeconds);
    expect(Number(until) - seconds()).toBeLessThanOrEqual(message.ttlSeconds);
  });

  test('NOTIF-06 what can wait saves the battery, and makes no sound', async () => {
    expect(await toApple(quiet)).toBe('sent');
    expect(apple.received[0]?.headers).toMatchObject({ 'apns-priority': '5' });
    expect(apple.received[0]?.body).not.toHaveProperty('aps.sound');
  });

  test('NOTIF-06 many messages go over one connection', async () => {
    await toApple();
    const before = apple.sessions();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => toApple()));
    expect(new Set(outcomes)).toEqual(new Set(['sent']));
    expect(apple.sessions()).toBe(before);
  });

  test.each([
    [410, 'Unregistered', 'gone'],
    [400, 'BadDeviceToken', 'gone'],
    [400, 'DeviceTokenNotForTopic', 'gone'],
    [400, 'BadCollapseId', 'refused'],
    [413, 'PayloadTooLarge', 'refused'],
    [403, 'InvalidProviderToken', 'later'],
    [429, 'TooManyRequests', 'later'],
    [500, 'InternalServerError', 'later'],
    [503, 'Shutdown', 'later'],
  ])('NOTIF-06 Apple answers %i %s: %s, asked once', async (status, reason, outcome) => {
    apple.answer = { status, body: { reason } };
    expect(await toApple()).toBe(outcome);
    expect(apple.received).toHaveLength(1);
  });
});

describe('Google', () => {
  test('NOTIF-06 a message arrives for its app, of the account, with what its notice is opened by', async () => {
    expect(await toGoogle()).toBe('sent');
    expect(google.received).toEqual([
      {
        path: '/v1/projects/liora-test/messages:send',
        message: {
          token: 'dev:ice-1',
          notification: { title: 'Liora', body: 'There is news about a date' },
          data: { id: ID },
          android: {
            ttl: '3600s',
            priority: 'HIGH',
            notification: { tag: ID, channel_id: 'notices', visibility: 'PRIVATE' },
          },
        },
      },
    ]);
    await Promise.all(Array.from({ length: 5 }, () => toGoogle(quiet)));
    expect(google.received[1]).toMatchObject({ message: { android: { priority: 'NORMAL' } } });
    expect(google.tokens()).toBe(1);
  });

  test('NOTIF-06 a token that Google takes no longer is asked for anew', async () => {
    google.answer = { status: 401, body: {} };
    const before = google.tokens();
    expect(await toGoogle()).toBe('later');
    google.answer = null;
    expect(await toGoogle()).toBe('sent');
    expect(google.tokens()).toBe(before + 1);
  });

  const refusal = (status: number, detail: object) => ({ status, body: { error: { details: [detail] } } });

  test.each([
    ['gone', refusal(404, { errorCode: 'UNREGISTERED' })],
    ['gone', refusal(403, { errorCode: 'SENDER_ID_MISMATCH' })],
    ['gone', refusal(400, { fieldViolations: [{ field: 'message.token' }] })],
    ['refused', refusal(400, { errorCode: 'INVALID_ARGUMENT' })],
    ['later', refusal(404, {})],
    ['later', refusal(403, {})],
    ['later', refusal(429, { errorCode: 'QUOTA_EXCEEDED' })],
    ['later', refusal(503, { errorCode: 'UNAVAILABLE' })],
    ['later', { status: 502, body: {} }],
  ])('NOTIF-06 it is %s where Google answers %j', async (outcome, answer) => {
    google.answer = answer;
    expect(await toGoogle()).toBe(outcome);
  });
});

test('NOTIF-06 why a message was not taken is noted by status and code, without the token or a word of the message', async () => {
  await Promise.all([toApple(), toGoogle()]);
  expect(noted).toEqual([]);
  apple.answer = { status: 403, body: { reason: 'InvalidProviderToken' } };
  google.answer = { status: 429, body: { error: { details: [{ errorCode: 'QUOTA_EXCEEDED' }] } } };
  await toApple();
  await toGoogle();
  google.answer = { status: 403, body: { error: { status: 'PERMISSION_DENIED', message: 'no dev:ice-1' } } };
  await toGoogle();
  apple.answer = { status: 400, body: { reason: 'no such token: a1b2c3' } };
  await toApple();
  expect(noted).toEqual([
    { service: 'apns', outcome: 'later', status: 403, reason: 'InvalidProviderToken' },
    { service: 'fcm', outcome: 'later', status: 429, reason: 'QUOTA_EXCEEDED' },
    { service: 'fcm', outcome: 'later', status: 403, reason: 'PERMISSION_DENIED' },
    { service: 'apns', outcome: 'refused', status: 400, reason: undefined },
  ]);
  const away = createPusher(config, {
    note,
    fcm: {
      fetch: () => Promise.reject(Object.assign(new TypeError('fetch failed'), { code: 'ECONNRESET' })),
    },
  });
  await away.send({ service: 'fcm', token: 'a1b2c3' }, message, keys);
  await away.close();
  expect(noted.at(-1)).toEqual({ service: 'fcm', outcome: 'later', reason: 'ECONNRESET' });
  for (const secret of ['a1b2c3', 'dev:ice-1', message.notice.body])
    expect(JSON.stringify(noted)).not.toContain(secret);
});

test('NOTIF-06 a service that cannot be reached, or does not know the key, is asked later, and nobody is forgotten', async () => {
  const strange = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const key = String(strange.export({ type: 'pkcs8', format: 'pem' }));
  const other = { ...config, push: { ...config.push, apns: { ...apple.settings, key } } };
  const away = createPusher(other, {
    apns: apple.network,
    fcm: { fetch: () => Promise.reject(new TypeError('fetch failed')) },
  });
  expect(await away.send({ service: 'apns', token: 'a1' }, message, keys)).toBe('later');
  expect(await away.send({ service: 'fcm', token: 'a1' }, message, keys)).toBe('later');
  await away.close();
  const nowhere = createPusher(config, { apns: { ...apple.network, port: 1 } });
  expect(await nowhere.send({ service: 'apns', token: 'a1' }, message, keys)).toBe('later');
  await nowhere.close();
});

test('NOTIF-06 apps are reached by the services that the settings have keys for, and by no others', async () => {
  expect(pusher.apps).toEqual(['apns', 'fcm']);
  const without = createPusher(base);
  expect(without.apps).toEqual([]);
  expect(await without.send({ service: 'fcm', token: 'a1' }, message, keys)).toBe('refused');
});

describe('settings', () => {
  const APNS_KEY = apple.settings.key;
  const { project, email, key } = google.settings;
  const account = { project_id: project, client_email: email, private_key: key, type: 'service_account' };

  test('NOTIF-06 notices go to the first app of IOS_APPS, and a key may stand in one line', () => {
    const { push } = readConfig(
      {
        APNS_KEY: APNS_KEY.replaceAll('\n', '\\n'),
        APNS_KEY_ID: 'KEY1234567',
        IOS_APPS: 'A1B2C3D4E5.app.liora,A1B2C3D4E5.app.other',
        FCM_SERVICE_ACCOUNT: JSON.stringify(account),
      },
      '/nowhere',
    );
    expect(push.apns).toEqual(apple.settings);
    expect(push.fcm).toEqual(google.settings);
  });

  test.each([
    [{ APNS_KEY }, 'belong together'],
    [{ APNS_KEY_ID: 'KEY1234567' }, 'belong together'],
    [{ APNS_KEY, APNS_KEY_ID: 'KEY1234567' }, 'APNS_KEY needs IOS_APPS'],
    [{ APNS_KEY: key, APNS_KEY_ID: 'K', IOS_APPS: 'A1B2C3D4E5.app.liora' }, 'APNS_KEY has to be'],
    [{ APNS_KEY: 'secret', APNS_KEY_ID: 'K' }, 'APNS_KEY has to be'],
    [{ FCM_SERVICE_ACCOUNT: '{"secret":1}' }, 'FCM_SERVICE_ACCOUNT has to be'],
    [{ FCM_SERVICE_ACCOUNT: 'secret' }, 'FCM_SERVICE_ACCOUNT has to be'],
  ])('NOTIF-06 what cannot be used is refused, and not repeated', (env, said) => {
    const reading = () => readConfig(env, '/nowhere');
    expect(reading).toThrow(said);
    expect(reading).not.toThrow(/secret/);
  });
});
