import type { BrowserContext, Page } from '@playwright/test';
import { pageOf } from './fixtures/pageOf.ts';
import { type ContextOptions, ReusedContexts } from './fixtures/reusedContexts.ts';
import { expect, test } from './fixtures/test.ts';

const OPTIONS: ContextOptions = {
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  paintedMap: false,
};

const leave = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem('liora.left', 'here');
    sessionStorage.setItem('liora.left', 'here');
    // biome-ignore lint/suspicious/noDocumentCookie: as a page does it
    document.cookie = 'left=here';
    window.name = 'left';
    await (await caches.open('left')).put('/left', new Response('here'));
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });

const find = (page: Page) =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /left/.test(key)),
    cookie: document.cookie,
    name: window.name,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'left'),
    pagesBefore: history.length - 1,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
  }));

test.describe('the browser of one test', () => {
  const used: { contexts?: ReusedContexts; first?: BrowserContext } = {};
  test.beforeEach(({ browser }) => {
    used.contexts = new ReusedContexts(browser);
  });
  test.afterEach(() => used.contexts?.close());

  /** A context that a test has used and given back, and the one that the next gets. */
  async function nextAfter(use: (page: Page, context: BrowserContext) => Promise<unknown>, passed = true) {
    const { contexts } = used;
    if (!contexts) throw new Error('Made before each test.');
    const first = await contexts.take(OPTIONS);
    const page = pageOf(first);
    await page.goto('/healthz');
    await use(page, first);
    await contexts.giveBack(first, passed);
    const next = await contexts.take(OPTIONS);
    return { page: pageOf(next), isSame: next === first };
  }

  test('FIX-75 goes to the next with nothing of what the first one left', async () => {
    const { page, isSame } = await nextAfter(async (page, context) => {
      await leave(page);
      expect((await find(page)).stored).toHaveLength(2);
      await page.route('**/privacy', (route) => route.abort());
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/healthz?again');
      await context.newPage();
    });
    expect(isSame).toBe(true);
    expect(page.context().pages()).toHaveLength(1);
    await page.goto('/privacy');
    expect(await find(page)).toEqual({
      stored: [],
      cookie: '',
      name: '',
      caches: [],
      databases: [],
      pagesBefore: 1,
      isDark: false,
      isStill: true,
      width: OPTIONS.viewport?.width,
    });
  });

  test('FIX-75 is not used again after what nothing undoes', async () => {
    const lasting: Record<string, (page: Page) => Promise<unknown>> = {
      'scripts of its own': (page) => page.addInitScript(() => undefined),
      'a clock of its own': (page) => page.clock.install(),
      'listeners of its own': async (page) => page.on('request', () => undefined),
      'a lost connection': (page) => page.context().setOffline(true),
      'a permission': (page) => page.context().grantPermissions(['geolocation']),
      'a page elsewhere': (page) => page.goto('about:blank'),
    };
    for (const [what, use] of Object.entries(lasting)) {
      expect((await nextAfter(use)).isSame, what).toBe(false);
    }
    expect((await nextAfter(async () => undefined, false)).isSame, 'a failure').toBe(false);
  });

  test('FIX-75 goes to no test with other options, nor to one that wants to be the first', async () => {
    const { contexts } = used;
    const first = await contexts?.take(OPTIONS);
    await pageOf(first as BrowserContext).goto('/healthz');
    await contexts?.giveBack(first as BrowserContext, true);
    expect(await contexts?.take(OPTIONS, true)).not.toBe(first);
    expect(await contexts?.take({ ...OPTIONS, paintedMap: true })).not.toBe(first);
  });
});
