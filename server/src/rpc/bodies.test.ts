import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { contract } from '@liora/domain/contract/index';
import { BODY_KB, PLAN_BODY_KB, PLAN_MAX_PLACES } from '@liora/domain/limits';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { testDeps } from '../../test/factories.ts';
import { startSite } from '../../test/site.ts';

const KB = 1024;
const database = await testDatabase();
const logged: unknown[] = [];
const deps = testDeps(database);
deps.log.error = (line: unknown) => void logged.push(line);
const echo = new Hono<{ Bindings: HttpBindings }>().post('/plain', async (c) => c.text(await c.req.text()));
const site = await startSite(deps, { routes: [echo] });
afterAll(async () => {
  await site.close();
  await database.close();
});
beforeEach(() => logged.splice(0));

interface Answer {
  status: number;
  text: string;
}

/** Sends a body that is as long as it likes, in chunks or with a stated length, for as long as the server listens. */
function send(path: string, bytes: number, headers: Record<string, string> = {}): Promise<Answer> {
  const piece = Buffer.from('{},'.repeat(20_000));
  let left = bytes;
  const body = new Readable({
    read() {
      const next = piece.subarray(0, Math.min(left, piece.length));
      left -= next.length;
      this.push(next.length > 0 ? next : null);
    },
  });
  return new Promise((resolve, reject) => {
    const call = request(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      agent: false,
    });
    let answered = false;
    call.on('response', async (response) => {
      answered = true;
      response.setEncoding('utf8');
      let text = '';
      for await (const chunk of response) text += chunk;
      body.destroy();
      resolve({ status: response.statusCode ?? 0, text });
    });
    call.on('error', (error) => answered || reject(error));
    body.pipe(call);
  });
}

const stated = (bytes: number) => ({ 'content-length': String(bytes) });

test('FIX-02 a quarter of a gigabyte is refused by its length alone, and without one at the byte that is too many', async () => {
  const HUGE = 250 * KB * KB;
  for (const path of ['/rpc/location/search', '/api/accounts/sign-in', '/rpc/plans/create']) {
    for (const headers of [stated(HUGE), {}]) {
      const before = site.received();
      const answer = await send(path, HUGE, headers);
      expect(answer.status, path).toBe(413);
      expect(answer.text).toContain('"code":"TOO_LARGE"');
      // What is under way when the refusal comes: the kernel's buffers on both sides and the lingering megabyte.
      expect(site.received() - before).toBeLessThan(12 * KB * KB);
    }
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(logged).toEqual([]);
});

test('FIX-02 nor does an address that has no procedure, or a plain route, read it', async () => {
  const HUGE = 60 * KB * KB;
  for (const [path, status] of [
    ['/rpc/none', 404],
    ['/api/none', 404],
    ['/plain', 413],
    ['/nowhere', 413],
  ] as const) {
    for (const headers of [stated(HUGE), {}]) {
      const before = site.received();
      expect((await send(path, HUGE, headers)).status, path).toBe(status);
      expect(site.received() - before, path).toBeLessThan(12 * KB * KB);
    }
  }
});

async function post(path: string, body: string, type = 'application/json') {
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('FIX-02 the limit is the procedure’s own: 64 KB, and 96 for plans, whose longest fits', async () => {
  const filled = (kb: number) => `{"json":"${'x'.repeat(kb * KB - 11)}"}`;
  expect((await post('/rpc/accounts/signIn', filled(BODY_KB))).status).toBe(400);
  expect((await post('/rpc/accounts/signIn', filled(BODY_KB + 1))).status).toBe(413);
  expect((await post('/rpc/plans/create', filled(PLAN_BODY_KB))).status).toBe(401);
  expect((await post('/rpc/plans/create', filled(PLAN_BODY_KB + 1))).status).toBe(413);
  const long = (chars: number) => '界'.repeat(chars);
  const stop = { place_id: 'x'.repeat(100), name: long(200), address: long(300), note: long(500) };
  const longest = {
    request_id: crypto.randomUUID(),
    title: long(100),
    description: long(2000),
    theme: long(50),
    location_name: long(120),
    places: Array.from({ length: PLAN_MAX_PLACES }, () => stop),
    tags: Array.from({ length: 10 }, (_, i) => long(29) + i),
  };
  expect(contract.plans.create['~orpc'].inputSchema?.safeParse(longest).success).toBe(true);
  expect((await post('/api/plans', JSON.stringify(longest))).status).toBe(401);
});

test('FIX-16 a malformed call is the caller’s mistake: 400 or 415, and no stack in the log', async () => {
  for (const body of ['{', '[1', '"', '{"json":{}} x', '\u0000']) {
    expect((await post('/rpc/accounts/signIn', body)).status, body).toBe(400);
    expect((await post('/api/accounts/sign-in', body)).status, body).toBe(400);
  }
  for (const body of [
    '[]',
    '3',
    'null',
    '{"json":{},"meta":[[1,"a"]]}',
    `{"meta":{"a":1}}`,
    '[['.repeat(30_000),
  ])
    expect((await post('/rpc/accounts/signIn', body)).status, body.slice(0, 40)).toBe(400);
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
    expect((await post('/api/accounts/sign-out', 'a=b', type)).status, type).toBe(415);
  expect(logged).toEqual([]);
});
