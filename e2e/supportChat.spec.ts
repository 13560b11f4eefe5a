import type { Page } from '@playwright/test';
import { readConfig } from '../server/src/config.ts';
import { securityHeaders } from '../server/src/http/securityHeaders.ts';
import { expect, test } from './fixtures/test.ts';

const SCRIPT = 'https://chat.example/widget.js';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

/** What providers hand out: a script that pins a button of its own, inside a wrapper, to a corner of the screen. */
const WIDGET = `
  const wrapper = document.createElement('div');
  wrapper.innerHTML = '<div id="chat-launcher" style="position: fixed; right: 20px; bottom: 20px; width: 56px; height: 56px">Chat</div>';
  setTimeout(() => document.body.append(wrapper), 50);
`;

/** Liora as it answers with a support chat configured: its start and its headers; the provider is a stub. */
async function withChat(page: Page, answer: 'widget' | 'nothing' = 'widget'): Promise<string[]> {
  const asked: string[] = [];
  const config = readConfig({ SUPPORT_CHAT_URL: SCRIPT }, '/data');
  const headers = securityHeaders({ ...config, publicUrl: 'http://localhost' });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
  await page.route('**/rpc/platform/start?*', async (route) => {
    const response = await route.fetch();
    const { json } = await response.json();
    await route.fulfill({ response, json: { json: { ...json, supportChat: SCRIPT } } });
  });
  await page.route(SCRIPT, async (route) => {
    asked.push(JSON.stringify(await route.request().allHeaders()));
    if (answer === 'nothing') return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: WIDGET });
  });
  return asked;
}

const launcher = (page: Page) => page.locator('#chat-launcher');
const fromBottom = (page: Page) =>
  launcher(page).evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);

test('BAN-03 the configured support chat comes once the page is there, and is told nothing about it', async ({
  page,
}) => {
  const asked = await withChat(page);
  await page.goto('/search?q=bar');
  await expect(launcher(page)).toBeVisible();
  expect(await fromBottom(page)).toBe(20);
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toMatch(/referer|cookie|q=bar/i);
});

test('BAN-03 without a configured chat nothing is loaded', async ({ page, problems }) => {
  problems.expect(/the last thing/);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const isForeign = !request.url().startsWith(process.env.E2E_BASE_URL ?? '');
    // The part of the app that would load it, whose script the content security policy would not even let out.
    if (request.resourceType() === 'script' && (isForeign || /startSupportChat/.test(request.url())))
      loaded.push(request.url());
  });
  const known = page.waitForResponse(/\/rpc\/platform\/start/);
  await page.goto('/search?q=bar');
  await (await known).finished();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // A crash is told when the page has nothing else to do: behind all that was put off until then before.
  const told = page.waitForResponse(/\/rpc\/platform\/reportCrash/);
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('the last thing'))));
  await (await told).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(loaded).toEqual([]);
});

test('BAN-04 RUL-87 in the native app the support chat is never loaded', async ({ page }) => {
  const asked = await withChat(page);
  await page.addInitScript(() => Object.assign(window, { LioraBridge: { postMessage: () => undefined } }));
  // The part of the app that would load it comes, and leaves it.
  const decided = page.waitForResponse(/startSupportChat/);
  await page.goto('/terms');
  await (await decided).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(launcher(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('RUL-87 a support chat that cannot be loaded is not spoken of', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  const asked = await withChat(page, 'nothing');
  await page.goto('/terms');
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /chat|load/i })).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 } });

  test('BAN-05 RUL-87 CONST-51 the support chat stands 84 px higher, and Liora’s own toasts do not', async ({
    page,
  }) => {
    await withChat(page);
    await page.goto('/terms');
    await expect.poll(() => fromBottom(page)).toBe(104);
    // Toasts come with the first press.
    await page.keyboard.press('Shift');
    const moved = await page.locator('.toaster').evaluate((element) => getComputedStyle(element).translate);
    expect(moved).toBe('none');
  });
});
