import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { testDeps } from '../../test/factories.ts';
import { startSite } from '../../test/site.ts';

const database = await testDatabase();
const deps = testDeps(database);
const site = await startSite(deps);
afterAll(async () => {
  await site.close();
  await database.close();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** fetch() hides what this is about: some methods, and the Host header. */
function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(`${site.url}${path}`, { method, headers, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    call.on('error', reject).end();
  });
}

const WRITES = [
  '/rpc/accounts/signOut',
  '/api/accounts/sign-out',
  '/rpc/membership/purchase',
  '/api/membership/purchase',
];
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

test('FIX-04 a procedure is called by its own method and no other; the reply names it', async () => {
  for (const path of WRITES) {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const answer = await ask(method, path);
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    }
  }
});

test('FIX-04 nothing but GET and HEAD passes the same-origin check unasked', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
    expect((await ask(method, WRITES[0] ?? '', FOREIGN)).status, method).toBe(403);
  for (const method of ['GET', 'HEAD'])
    expect((await ask(method, WRITES[0] ?? '', FOREIGN)).status, method).toBe(405);
});

test('FIX-04 OPTIONS answers the preflight of an allowed origin, and nothing else', async () => {
  const own = deps.config.publicUrl;
  const wish = { 'access-control-request-method': 'POST' };
  const granted = await ask('OPTIONS', '/api/membership/purchase', { origin: own, ...wish });
  expect(granted).toMatchObject({
    status: 204,
    text: '',
    headers: { 'access-control-allow-origin': own, 'access-control-allow-methods': 'POST', vary: 'origin' },
  });
  const refused = await ask('OPTIONS', '/api/membership/purchase', {
    origin: own,
    'access-control-request-method': 'PUT',
  });
  expect(refused.status).toBe(405);
  const foreign = await ask('OPTIONS', '/api/membership/purchase', { origin: FOREIGN.origin, ...wish });
  expect(foreign.status).toBe(403);
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
});

test('FIX-16 the API document names no address of its own, and nothing serves foreign scripts', async () => {
  const document = await ask('GET', '/api/openapi.json', { host: 'evil.example' });
  expect(document.status).toBe(200);
  expect(document.text).not.toContain('evil.example');
  expect(JSON.parse(document.text)).toMatchObject({ servers: [{ url: '/api' }] });
  expect((await ask('POST', '/api/openapi.json')).status).toBe(405);
  for (const path of ['/api/none', '/api/', '/api/docs']) {
    const answer = await ask('GET', path);
    expect(answer.status, path).toBe(404);
    expect(answer.text).toBe('{"error":"not found"}');
  }
});
