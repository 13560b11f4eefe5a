import { MEMORY_BOOK_PATH } from '@liora/domain/contract/memoryBook';
import { MEMBER_DATA_PATH, OWN_DATA_PATH } from '@liora/domain/contract/ownData';
import { SESSION_HEADER } from '@liora/domain/contract/session';
import { DATE_FILE_PATH } from '@liora/domain/rules/dateFile';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { accountsDeps, newcomer } from '../src/modules/accounts/testing/accountsFixtures.ts';
import { rpcCall } from './calls.ts';
import { testDatabase } from './database.ts';
import { httpNode } from './httpNode.ts';

const APP = 'https://app.example.com';
const FOREIGN = 'https://evil.example';

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
const database = await testDatabase();
const usual = accountsDeps(database);
const node = await httpNode({ ...usual, log, config: { ...usual.config, appOrigins: [APP] } }, database);
afterAll(async () => {
  await node.close();
  await database.close();
});

const fromApp = (token?: string) => ({
  origin: APP,
  'sec-fetch-site': 'cross-site',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

function ask(...[path, init]: ReturnType<typeof rpcCall>): Promise<Response> {
  return fetch(`${node.site}${path}`, init);
}

const me = async (headers: Record<string, string>) =>
  ((await (await ask(...rpcCall('accounts.me', {}, headers))).json()) as { json: { me: unknown } }).json.me;

async function signedUp(): Promise<{ username: string; token: string }> {
  const person = newcomer();
  const answer = await ask(...rpcCall('accounts.signUp', person, fromApp()));
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  return { username: person.username, token: answer.headers.get(SESSION_HEADER) ?? '' };
}

test('the app of another origin signs in, asks and signs out with a token, without a cookie', async () => {
  const { username, token } = await signedUp();
  expect(await me(fromApp(token))).toMatchObject({ username });
  expect(await me(fromApp())).toBeNull();
  const signedOut = await ask(...rpcCall('accounts.signOut', {}, fromApp(token)));
  expect(signedOut.headers.get(SESSION_HEADER)).toBe('');
  expect(await me(fromApp(token))).toBeNull();
});

test('what the browser asks first is allowed to the app, and to nobody else', async () => {
  const question = (origin: string, path: string) =>
    fetch(`${node.site}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  for (const path of ['/rpc/plans/create', '/api/plans', '/live']) {
    const answer = await question(APP, path);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const foreign = await question(FOREIGN, path);
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('another page gets nothing with a cookie, nor with a token', async () => {
  const { token } = await signedUp();
  const cookie = `liora.auth.session_token=${encodeURIComponent(token)}`;
  expect(await me({ cookie })).not.toBeNull();
  // The app's own requests never count the cookies that their browser holds.
  expect(await me({ ...fromApp(), cookie })).toBeNull();
  const foreign = {
    origin: FOREIGN,
    'sec-fetch-site': 'cross-site',
    cookie,
    authorization: `Bearer ${token}`,
  };
  const refused = await ask(...rpcCall('accounts.signOut', {}, foreign));
  expect(refused.status).toBe(403);
  const read = await ask(...rpcCall('accounts.me', {}, foreign));
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
  expect(await me({ cookie })).not.toBeNull();
});

test('files of a person’s own come to the app by its token, and with the cookie of its browser to nobody', async () => {
  const { token } = await signedUp();
  const cookie = `liora.auth.session_token=${encodeURIComponent(token)}`;
  const post = (path: string, headers: Record<string, string>) =>
    fetch(`${node.site}${path}`, { method: 'POST', headers });
  for (const path of [OWN_DATA_PATH, `${MEMORY_BOOK_PATH}?year=2026`, DATE_FILE_PATH, MEMBER_DATA_PATH]) {
    const bySession = await post(path, { cookie });
    expect(bySession.status, path).not.toBe(401);
    const byCookie = await post(path, { ...fromApp(), cookie });
    expect(byCookie.status, path).toBe((await post(path, {})).status);
    const byToken = await post(path, fromApp(token));
    expect(byToken.status, path).toBe(bySession.status);
    expect(byToken.headers.get('access-control-allow-origin')).toBe(APP);
    for (const answer of [bySession, byToken, byCookie]) await answer.body?.cancel();
  }
});

test('the live stream knows the app by its token', async () => {
  const { token } = await signedUp();
  const stop = new AbortController();
  const stream = await fetch(`${node.site}/live`, { headers: fromApp(token), signal: stop.signal });
  expect(stream.status).toBe(200);
  expect(stream.headers.get('access-control-allow-origin')).toBe(APP);
  stop.abort();
});

test('what visitors share depends on the origin, and no token stands in an address or a log', async () => {
  const { token } = await signedUp();
  const read = await ask(...rpcCall('accounts.me', {}, fromApp(token)));
  expect(read.headers.get('vary')).toContain('origin');
  expect(read.headers.get('cache-control')).toBe('private, no-cache');
  const inAddress = await fetch(`${node.site}/rpc/accounts/me?token=${encodeURIComponent(token)}`);
  expect(await inAddress.json()).toMatchObject({ json: { me: null } });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain(token);
});
