import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { REPLY_STALLED_MS } from '@liora/domain/limits';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { builtWeb } from '../test/builtWeb.ts';
import { type AppParts, createApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Environment } from './config.variables.ts';
import { createLog } from './log.ts';

async function serve(parts: Partial<AppParts> = {}, env: Environment = {}, publicUrl = 'http://localhost') {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const failing = new Hono<{ Bindings: HttpBindings }>().get('/fails', () => {
    throw new Error('secret of june@example.com');
  });
  const app = createApp({
    config: { ...readConfig(env, '/data'), publicUrl, sessionSecret: 's'.repeat(32) },
    log: createLog({ level: 'debug', out }),
    readiness: async () => undefined,
    webRoot: await builtWeb(),
    handleRpc: async () => false,
    handleApi: async () => false,
    routes: [failing],
    ...parts,
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { at: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init), lines };
}

test('every answer carries the security headers, whoever gives it', async () => {
  const { at } = await serve();
  for (const path of ['/', '/plans', '/assets/none.js', '/rpc/none', '/api/none', '/healthz', '/fails']) {
    const { headers } = await at(path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin');
    expect(headers.get('permissions-policy'), path).toContain('geolocation=(self)');
  }
});

test('FIX-16 every reply is given up when nobody takes it', async () => {
  const waits: (number | undefined)[] = [];
  const handle: AppParts['handleRpc'] = async (_request, response) => {
    waits.push(response.socket?.timeout);
    response.end('{}');
    return true;
  };
  const { at } = await serve({
    handleRpc: handle,
    handleApi: handle,
    handleLive: async (request, response) => request.url === '/live' && handle(request, response),
  });
  for (const path of ['/rpc/x', '/api/x', '/live']) await at(path);
  expect(waits).toEqual([REPLY_STALLED_MS, REPLY_STALLED_MS, REPLY_STALLED_MS]);
});

test('the page loads from nowhere else, except map data from the configured map', async () => {
  const { at } = await serve(
    {},
    { MAP_URL: 'https://maps.example/style.json', MAP_HOSTS: 'https://t.example/x' },
  );
  const policy = (await at('/')).headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://maps.example https://t.example",
    "connect-src 'self' https://maps.example https://t.example",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('only an https address promises https', async () => {
  const header = 'strict-transport-security';
  expect((await (await serve()).at('/')).headers.get(header)).toBeNull();
  const secure = await serve({}, {}, 'https://liora.example');
  expect((await secure.at('/')).headers.get(header)).toContain('max-age=63072000');
});

test('hashed files are kept for ever and come compressed', async () => {
  const { at } = await serve();
  const answer = (encoding: string) =>
    at('/assets/index-a1b2.js', { headers: { 'accept-encoding': encoding } });
  const plain = await answer('identity');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await plain.text()).toBe('console.log("plain")');
  const brotli = await at('/assets/index-a1b2.js', {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
});

test('a page that was opened before a release still finds its files', async () => {
  const webRoot = await builtWeb();
  await mkdir(`${webRoot}-retired/assets`, { recursive: true });
  onTestFinished(() => rm(`${webRoot}-retired`, { recursive: true }));
  await writeFile(`${webRoot}-retired/assets/shell-before.js`, 'console.log("before")');
  const { at } = await serve({ webRoot });
  const answer = await at('/assets/shell-before.js');
  expect(await answer.text()).toBe('console.log("before")');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await at('/assets/shell-longer-ago.js')).status).toBe(404);
});

test('addresses of the app answer with the app and are asked for again', async () => {
  const { at } = await serve();
  const page = await at('/plans/some-plan');
  expect(await page.text()).toContain('<title>Liora</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const etag = page.headers.get('etag') ?? '';
  expect((await at('/plans', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await at('/plans', { method: 'HEAD' })).status).toBe(200);
});

test('what is missing is 404, not the app', async () => {
  const { at } = await serve();
  for (const path of ['/assets/old-c3d4.js', '/favicon.png', '/rpc/none', '/api/none', '/map-tiles/none']) {
    expect((await at(path)).status, path).toBe(404);
  }
  expect((await at('/plans', { method: 'POST' })).status).toBe(404);
});

test('no file outside of the built app can be fetched', async () => {
  const { at } = await serve();
  for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2findex.html.map']) {
    expect(await (await at(path)).text(), path).not.toContain('root:');
  }
});

test('another site cannot change anything with a visitor’s session', async () => {
  let called = 0;
  const handleRpc: AppParts['handleRpc'] = async (_request, response) => {
    called++;
    response.end('done');
    return true;
  };
  const { at } = await serve({ handleRpc });
  const post = (headers: Record<string, string>) => at('/rpc/plans/save', { method: 'POST', headers });
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(called).toBe(0);
  expect((await post({})).headers.get('cache-control')).toBe('no-store');
  expect(called).toBe(1);
});

test('a failure says nothing about itself to the caller, and enough to the log', async () => {
  const { at, lines } = await serve({
    handleRpc: async () => {
      throw new Error('secret of june@example.com');
    },
  });
  for (const path of ['/fails', '/rpc/fails']) {
    const answer = await at(path);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: 'server error' });
  }
  expect(lines.join('')).toContain('secret of [email]');
  expect(lines.join('')).not.toContain('june@example.com');
});

test('a request is logged without its query', async () => {
  const { at, lines } = await serve();
  const answer = await at('/verify?token=tok_4711', { headers: { cookie: 'liora.auth=tok_4711' } });
  await answer.text();
  await expect.poll(() => lines.length).toBe(1);
  const line = JSON.parse(lines[0] ?? '{}');
  expect(line).toMatchObject({ method: 'GET', path: '/verify', status: 200, msg: 'request' });
  expect(line.id).toBe(answer.headers.get('x-request-id'));
  expect(lines.join('')).not.toContain('tok_4711');
});

test('health says that the process runs, readiness whether it can serve', async () => {
  const { at } = await serve({ readiness: async () => 'the database lacks migrations' });
  expect((await at('/healthz')).status).toBe(200);
  const ready = await at('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'not ready', reason: 'the database lacks migrations' });
});

test('RUL-124 with the settings that nobody has changed the page loads from nowhere else at all', async () => {
  const { at } = await serve();
  const policy = (await at('/')).headers.get('content-security-policy')?.split('; ');
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(policy).toContain("connect-src 'self'");
});

test('RUL-124 the map of imported areas is handed out once it is there, with a tag of its own for each', async () => {
  const LIORA_DATA_DIR = path.join(await builtWeb(), 'data');
  const { at } = await serve({}, { LIORA_DATA_DIR });
  const head = () => at('/map-tiles/basemap.pmtiles', { headers: { range: 'bytes=0-3' } });
  expect((await head()).status).toBe(404);
  const file = path.join(LIORA_DATA_DIR, 'map', 'areas.pmtiles');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'first one');
  const first = await head();
  expect(first.status).toBe(206);
  expect(await first.text()).toBe('firs');
  await writeFile(file, 'the other one');
  const tag = (await head()).headers.get('etag');
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect(tag).not.toBe(first.headers.get('etag'));
});

test('a map file on this machine is handed out in byte ranges', async () => {
  const file = path.join(await builtWeb(), 'city.pmtiles');
  await writeFile(file, '0123456789');
  const { at } = await serve({}, { MAP_URL: file });
  const part = await at('/map-tiles/basemap.pmtiles', { headers: { range: 'bytes=2-4' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(await part.text()).toBe('234');
});
