import { createPublicKey, verify } from 'node:crypto';
import { PUSH_ANSWER_BYTES, PUSH_BYTES } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { newServerKeys } from '../../modules/notifications/push/serverKeys.rules.ts';
import { createPusher } from './createPusher.ts';
import { isPublicAddress } from './publicLookup.ts';
import type { PushMessage } from './pusher.ts';
import { startPushService } from './testing/pushService.ts';
import { TestBrowser } from './testing/testBrowser.ts';
import { pushSubject } from './webPush.ts';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answers.clear();
});

const config = { ...readConfig({}, '/nowhere'), publicUrl: 'https://liora.example' };
const keys = newServerKeys();
const message: PushMessage = {
  notice: { id: 'a', title: 'News', body: 'Of a date' },
  topic: 'abc',
  urgency: 'normal',
  ttlSeconds: 60,
};
const pusher = service.pusher(config);
const pathOf = ({ target }: TestBrowser) => new URL(target.endpoint).pathname;

test('NOTIF-06 a message arrives encrypted for its browser, signed by this server, with its topic and how long it counts', async () => {
  const browser = service.browser();
  expect(await pusher.send(browser.target, message, keys)).toBe('sent');
  const [got] = service.received;
  expect(got?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '60',
    topic: 'abc',
    urgency: 'normal',
  });
  expect(got?.body.toString('latin1')).not.toContain('"id"');
  expect(service.toldTo(browser)).toEqual([JSON.stringify(message.notice).padEnd(PUSH_BYTES)]);

  const [, jwt = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(got?.headers.authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  const [head, claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const own = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', signed, own, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(browser.target.endpoint).origin,
    sub: 'https://liora.example',
  });
});

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('NOTIF-06 a push service that answers %i: %s', async (status, outcome) => {
  const browser = service.browser();
  service.answers.set(pathOf(browser), { status });
  expect(await pusher.send(browser.target, message, keys)).toBe(outcome);
});

test('NOTIF-06 a push service that sends elsewhere is not followed', async () => {
  const [browser, elsewhere] = [service.browser(), service.browser()];
  const headers = { location: elsewhere.target.endpoint };
  service.answers.set(pathOf(browser), { status: 307, headers });
  expect(await pusher.send(browser.target, message, keys)).toBe('refused');
  expect(service.received.map(({ path }) => path)).toEqual([pathOf(browser)]);
});

test('NOTIF-06 of an answer without an end little is read', async () => {
  const browser = service.browser();
  service.answers.set(pathOf(browser), { status: 201, body: 'x'.repeat(PUSH_ANSWER_BYTES * 1000) });
  expect(await pusher.send(browser.target, message, keys)).toBe('sent');
  expect(await pusher.send(service.browser().target, message, keys)).toBe('sent');
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://169.254.169.254/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://fcm.googleapis.com.attacker.example/a',
  'https://attacker.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@attacker.example/a',
  'https://attacker.example#.push.apple.com',
  'https://evilpush.apple.com/a',
  'https://push.apple.com/a',
  'javascript:alert(1)',
  'not an address',
])('NOTIF-06 %s is nothing that is posted to', async (endpoint) => {
  const real = createPusher(config);
  expect(real.isKnown(endpoint)).toBe(false);
  const { target } = new TestBrowser(endpoint);
  expect(await real.send(target, message, keys)).toBe('refused');
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('NOTIF-06 %s is that of a browser', (endpoint) => {
  expect(createPusher(config).isKnown(endpoint)).toBe(true);
});

test('NOTIF-06 a name that leads into the own network is not connected to, whatever the settings say', async () => {
  const port = service.services[0]?.split(':')[1];
  const here = { ...config, push: { ...config.push, services: [`localhost:${port}`] } };
  // The name is really looked up.
  const { target } = new TestBrowser(`https://localhost:${port}/to/1`);
  expect(await createPusher(here, { web: { ca: service.ca } }).send(target, message, keys)).toBe('refused');
  const inside = createPusher(
    { ...config, push: { ...config.push, services: service.services } },
    { web: { ca: service.ca, find: async () => [{ address: '127.0.0.1', family: 4 }] } },
  );
  expect(await inside.send(service.browser().target, message, keys)).toBe('refused');
  expect(service.received).toEqual([]);
});

test.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
])('NOTIF-06 whether %s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('NOTIF-06 keys that are none are not tried again', async () => {
  const { target } = service.browser();
  expect(await pusher.send({ ...target, p256dh: 'B'.repeat(87) }, message, keys)).toBe('refused');
});

test('NOTIF-06 a push service is told a real address', () => {
  const subject = (env: Record<string, string>, publicUrl: string) =>
    pushSubject({ ...readConfig(env, '/nowhere'), publicUrl });
  expect(subject({ PUSH_CONTACT: 'ops@liora.example' }, 'https://liora.example')).toBe(
    'mailto:ops@liora.example',
  );
  expect(subject({ SUPPORT_EMAIL: 'help@liora.example' }, 'http://localhost')).toBe(
    'mailto:help@liora.example',
  );
  expect(subject({}, 'https://liora.example')).toBe('https://liora.example');
  expect(subject({ MAIL_FROM: 'Liora <hello@liora.example>' }, 'http://localhost')).toBe(
    'mailto:hello@liora.example',
  );
});
