import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { createAccount, createMember, signInAs } from './fixtures/people.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

// What is fetched, when and how often is what these look at.
test.use({ freshContext: true });

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  userAgent: 'Mozilla/5.0 (Linux) Chrome/148.0.0.0 Mobile Safari/537.36',
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PLACE = '/place/liora-vesuvio';

/** What is there before any script runs: nothing of the app is ever loaded. */
async function withoutScripts(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  return context.newPage();
}

/** The renderer is loaded after the server listens, and a node that has too much to do sends plain documents. */
async function openDrawn(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    expect(await page.locator('#liora-state').count()).toBe(1);
  }).toPass();
}

/** What is found for one word, and a kind of places. */
const LISTS = [
  ['/search?q=wine', /^\d+ places within/],
  ['/category?name=Cafe', 'Coffee in San Francisco'],
] as const;

/** A drawing that is on screen, large enough to lead it. */
const firstPicture = (page: Page) => page.locator('.cover svg[data-cover]').filter({ visible: true }).first();

for (const [device, options] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`FIX-72 on ${device} the document itself has words, cards and the first picture`, async ({
    browser,
  }) => {
    const { id } = await createPlan(await createAccount(), { title: uniqueTitle('Before any script') });
    const page = await withoutScripts(browser, options);
    const expected = [
      ['/explore', 'Where to, tonight?'],
      ['/curated-plans', 'All Curated Date Plans'],
      [PLACE, 'Vesuvio Cafe'],
      [`/plan/${id}`, /^Before any script/],
    ] as const;
    for (const [address, heading] of expected) {
      await openDrawn(page, address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(firstPicture(page)).toBeInViewport();
      // A sheet that stands there twice is gone through twice for every element.
      const named = (await page.content()).match(/[\w./-]+\.(?:css|js)\b/g) ?? [];
      expect(new Set(named).size, address).toBe(named.length);
    }
    await openDrawn(page, '/explore');
    await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible();
    for (const [address, heading] of LISTS) {
      await openDrawn(page, address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('article img.art-thumb').first()).toBeInViewport();
    }
    await openDrawn(page, '/curated-plans');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ date plans found$/ })).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(10);
    // Links lead where they say, also before the app has taken over.
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/plan\/[\da-f-]{36}$/);
    await page.context().close();
  });
}

test('FIX-72 a desktop’s document fits a narrow window, also before the app is there', async ({
  browser,
}) => {
  const page = await withoutScripts(browser, { viewport: { width: 320, height: 640 } });
  for (const address of ['/explore', '/curated-plans', PLACE, ...LISTS.map(([list]) => list)]) {
    await openDrawn(page, address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test('FIX-72 a screen of what only the browser knows comes as its frame, of which nothing can be used before the app is there', async ({
  browser,
  page,
}) => {
  const before = await withoutScripts(browser, DESKTOP);
  const frames = [
    ['/search?q=sushi&sort=distance', 'Places on the map'],
    ['/category?name=Restaurant&sort=distance', /^Dinner/],
    ['/saved', 'Saved'],
    ['/auth?mode=sign-up', 'Create your account'],
    ['/curated-plans?tags=Evening', 'All Curated Date Plans'],
  ] as const;
  for (const [address, heading] of frames) {
    await openDrawn(before, address);
    await expect(before.locator('h1, h2').filter({ hasText: heading }).first()).toBeVisible();
    await expect(before.locator('#root')).toHaveAttribute('inert');
    expect(await before.locator('#liora-state').textContent()).not.toContain('sushi');
  }
  await openDrawn(before, '/saved');
  await expect(before.locator('[aria-busy="true"]')).toBeVisible();
  await before.context().close();
  await page.goto('/search?q=sushi&sort=distance');
  await expect(page.getByRole('searchbox')).toHaveValue('sushi');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

/** Notes the calls of a page, and whether what the document brought still lay over its screen. */
const watchCalls = (page: Page) =>
  page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    const { fetch } = window;
    window.fetch = (asked, options) => {
      const [, name] = /\/rpc\/([\w/]+)/.exec(asked instanceof Request ? asked.url : String(asked)) ?? [];
      if (name) calls.push(document.querySelector('[data-server]') ? `${name}, covered` : name);
      return fetch(asked, options);
    };
  });

test('FIX-72 who reads a frame is asked while it lies over the screen, and a search waits for the answer: it is asked once', async ({
  page,
  member: _member,
}) => {
  await watchCalls(page);
  await openDrawn(page, '/search?q=sushi&sort=distance');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls: string[] = await page.evaluate(() => Reflect.get(window, 'calls'));
  expect(calls[0]).toBe('platform/start, covered');
  expect(calls.filter((name) => /^places\/search\b/.test(name))).toHaveLength(1);
});

/** How far what is on screen has moved by itself, as browsers count it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A link or style that is added, or a language that is set, has Chromium style, lay out and paint every element again. */
const watchWhatRestyles = (page: Page) =>
  page.addInitScript(() => {
    const restyled: string[] = [];
    Object.assign(window, { restyled });
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes, attributeName } of changes) {
        if (attributeName) restyled.push(attributeName);
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('link, style')) restyled.push(node.outerHTML);
      }
    });
    document.addEventListener('DOMContentLoaded', () =>
      watch.observe(document, { subtree: true, childList: true, attributeFilter: ['lang'] }),
    );
  });

/** The same element before and after: what was drawn is taken over, not drawn again. */
const markHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-drawn-first', ''),
    );
  });

/** Reviews of a place come after it, as their code does, and so does the number of each kind. */
const ASKED_LATER = new Map([
  [PLACE, 'reviews/list'],
  ['/category?name=Cafe', 'places/count'],
]);

test('FIX-72 the app takes over what is there: no call for it, no jump, and the same elements', async ({
  page,
}) => {
  const asked: string[] = [];
  const checks: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/rpc\/([\w/]+)/.exec(request.url()) ?? [];
    if (name) asked.push(name);
    // What forms are checked with: nothing waits for it that only reads.
    if (/\/assets\/forms-/.test(request.url())) checks.push(request.url());
  });
  await watchShifts(page);
  await watchWhatRestyles(page);
  await markHeading(page);
  for (const address of ['/explore', '/curated-plans', PLACE, ...LISTS.map(([list]) => list)]) {
    await openDrawn(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1[data-drawn-first]')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifted')), address).toBeLessThan(0.02);
    expect(await page.evaluate(() => Reflect.get(window, 'restyled')), address).toEqual([]);
    expect(checks, address).toEqual([]);
    const later = ASKED_LATER.get(address);
    if (later) await expect.poll(() => asked, address).toContain(later);
  }
  expect(new Set(asked)).toEqual(new Set(['platform/start', ...ASKED_LATER.values()]));
});

test('FIX-72 whoever is signed in has a list asked for once, and until it comes reads what a visitor finds', async ({
  page,
  member: _member,
}) => {
  await watchCalls(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('article')?.setAttribute('data-drawn-first', '');
      const gone: string[] = [];
      Object.assign(window, { gone });
      new MutationObserver(() => {
        if (!document.querySelector('article')) gone.push('no list');
      }).observe(document, { subtree: true, childList: true });
    });
  });
  await openDrawn(page, '/search?q=wine');
  await expect(page.getByRole('link', { name: /^Add .+ to a plan$/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('article[data-drawn-first]')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'gone'))).toEqual([]);
  const calls: string[] = await page.evaluate(() => Reflect.get(window, 'calls'));
  expect(calls.filter((name) => /^places\/search\b/.test(name))).toHaveLength(1);
});

test('FIX-72 whoever chose an area finds their own rows, in the same frame', async ({ page }) => {
  await page.addInitScript(() => {
    const area = {
      name: 'Oakland',
      of: 'California, United States',
      latitude: 37.8044,
      longitude: -122.2712,
    };
    localStorage.setItem('liora.area', JSON.stringify(area));
  });
  await markHeading(page);
  await openDrawn(page, '/explore');
  await expect(page.getByRole('button', { name: /Oakland/ })).toBeVisible();
  await expect(page.locator('h1[data-drawn-first]')).toBeVisible();
});

test('FIX-72 the document is a visitor’s, whoever asks; what is theirs comes after it', async ({
  page,
  context,
}) => {
  const member = await createMember();
  const title = uniqueTitle('Behind the door');
  const { id } = await createPlan(member, {
    title,
    description: 'Nobody else',
    is_prive: true,
    is_public: false,
  });
  await signInAs(context, member);
  const document = await page.request.get(`/plan/${id}`);
  expect(await document.text()).not.toContain('Nobody else');
  await page.goto(`/plan/${id}`);
  await expect(page.getByText('Nobody else')).toBeVisible();
  await markHeading(page);
  await openDrawn(page, PLACE);
  await expect(page.getByRole('link', { name: 'Add to plan' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1[data-drawn-first]')).toBeVisible();
  await page.goto('/explore');
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});

/** The code of the app is on its way until `arrive` is called. */
async function holdCode(page: Page): Promise<{ arrive: () => void }> {
  let arrive: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return { arrive };
}

test('FIX-72 the code of the app is fetched after the first paint', async ({ page }) => {
  for (const address of ['/explore', '/curated-plans']) {
    await openDrawn(page, address);
    const [painted, fetched] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ]);
    expect(fetched.length, address).toBeGreaterThan(0);
    expect(Math.min(...fetched), address).toBeGreaterThanOrEqual(painted);
  }
});

test('FIX-72 what is done before the app is there counts: a button is pressed then, and the page stays where it was scrolled to', async ({
  page,
}) => {
  const code = await holdCode(page);
  const takeover = page.waitForResponse(/takeover\.js/);
  void page.goto('/explore', { waitUntil: 'commit' });
  await takeover;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(300);
  const before = await scrolled();
  await page.locator('button.area-open').dispatchEvent('click');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  code.arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(before);
});

test('FIX-72 what is typed before the app is there is searched for then, and at once with Enter', async ({
  page,
}) => {
  const code = await holdCode(page);
  const field = page.getByRole('searchbox');
  void page.goto('/search?q=wine', { waitUntil: 'commit' });
  await field.fill('museum');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=museum$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  // What a document does before its app is under way: it has asked for the app's code.
  await expect(page.locator('head script[type="module"]')).not.toHaveCount(0);
  await field.fill('gelato');
  code.arrive();
  await expect(page).toHaveURL(/\/search\?q=gelato$/);
  await expect(field).toHaveValue('gelato');
  await expect(page.locator('[data-searching]')).toHaveCount(0);
});

test('FIX-72 addresses with more than a screen in them, and readers of other regions, get what is right for them', async ({
  page,
  browser,
}) => {
  const drawnAs = async (address: string, language = 'en-US') => {
    const answer = await page.request.get(address, { headers: { 'accept-language': language } });
    return /<div id="root" data-server="(\w+)"/.exec(await answer.text())?.[1] ?? 'plain';
  };
  await openDrawn(page, '/explore');
  expect(await drawnAs('/explore')).toBe('drawn');
  expect(await drawnAs('/explore?create=true')).toBe('frame');
  expect(await drawnAs('/reset-password?token=abc')).toBe('plain');
  expect(await drawnAs('/explore', 'en-XA')).toBe('plain');
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-GB', timezoneId: 'Europe/London' });
  const abroad = await context.newPage();
  const code = await holdCode(abroad);
  void abroad.goto('/explore', { waitUntil: 'commit' });
  await expect(abroad.getByRole('heading', { level: 1 })).toBeVisible();
  await abroad.mouse.move(700, 500);
  await abroad.mouse.wheel(0, 400);
  const scrolled = () => abroad.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(300);
  const before = await scrolled();
  code.arrive();
  await expect(abroad.locator('[data-server]')).toHaveCount(0);
  await expect(abroad.getByText(/Sunset at|Golden hour|Open late/).first()).toBeVisible();
  expect(await scrolled()).toBe(before);
  await context.close();
});
