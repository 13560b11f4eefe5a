import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { accountsDeps } from '../../modules/accounts/testing/accountsBench.ts';
import { isFromThisMachine } from './mailboxAccess.ts';
import { mailboxRoutes } from './mailboxRoutes.ts';

const database = await testDatabase();
const deps = accountsDeps(database);
const stops: (() => void)[] = [];
afterAll(async () => {
  for (const stop of stops) stop();
  await database.close();
});

async function listen(app: Hono): Promise<number> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  stops.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const port = await listen(new Hono().route('/', mailboxRoutes(deps)));

/** By hand: fetch would not let a test choose the Host header. */
function get(path: string, headers: Record<string, string> = {}, to = port) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: to, path, headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      call.on('error', reject).end();
    },
  );
}

test('RUL-29 without SMTP the letters are on the mailbox page, newest first, links as links', async () => {
  await deps.mailer.send({ to: 'ann@example.org', subject: 'First', text: 'Hello', html: '' });
  await deps.mailer.send({
    to: 'ben@example.org',
    subject: 'Second <b>',
    text: 'Open:\nhttp://localhost:4310/verify?token=abc&x="1"\n\nBye',
    html: '',
  });
  const page = await get('/mailbox');
  expect(page.status).toBe(200);
  expect(page.body.indexOf('Second')).toBeLessThan(page.body.indexOf('First'));
  expect(page.body).toContain('Second &lt;b&gt;');
  expect(page.body).toContain('href="http://localhost:4310/verify?token=abc&amp;x=&quot;1&quot;"');
  expect(page.body).not.toContain('<script');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await get('/mailbox.css')).headers['content-type']).toContain('text/css');
});

test.each([
  ['a proxy in between', { 'x-forwarded-for': '127.0.0.1' }],
  ['a standard proxy header', { forwarded: 'for=127.0.0.1' }],
  ['a foreign name that points to this machine', { host: 'rebind.example:4310' }],
])('the mailbox page does not exist for %s', async (_who, headers) => {
  const page = await get('/mailbox', headers);
  expect(page.status).toBe(404);
  expect(page.body).not.toContain('ann@example.org');
});

test('the mailbox page does not exist for another machine, whatever its headers say', () => {
  const headers = new Headers({ host: 'localhost:4310' });
  expect(isFromThisMachine('127.0.0.1', headers)).toBe(true);
  expect(isFromThisMachine('::1', headers)).toBe(true);
  expect(isFromThisMachine('::ffff:127.0.0.1', headers)).toBe(true);
  expect(isFromThisMachine('192.168.1.20', headers)).toBe(false);
  expect(isFromThisMachine('127.0.0.1.evil.example', headers)).toBe(false);
  expect(isFromThisMachine(undefined, headers)).toBe(false);
});

test('with SMTP there is no mailbox page', async () => {
  const mailed = accountsDeps(database, { smtpUrl: 'smtp://127.0.0.1:1' });
  const withSmtp = await listen(new Hono().route('/', mailboxRoutes(mailed)));
  expect((await get('/mailbox', {}, withSmtp)).status).toBe(404);
});

test('the mailbox keeps the last 50 letters', async () => {
  for (let count = 1; count <= 60; count += 1) {
    await deps.mailer.send({ to: 'ann@example.org', subject: `Letter ${count}`, text: '', html: '' });
  }
  const { rows } = await database.pool.query('select subject from local_mails order by id');
  expect(rows).toHaveLength(50);
  expect(rows[0].subject).toBe('Letter 11');
});
