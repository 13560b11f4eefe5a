import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCall, type ProcedureName } from '../../../test/calls.ts';
import { testDatabase } from '../../../test/database.ts';
import { createApp } from '../../app.ts';
import { createRpcHandlers } from '../../rpc/handler.ts';
import { accountsDeps, newcomer } from './testing/accountsFixtures.ts';

const database = await testDatabase();
const deps = accountsDeps(database);
const server = createServer(
  createApp({
    config: deps.config,
    log: deps.log,
    readiness: async () => undefined,
    webRoot: import.meta.dirname,
    routes: [],
    ...createRpcHandlers(deps, { checkReplies: true }),
  }),
);
let site = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function ask(name: ProcedureName, headers: Record<string, string>): Promise<Response> {
  const [path, init] = apiCall(name, {}, headers);
  return fetch(`${site}${path}`, init);
}

async function answerOf(call: Promise<Response>): Promise<{ me: unknown }> {
  return (await (await call).json()) as { me: unknown };
}

test('AUTH-17 AUTH-19 ENT-31 CONST-31 API-55 RUL-31 a session over HTTP: a liora.auth cookie that scripts cannot read, sent back, ended', async () => {
  const person = newcomer();
  const signedUp = await post('/api/accounts/sign-up', person);
  expect(await signedUp.json()).toEqual({ signedIn: true });
  const [cookie = ''] = signedUp.headers.getSetCookie();
  expect(cookie).toMatch(/^liora\.auth\.[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const session = { cookie: cookie.split(';')[0] ?? '' };

  const start = await answerOf(ask('platform.start', session));
  expect(start.me).toMatchObject({ username: person.username, email: person.email });
  expect(JSON.stringify(start)).not.toContain(session.cookie.split('=')[1]);

  const signedOut = await post('/api/accounts/sign-out', {}, session);
  expect(signedOut.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect(await answerOf(ask('accounts.me', session))).toEqual({ me: null });
});

test('API-21 RUL-24 a failed sign-in carries its code and nothing else', async () => {
  const answer = await post('/api/accounts/sign-in', { identifier: 'nobody@example.org', password: 'guess' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('no other site signs anybody in, out or up', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const path of ['/api/accounts/sign-up', '/api/accounts/sign-out', '/rpc/accounts/signIn']) {
    expect((await post(path, newcomer(), foreign)).status).toBe(403);
  }
});

test('GEN-10 the sign-in library answers no requests of its own', async () => {
  for (const path of ['/api/auth/sign-in/email', '/auth-api/sign-up/email', '/api/auth/reset-password']) {
    const answer = await post(path, { email: 'ann@example.org', password: 'candlelight', name: 'Ann' });
    expect(answer.status).toBe(404);
  }
});

test('20 sign-ups at once over HTTP with one username make exactly one account', async () => {
  const before = await count();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('/api/accounts/sign-up', newcomer({ username: 'only_one_lamp' }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 409, 429]).toContain(status);
  expect(await count()).toBe(before + 1);
});

async function count(): Promise<number> {
  return (await database.pool.query('select count(*) as people from auth_users')).rows[0].people;
}

test('AUTH-22 sending a link again needs somebody to send it to, and a code belongs to a ticket', async () => {
  for (const identifier of ['', '   ', undefined])
    expect((await post('/api/accounts/resend-verification', { identifier })).status).toBe(400);
  expect((await post('/api/accounts/sign-in-with-code', { code: '123456' })).status).toBe(400);
});

test.each([
  'june@example.org\r\nBcc: all@example.org',
  'june@example.org\n',
  'june@example.org, all@example.org',
  '"June\r\nBcc: x" <june@example.org>',
  'june@example.org\u2028Bcc:x',
])('RUL-112 no line of a letter is made of an address: %j is none', async (email) => {
  const answer = await post('/api/accounts/request-sign-in-link', { email, adult: true });
  expect(answer.status).toBe(400);
  const { rows } = await database.pool.query(
    "select count(*)::int as jobs from pgboss.job where name = 'letter-requests'",
  );
  expect(rows).toEqual([{ jobs: 0 }]);
});

test('RUL-112 RUL-119 over HTTP asking for a link is answered to the byte alike, and the box that is not ticked is refused', async () => {
  const person = newcomer();
  await post('/api/accounts/sign-up', person);
  const answers = await Promise.all(
    [person.email, 'nobody.has.this@example.org'].map(async (email) => {
      const answer = await post('/api/accounts/request-sign-in-link', { email, adult: true });
      const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      return [answer.status, headers, await answer.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  const unticked = await post('/api/accounts/request-sign-in-link', { email: person.email, adult: false });
  expect([unticked.status, ((await unticked.json()) as { code: string }).code]).toEqual([422, 'ADULTS_ONLY']);
});

test('RUL-108 no link is pressed by a GET', async () => {
  for (const path of ['sign-in-with-link', 'check-sign-in-link', 'request-sign-in-link'])
    expect((await fetch(`${site}/api/accounts/${path}?token=abc`)).status, path).toBe(405);
  const rpc = await fetch(
    `${site}/rpc/accounts/signInWithLink?data=${encodeURIComponent('{"json":{"token":"abc"}}')}`,
  );
  expect(rpc.status).toBe(405);
});
