import http from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_SIGN_INS } from '../src/db/demo/people.ts';
import { freePort } from '../src/http/freePort.ts';
import { emptyDatabase } from './database.ts';
import { dataFolder, migratedFolder, Product } from './product.ts';
import { PROXIES } from './proxies.ts';

interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** By hand: fetch would not let a test choose the Host header. */
function call(port: number, path: string, { method = 'GET', headers = {}, body }: Call = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            cookies: response.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const post = (port: number, path: string, body: unknown) => call(port, path, { method: 'POST', body });

const VICTIM = {
  email: 'ann@example.org',
  username: 'ann_of_the_lamps',
  password: 'quiet-harbour-7',
  adult: true,
};

/** Signs somebody up and asks for a reset link: two letters that nobody else may read. */
async function writeLetters(port: number): Promise<Answer> {
  expect((await post(port, '/api/accounts/sign-up', VICTIM)).status).toBe(200);
  return post(port, '/api/accounts/request-password-reset', { identifier: VICTIM.email });
}

const signInAs = (port: number, { login, password }: { login: string; password: string }) =>
  post(port, '/api/accounts/sign-in', { identifier: login, password });

describe('a Liora as it starts without any setting', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.drop());

  test('FIX-01 keeps its letters from whoever comes through a proxy, and shows them to who has the key', async (context) => {
    const port = await freePort();
    const product = new Product({
      LIORA_DATA_DIR: await migratedFolder(),
      PORT: String(port),
      DATABASE_URL: database.url,
    });
    await product.ready();
    await expect.poll(() => product.output).toContain('Ctrl-C');
    await writeLetters(port);
    const link = /\/mailbox\?key=\S+/.exec(product.output)?.[0] ?? '';

    for (const proxy of PROXIES) {
      if (proxy.absent) {
        await context.annotate(`skipped ${proxy.name}: ${proxy.absent}`);
        continue;
      }
      const { port: outside, stop } = await proxy.start(port);
      onTestFinished(stop);
      for (const host of [`localhost:${port}`, 'localhost', `127.0.0.1:${port}`, '[::1]', 'liora.example']) {
        for (const path of ['/mailbox', '/mailbox?key=', '/mailbox?key=guess', '//mailbox', '/mailbox/']) {
          const answer = await call(outside, path, { headers: { host } });
          expect([proxy.name, host, path, answer.body.includes(VICTIM.email)]).toEqual([
            proxy.name,
            host,
            path,
            false,
          ]);
          expect([proxy.name, host, path, answer.cookies]).toEqual([proxy.name, host, path, []]);
        }
      }
      expect((await call(outside, '/mailbox', { headers: { host: `localhost:${port}` } })).status).toBe(404);
    }

    const [cookie = ''] = (await call(port, link)).cookies;
    const pass = { cookie: cookie.split(';')[0] ?? '' };
    await expect
      .poll(async () => (await call(port, '/mailbox', { headers: pass })).body)
      .toContain('Choose a new password');
    // Read along on the way or in a log: the key is spent.
    expect((await call(port, link)).status).toBe(404);
  });
});

test('FIX-01 FIX-05 a Liora that the internet reaches has no mailbox, no demo passwords and no free Privé', async () => {
  const database = await emptyDatabase();
  const port = await freePort();
  const env = { LIORA_DATA_DIR: await dataFolder(), PORT: String(port), DATABASE_URL: database.url };
  // Tried out on this machine first, with the demo city; then opened to everybody.
  const tried = new Product({ ...env, DEMO: 'on' });
  await tried.ready();
  const [june] = DEMO_SIGN_INS;
  if (!june) throw new Error('there are no demo sign-ins');
  const [session = ''] = (await signInAs(port, june)).cookies;
  expect(session).toContain('liora.auth');
  await tried.stop();

  const product = new Product({ ...env, HOST: '0.0.0.0', PUBLIC_URL: 'https://liora.example' });
  await product.ready();
  await expect.poll(() => product.output).toContain('Ctrl-C');
  expect(product.output).toContain('Liora is open to everybody');
  expect(product.output).toContain('letters wait');
  expect(product.output).not.toMatch(/mailbox|Free member/);

  expect((await writeLetters(port)).status).toBe(503);
  for (const host of [`localhost:${port}`, 'liora.example']) {
    expect((await call(port, '/mailbox', { headers: { host } })).body).not.toContain(VICTIM.email);
    expect((await call(port, '/mailbox.css', { headers: { host } })).body).not.toContain('.intro');
  }
  for (const { email, username, password } of DEMO_SIGN_INS) {
    for (const login of [email, username])
      expect((await signInAs(port, { login, password })).status).toBe(401);
  }
  const headers = { cookie: session.split(';')[0] ?? '' };
  const purchase = { method: 'POST', headers, body: {} };
  expect((await call(port, '/api/membership/purchase', purchase)).status).toBe(401);
  const [own = ''] = (await signInAs(port, { login: VICTIM.email, password: VICTIM.password })).cookies;
  const bought = await call(port, '/api/membership/purchase', {
    ...purchase,
    headers: { cookie: own.split(';')[0] ?? '' },
  });
  expect([bought.status, bought.body]).toEqual([403, expect.stringContaining('PURCHASES_OFF')]);
  await product.stop();
  await database.drop();
}, 240_000);
