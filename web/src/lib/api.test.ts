import { contract } from '@liora/domain/contract/index';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorText } from '../text/errors.ts';
import { client, errorCode } from './api.ts';
import { holdReads } from './holdReads.ts';
import { READS } from './reads.ts';
import { withTimeLimit } from './timeLimit.ts';

const asked: Request[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  asked.splice(0);
  answer = async () => Response.json({ json: {} });
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('FIX-40 what the web asks by address is what the contract says can be', () => {
  const reads = Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures)
      .filter(([, procedure]) => procedure['~orpc'].route.method === 'GET')
      .map(([name]) => `${area}.${name}`),
  );
  expect([...READS].sort()).toEqual(reads.sort());
});

const inputOf = ({ url }: Request) => JSON.parse(new URL(url).searchParams.get('data') ?? '').json;

test('FIX-40 reads are asked by address, writes in a body', async () => {
  await client.plans.get({ id: '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11' });
  await client.accounts.usernameAvailable({ username: 'june' });
  const [read, write] = asked;
  expect(read?.method).toBe('GET');
  expect(read && inputOf(read)).toEqual({ id: '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11' });
  expect(write).toMatchObject({ method: 'POST', url: 'http://localhost/rpc/accounts/usernameAvailable' });
  expect(await write?.json()).toEqual({ json: { username: 'june' } });
});

test('RUL-66 whoever changes what an answer was lost for and sends it again sends another request', async () => {
  const request_id = '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11';
  for (const name of ['Bars', 'Bars', 'Cafes']) await client.saved.createCategory({ name, request_id });
  const bodies = await Promise.all(asked.map((request) => request.json()));
  const [first, again, other] = bodies.map(({ json }) => json.request_id);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(bodies.map(({ json }) => json.name)).toEqual(['Bars', 'Bars', 'Cafes']);
});

test('NOTIF-03 what was marked as read is taken back by the request that marked it', async () => {
  const request_id = '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11';
  await client.notifications.markAll({ newest: 'x', request_id });
  await client.notifications.unmarkAll({ request_id });
  const bodies = await Promise.all(asked.map((request) => request.json()));
  expect(bodies.map(({ json }) => json.request_id)).toEqual([request_id, request_id]);
});

test('FIX-40 RUL-31 an address tells a position to some hundred metres', async () => {
  const origin = { latitude: 37.7712345, longitude: -122.4367891 };
  await client.places.search({ origin, q: 'jazz' });
  const [read] = asked;
  expect(read && inputOf(read)).toEqual({ origin: { latitude: 37.771, longitude: -122.437 }, q: 'jazz' });
  expect(read?.url).not.toContain('37.7712');
});

test('a refusal keeps its code and its data', async () => {
  const json = {
    defined: true,
    code: 'RATE_LIMITED',
    status: 429,
    message: '',
    data: { retryAfterSeconds: 9 },
  };
  answer = async () => Response.json({ json }, { status: 429 });
  const refused = await client.accounts.signOut().catch((error: unknown) => error);
  expect(errorCode(refused)).toBe('RATE_LIMITED');
  expect(refused).toMatchObject({ data: { retryAfterSeconds: 9 } });
});

test.each([
  ['a proxy without its server', new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['a status of nobody', new Response('I am a teapot', { status: 418 })],
  ['a server that failed', Response.json({ json: { code: 'INTERNAL_SERVER_ERROR' } }, { status: 500 })],
])('%s has no code of the product', async (_what, reply) => {
  answer = async () => reply;
  const failed = await client.accounts.signOut().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(errorCode(failed)).toBeNull();
});

test('FIX-49 a call that gets no answer ends with words of its own, and its request is let go', async () => {
  let given: AbortSignal | undefined;
  const call = withTimeLimit(10, undefined, (signal) => {
    given = signal;
    return new Promise(() => undefined);
  });
  const failed = await call.catch((error: unknown) => error);
  expect(errorText(failed)).toBe('The connection is too slow right now. Please try again.');
  expect(given?.aborted).toBe(true);
});

test('whoever no longer wants an answer ends the call', async () => {
  const controller = new AbortController();
  const call = withTimeLimit(
    60_000,
    controller.signal,
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  controller.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});

test('FIX-46 while the session ends reads wait: those that are let go of are never sent, the others are sent after it', async () => {
  const release = holdReads();
  const personal = new AbortController();
  const [dropped] = [client.couples.link({}, { signal: personal.signal }), client.platform.start()].map(
    (call) =>
      call.then(
        () => 'answered',
        () => 'let go',
      ),
  );
  await client.accounts.signOut();
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/rpc/accounts/signOut']);
  personal.abort();
  release();
  expect(await dropped).toBe('let go');
  await vi.waitFor(() =>
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
      '/rpc/accounts/signOut',
      '/rpc/platform/start',
    ]),
  );
});
