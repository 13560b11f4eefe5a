import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { planContent } from '@liora/domain/contract/plans';
import { DOCUMENTS_AT_ONCE } from '@liora/domain/limits';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { person, testDeps, venue } from '../../test/factories.ts';
import { sessionCookie } from '../../test/sessions.ts';
import type { Deps } from '../deps.ts';
import { createPlan } from '../modules/plans/plans.service.ts';
import { documentRoutes } from './documentRoutes.ts';
import { Documents } from './documents.ts';

const HTML =
  '<html><head>\n    <script type="module" crossorigin src="/app.js"></script>\n  </head><body><div id="root"></div></body></html>';
const database = await testDatabase();
const deps = testDeps(database);
const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-documents-'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Stands for the web's: tells what it was handed and what it was answered; /terms is never done. */
const RENDERER = `
let ask;
let drawings = 0;
export const answerWith = (given) => { ask = given; };
export const formatFor = ([first = 'en'], { distance }) => (first === 'en-XA' ? null : distance ? first + '-u-ms-metric' : first);
export const drawFrame = async ({ path }) => ({ styles: '', code: [], markup: '<h1>frame of ' + path + '</h1>', initialState: '' });
export async function drawDocument(request) {
  drawings += 1;
  if (request.path === '/terms') await new Promise(() => {});
  const list = await ask(['plans', 'list'], { tags: [] });
  const start = await ask(['platform', 'start'], undefined);
  const told = JSON.stringify({ request, list, start, drawings });
  return { styles: '<link rel="stylesheet" href="/a.css">', code: ['/b.js'], markup: '<h1>Plans</h1>', initialState: '<b>' + told + '</b>' };
}`;

beforeAll(async () => {
  await writeFile(path.join(folder, 'index.html'), HTML);
  await writeFile(path.join(folder, 'document.js'), RENDERER);
  await venue(database.db, 'first');
  await venue(database.db, 'second');
});

/** A node of its own, with nothing drawn yet. */
async function node(own: Deps = deps) {
  const copy = await mkdtemp(path.join(folder, 'node-'));
  await writeFile(path.join(copy, 'document.js'), RENDERER);
  const documents = new Documents(own, copy);
  const routes = new Hono().route('/', documentRoutes(own.config, documents, folder));
  const get = (address: string, headers: Record<string, string> = {}) => {
    const incoming = { headers, socket: { remoteAddress: '127.0.0.1' } };
    return Promise.resolve(routes.request(address, { headers }, { incoming }));
  };
  const told = async (address: string, headers?: Record<string, string>) => {
    const html = await (await get(address, headers)).text();
    return JSON.parse(/<b>(.*)<\/b>/.exec(html)?.[1] ?? 'null');
  };
  return { documents, get, told };
}

async function loadedNode(own?: Deps) {
  const made = await node(own);
  await made.documents.load();
  return made;
}

const publish = async (more: object = {}) => {
  const maya = await person(deps);
  const content = planContent.parse({
    title: `Evening ${randomUUID()}`,
    places: ['first', 'second'].map((place_id) => ({ place_id, name: place_id, address: null })),
    ...more,
  });
  return { maya, plan: await createPlan(maya, { ...content, request_id: randomUUID() }) };
};

test('FIX-72 a document has what a visitor sees, whoever asks for it', async () => {
  const { get, told } = await loadedNode();
  const open = await publish();
  const own = await publish({ is_public: false });
  const cookie = await sessionCookie(deps, own.maya.viewer.userId);
  const { list, start } = await told('/curated-plans', { cookie });
  const ids = list.plans.map(({ id }: { id: string }) => id);
  expect(ids).toContain(open.plan.id);
  expect(ids).not.toContain(own.plan.id);
  expect(start.me).toBeNull();
  const html = await (await get('/curated-plans', { cookie })).text();
  expect(html).toContain('<div id="root" data-server="drawn"><h1>Plans</h1></div>');
  expect(html).toMatch(/<link rel="stylesheet" href="\/a\.css">[\s\S]*<\/head>/);
  expect(html).toContain(
    '<script src="/takeover.js" async data-code="/app.js" data-screen="/b.js"></script>',
  );
  expect(html).not.toContain('type="module"');
});

test('FIX-72 it is drawn for the clock, the default area, the language and the width of who reads it', async () => {
  const { told } = await loadedNode();
  const { request } = await told('/explore', {
    'accept-language': 'de;q=0.4, en-GB',
    'sec-ch-ua-mobile': '?1',
  });
  expect(request).toMatchObject({
    path: '/explore',
    now: deps.now().toISOString(),
    timeZone: 'America/Los_Angeles',
    format: 'en-GB',
    desktop: false,
  });
  expect((await told('/explore', { 'user-agent': 'a desktop' })).request).toMatchObject({
    desktop: true,
    format: 'en',
  });
});

test('RUL-110 FIX-72 it is drawn in the units that were chosen on the device, for who reads in others anew', async () => {
  const { get, told } = await loadedNode();
  const formatWith = async (cookie: string) => (await told('/explore', { cookie })).request.format;
  expect(await formatWith('a=b; liora.format=u-hc-h23-ms-metric')).toBe('en-u-ms-metric');
  expect(await formatWith('liora.format=u-ms-imperial; other=u-ms-metric')).toBe('en');
  expect((await get('/explore')).headers.get('vary')).toContain('cookie');
});

test('FIX-72 many readers of one screen have it drawn once', async () => {
  const { told } = await loadedNode();
  const all = await Promise.all(Array.from({ length: 20 }, () => told('/explore')));
  expect(new Set(all.map(({ drawings }) => drawings)).size).toBe(1);
});

test('FIX-72 what was drawn before something was published is not handed out after it', async () => {
  const { documents, told } = await loadedNode();
  await told('/curated-plans');
  const { plan } = await publish();
  documents.forget();
  const { list } = await told('/curated-plans');
  expect(list.plans.map(({ id }: { id: string }) => id)).toContain(plan.id);
});

test('FIX-72 what is searched for alone, and a kind of places, come with a visitor’s list', async () => {
  const { told } = await loadedNode();
  for (const address of ['/search?q=sushi', '/search?q=caf%C3%A9+%26+bar', '/category?name=Cafe'])
    expect((await told(address)).request.path).toBe(address);
});

test('FIX-72 screens of what only the browser knows come as their frame, and nothing secret of their address reaches it', async () => {
  const { get } = await loadedNode();
  const frameOf = async (address: string) => {
    const html = await (await get(address)).text();
    return /<div id="root" data-server="frame" inert><h1>frame of (.*?)<\/h1><\/div>/.exec(html)?.[1];
  };
  expect(await frameOf('/explore?create=true')).toBe('/explore');
  expect(await frameOf('/search?q=sushi&lat=37.77')).toBe('/search');
  expect(await frameOf('/category?name=Bar&price=2')).toBe('/category?name=Bar');
  expect(await frameOf(`/category?name=${'x'.repeat(500)}`)).toBe('/category');
  for (const more of ['q=sushi&open=now', 'q=sushi&q=bar', 'open=now', 'q=%20', `q=${'x'.repeat(41)}`])
    expect(await frameOf(`/search?${more}`), more).toBe('/search');
  expect(await frameOf('/auth?mode=sign-up&next=/saved')).toBe('/auth?mode=sign-up');
  for (const secret of ['/reset-password?token=abc', '/verify?token=abc'])
    expect((await get(secret)).status).toBe(404);
});

test('FIX-72 a document goes out plain before the renderer is there, and in another language', async () => {
  const early = await node();
  expect(await (await early.get('/explore')).text()).toBe(HTML);
  const { get } = await loadedNode();
  expect(await (await get('/explore', { 'accept-language': 'en-XA' })).text()).toBe(HTML);
});

test('FIX-72 a screen that takes too long, and those beyond what a node draws at once, come plain', async () => {
  const { documents, get } = await loadedNode();
  expect(await (await get('/terms')).text()).toBe(HTML);
  const reader = { desktop: true, languages: [], choice: {} };
  const wanted = { address: '/explore', reader, clientAddress: 'network', draw: 'drawDocument' } as const;
  const stuck = Array.from({ length: DOCUMENTS_AT_ONCE - 1 }, (_, i) =>
    documents.filled(HTML, { ...wanted, address: '/terms', reader: { ...reader, languages: [`en-A${i}`] } }),
  );
  expect(await documents.filled(HTML, wanted)).toBe(HTML);
  expect(new Set(await Promise.all(stuck))).toEqual(new Set([HTML]));
});

test('FIX-72 what the database cannot answer now leaves the document plain', async () => {
  const lost = await testDatabase();
  const { get } = await loadedNode(testDeps(lost));
  await lost.close();
  const answer = await get('/explore');
  expect([answer.status, await answer.text()]).toEqual([200, HTML]);
});

test('FIX-72 who has the document already is told so, and caches between know what it depends on', async () => {
  const { get } = await node();
  const first = await get('/explore');
  expect(first.headers.get('vary')).toContain('accept-language');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/explore', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
