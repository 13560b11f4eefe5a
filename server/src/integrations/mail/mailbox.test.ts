import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { accountsDeps } from '../../modules/accounts/testing/accountsFixtures.ts';
import { createMailboxKey } from './mailboxKey.ts';
import { mailboxRoutes } from './mailboxRoutes.ts';

const database = await testDatabase();
const deps = accountsDeps(database);
afterAll(() => database.close());

/** A mailbox of its own with its key, and a browser that brought it. */
async function openedMailbox(webRoot = '/no-build') {
  const mailboxKey = createMailboxKey();
  const app = new Hono().route('/', mailboxRoutes(deps, mailboxKey, webRoot));
  const opened = await app.request(`/mailbox?key=${mailboxKey.key}`);
  const cookie = opened.headers.getSetCookie()[0] ?? '';
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return { mailboxKey, opened, cookie, get, pass: { cookie: cookie.split(';')[0] ?? '' } };
}

test('RUL-29 without SMTP the letters are on the mailbox page, newest first, links as links', async () => {
  await deps.mailer.send({ to: 'ann@example.org', subject: 'First', text: 'Hello', html: '' });
  await deps.mailer.send({
    to: 'ben@example.org',
    subject: 'Second <b>',
    text: 'Open:\nhttp://localhost:4310/verify?token=abc&x="1"\n\nBye',
    html: '',
  });
  const { get, pass } = await openedMailbox();
  const page = await get('/mailbox', pass);
  expect(page.status).toBe(200);
  const body = await page.text();
  expect(body.indexOf('Second')).toBeLessThan(body.indexOf('First'));
  expect(body).toContain('Second &lt;b&gt;');
  expect(body).toContain('href="http://localhost:4310/verify?token=abc&amp;x=&quot;1&quot;"');
  expect(body).not.toContain('<script');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await get('/mailbox.css')).headers.get('content-type')).toContain('text/css');
});

test('FIX-43 a letter that is handed over twice under one Message-ID lies there once, one without an id each time', async () => {
  const letter = { to: 'twice@example.org', subject: 'Twice', text: 'Hello', html: '' };
  for (const messageId of ['<one@localhost>', '<one@localhost>', '<two@localhost>', undefined, undefined])
    await deps.mailer.send({ ...letter, ...(messageId && { messageId }) });
  const { rows } = await database.pool.query(
    "select 1 from local_mails where recipient = 'twice@example.org'",
  );
  expect(rows).toHaveLength(4);
});

test('FIX-68 the mailbox is written in the fonts of the product, which its policy lets in', async () => {
  const webRoot = await mkdtemp(path.join(os.tmpdir(), 'liora-web-'));
  onTestFinished(() => rm(webRoot, { recursive: true }));
  await mkdir(path.join(webRoot, 'assets'));
  for (const name of [
    'fraunces-latin-ext-a1',
    'fraunces-latin-italic-b2',
    'fraunces-latin-c3',
    'fraunces-basic-e5',
    'figtree-latin-d_4',
    'figtree-basic-f6',
  ])
    await writeFile(path.join(webRoot, `assets/${name}.woff2`), '');
  const { get, pass } = await openedMailbox(webRoot);
  const css = await (await get('/mailbox.css')).text();
  const faces = [...css.matchAll(/font-family: "([^"]+)"; src: url\("([^"]+)"\)/g)].map(
    ([, ...face]) => face,
  );
  expect(faces).toEqual([
    ['Fraunces', '/assets/fraunces-latin-c3.woff2'],
    ['Figtree', '/assets/figtree-latin-d_4.woff2'],
    ['Fraunces', '/assets/fraunces-basic-e5.woff2'],
    ['Figtree', '/assets/figtree-basic-f6.woff2'],
  ]);
  const page = await get('/mailbox', pass);
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
});

test('FIX-01 the key opens the mailbox once, and binds it to the browser that brought it', async () => {
  const { mailboxKey, opened, cookie, get, pass } = await openedMailbox();
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/mailbox');
  expect(cookie).toMatch(/^liora\.mailbox=[\w-]{43}; Path=\/mailbox; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain(mailboxKey.key);

  const again = await get(`/mailbox?key=${mailboxKey.key}`);
  expect(again.status).toBe(404);
  expect(again.headers.getSetCookie()).toEqual([]);
  expect((await get('/mailbox', pass)).status).toBe(200);
});

test.each<[string, string, Record<string, string>]>([
  ['nothing', '/mailbox', {}],
  ['the name of this machine', '/mailbox', { host: 'localhost:4310' }],
  ['an empty key', '/mailbox?key=', {}],
  ['a guessed key', '/mailbox?key=guess', {}],
  ['a guessed pass', '/mailbox', { cookie: 'liora.mailbox=guess' }],
  ['the key of another Liora', `/mailbox?key=${createMailboxKey().key}`, {}],
])('FIX-01 to a request with %s the mailbox shows nothing', async (_what, path, headers) => {
  await deps.mailer.send({ to: 'ann@example.org', subject: 'Secret', text: '', html: '' });
  const { get } = await openedMailbox();
  const page = await get(path, headers);
  expect(page.status).toBe(404);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const words = await page.text();
  expect(words).toContain('the link that Liora printed');
  expect(words).not.toContain('ann@example.org');
});

test('FIX-01 before the key was used no pass opens the mailbox', () => {
  const mailboxKey = createMailboxKey();
  for (const pass of [undefined, '', 'undefined', mailboxKey.key])
    expect(mailboxKey.admits(pass)).toBe(false);
});

test('the mailbox keeps the last 50 letters', async () => {
  for (let count = 1; count <= 60; count += 1) {
    await deps.mailer.send({ to: 'ann@example.org', subject: `Letter ${count}`, text: '', html: '' });
  }
  const { rows } = await database.pool.query('select subject from local_mails order by id');
  expect(rows).toHaveLength(50);
  expect(rows[0].subject).toBe('Letter 11');
});
