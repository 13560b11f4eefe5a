import type { Page } from '@playwright/test';
import { plainDocuments } from './fixtures/plainDocuments.ts';
import { expect, test } from './fixtures/test.ts';

test('NAV-27 NAV-29 an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to, tonight?');
});

test('ERR-99 RUL-100 a screen that breaks says what went wrong and leads home', async ({
  page,
  problems,
}) => {
  problems.expect(/Cannot read properties/);
  await plainDocuments(page);
  await page.route('**/rpc/plans/list?*', (route) =>
    route.fulfill({ json: { json: { plans: [{ id: 'no plan' }], total: 1, locked: [], nextCursor: null } } }),
  );
  await page.goto('/curated-plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText(/Cannot read properties/)).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to, tonight?');
});

test('a picture that does not arrive leaves its place empty, and the screen whole', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|dynamically imported module|Importing a module/);
  await page.route(/assets\/(?:Vignette|Plan)Drawing.*\.js/, (route) => route.abort());
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
  await page.goto('/curated-plans');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a server that does not answer is told on every screen that waits for it', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/Failed to load resource/);
  await page.clock.install();
  await plainDocuments(page);
  await page.route('**/rpc/**', (route) => route.abort());
  for (const path of [
    '/explore',
    '/curated-plans',
    '/search?q=bar',
    '/place/liora-vesuvio',
    '/saved',
    '/profile',
  ]) {
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Try Again' });
    // It asks seven times before it gives up (AUTH-20).
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(again).toBeVisible({ timeout: 100 });
    }).toPass();
  }
  await page.unroute('**/rpc/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Liora' })).toBeVisible();
});

test('being offline is said while it lasts, and read out', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Sign in to Liora' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(
    page.getByText('You are offline. What you have opened before is still here.').first(),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeAttached();
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toBeAttached();
});

test('NAV-01 NAV-02 NAV-30 the five tabs lead where they say and say where one is', { tag: '@flow' }, async ({
  page,
}) => {
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Map', '/map'],
    ['Plans', '/curated-plans'],
    ['Saved', '/saved'],
    ['Profile', '/profile'],
    ['Explore', '/explore'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the keyboard opens search and the list of shortcuts, and skips to the content', async ({ page }) => {
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox', { name: 'Search places' })).toBeFocused();
});

test('LOC-04 ERR-43 ERR-44 the position is asked for by a press, and its outcome said', async ({
  page,
  context,
}) => {
  await page.goto('/explore');
  const use = page.getByRole('button', { name: 'Use my location' });
  await use.click();
  await expect(page.locator('.toast')).toContainText('Location Permission Denied');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.7989, longitude: -122.4075 });
  await use.click();
  await expect(page.locator('.toast')).toContainText(
    'Location Found Using your current location for better search results.',
  );
  await page.goto('/curated-plans');
  // PLAN-05 PLAN-18
  await expect(page.getByRole('status').filter({ hasText: /date plans? found near you$/ })).toBeVisible();
});

test('FIX-68 the tab says where one is, also in a dialog, and the product’s name behind it', async ({
  page,
}) => {
  await page.goto('/curated-plans');
  await expect(page).toHaveTitle('All Curated Date Plans · Liora');
  const plan = page.getByRole('article').first().getByRole('heading');
  const title = await plan.textContent();
  await plan.getByRole('link').click();
  await expect(page).toHaveTitle(`${title} · Liora`);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveTitle('All Curated Date Plans · Liora');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveTitle(/^Saved.* · Liora$/);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle(/ · Liora$/);
});

test('NAV-21 NAV-22 SUP-06 SUP-07 SUP-08 both addresses of the privacy policy and of the terms show them to everybody, with the way back', async ({
  page,
}) => {
  for (const [paths, title] of [
    [['/privacy', '/privacypolicy'], 'Privacy policy'],
    [['/terms', '/termsofservice'], 'Terms of service'],
  ] as const) {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    }
  }
});

test('opened anew Liora goes on in the tab where it was left, with nothing else on screen meanwhile; links stay what they are', async ({
  page,
  account: _,
}) => {
  await page.goto('/explore');
  const tabs = (one: Page) => one.getByRole('navigation', { name: 'Main' });
  await tabs(page).getByRole('link', { name: 'Plans', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liora.last-tab'))).toBe('/curated-plans');
  const anew = await page.context().newPage();
  const painted: string[] = [];
  await anew.exposeFunction('tellPaint', (path: string) => painted.push(path));
  await anew.addInitScript(() => {
    const tell = (window as unknown as { tellPaint: (path: string) => void }).tellPaint;
    new PerformanceObserver(() => tell(location.pathname)).observe({ type: 'paint', buffered: true });
  });
  // Long enough for what the start address brings to be painted meanwhile.
  await anew.route('**/curated-plans', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await anew.goto('/').catch(() => null);
  await expect(anew).toHaveURL('/curated-plans');
  await expect(tabs(anew).getByRole('link', { name: 'Plans', exact: true })).toBeVisible();
  await expect.poll(() => painted).toContain('/curated-plans');
  expect(painted).not.toContain('/');
  for (const [address, options] of [
    ['/explore', {}],
    ['/', { referer: 'https://elsewhere.example/' }],
    ['/?prive=true', {}],
  ] as const) {
    await anew.goto(address, options);
    await expect(tabs(anew).getByRole('link', { name: 'Explore', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await anew.close();
});

test('opened anew by who has signed out Liora begins with Explore', async ({ page, account: _ }) => {
  await page.goto('/profile');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liora.last-tab'))).toBe('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('liora.last-tab'))).toBeNull();
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test('the bar leads back to the part of a tab that was open, and from there to its first one', async ({
  page,
  account: _,
}) => {
  // Before anything is there that runs beside the screens.
  const wanted = Promise.withResolvers<void>();
  await page.route('**/assets/background-*', (route) => wanted.promise.then(() => route.continue()));
  await page.goto('/saved');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(page).toHaveURL('/saved?tab=plans');
  await tabs.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\/map/);
  await tabs.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL('/saved?tab=plans');
  await tabs.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL('/saved');
  wanted.resolve();
});
