import type { Locator, Page } from '@playwright/test';
import { DEMO_PLACES } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test('NAV-03 NAV-04 NAV-05 NAV-07 NAV-09 NAV-11 NAV-13 every route shows its screen', async ({ page }) => {
  const headings: Array<[path: string, heading: RegExp]> = [
    ['/saved', /Saved/],
    ['/profile', /Profile/],
    ['/auth', /./],
    ['/curated-plans', /^All Curated Date Plans$/],
    ['/search?q=bookshop', /within|near|place/i],
    ['/place/liora-city-lights', /^City Lights Booksellers$/],
  ];
  for (const [path, heading] of headings) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
  }
  await page.goto('/map');
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('NAV-14 NAV-15 the reset screen without a link from a mail leads to the sign-in', async ({ page }) => {
  await page.goto('/reset-password');
  await expectToast(page, 'Invalid reset link');
  await expect(page).toHaveURL(/\/auth/);
});

test('NAV-08 a screen is loaded when it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: 'Date plans' })).toBeVisible();
  const before = scripts.some((url) => url.includes('CreatePlanDialog') || url.includes('maplibre'));
  expect(before).toBe(false);
});

test('NAV-31 NAV-32 a new screen begins at its top once it has loaded, and so does a new user', async ({
  page,
  account: _,
}) => {
  await page.goto('/curated-plans');
  // The skeleton's cards have no link: waits for the plans.
  await page.locator('.plan-card-link').nth(12).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Liora' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

async function columns(page: Page): Promise<number> {
  const boxes = await page
    .locator('.plan-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  return boxes.filter((top) => Math.abs(top - (boxes[0] ?? 0)) < 4).length;
}

test('FIX-68 PLAN-03 GEN-18 RUL-102 plans stand in one, two, three or four columns by width', async ({
  page,
}) => {
  await page.goto('/curated-plans');
  await expect(page.locator('.plan-card-link').first()).toBeVisible();
  for (const [width, expected] of [
    [390, 1],
    [700, 2],
    [900, 3],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columns(page), `at ${width}`).toBe(expected);
  }
});

test('at 200 % zoom (a desktop of 720 px) nothing has to be scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ['/explore', '/search?q=bar', '/curated-plans', `/place/${DEMO_PLACES.bar.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  }
});

test('GEN-17 GEN-19 targets and motion are larger and slower under a thumb', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const sizes = async () => {
    await page.goto('/explore');
    const tab = await page.getByRole('link', { name: 'Saved', exact: true }).boundingBox();
    const style = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return {
        duration: root.getPropertyValue('--dur').trim(),
        target: root.getPropertyValue('--target').trim(),
      };
    });
    return { ...style, smallest: Math.min(tab?.width ?? 0, tab?.height ?? 0) };
  };
  await page.setViewportSize(PHONE);
  const phone = await sizes();
  expect([phone.target, Number.parseFloat(phone.duration)]).toEqual([
    '44px',
    phone.duration.endsWith('ms') ? 200 : 0.2,
  ]);
  expect(phone.smallest).toBeGreaterThanOrEqual(44);
  await page.setViewportSize(DESKTOP);
  const desktop = await sizes();
  expect([desktop.target, Number.parseFloat(desktop.duration)]).toEqual([
    '32px',
    desktop.duration.endsWith('ms') ? 150 : 0.15,
  ]);
  expect(desktop.smallest).toBeGreaterThanOrEqual(32);
});

test('AUTH-03 the form switches between signing in, creating an account and a forgotten password', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/auth?mode=sign-up');
  await expect(page.getByRole('button', { name: 'Create account', exact: true })).toBeVisible();
  await page.goto('/auth?mode=forgot');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FIX-64 category tiles lie beside each other, each with its whole name, at every width', async ({
  page,
}) => {
  for (const path of ['/category?name=zzz', '/explore']) {
    await page.goto(path);
    const tiles = page.locator('.category-tile');
    for (const width of [390, 800, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(tiles).toHaveCount(7);
      const boxes = await tiles.evaluateAll((all) =>
        all.map((tile) => {
          const { left, top, right, bottom } = tile.getBoundingClientRect();
          const name = tile.querySelector(':scope > span')?.getBoundingClientRect();
          return { left, top, right, bottom, nameEnd: name?.right ?? 0 };
        }),
      );
      for (const [i, box] of boxes.entries()) {
        expect(box.nameEnd, `${path} at ${width}`).toBeLessThanOrEqual(box.right + 1);
        const over = boxes
          .slice(i + 1)
          .filter((other) => other.left < box.right - 1 && other.right > box.left + 1)
          .filter((other) => other.top < box.bottom - 1 && other.bottom > box.top + 1);
        expect(over, `${path} at ${width}`).toEqual([]);
      }
    }
  }
});

/** The numbers of the stops that a cover cuts off; null while it has none. */
function stopsCutOff(cover: Locator): Promise<string[] | null> {
  return cover.evaluate((box) => {
    const edge = box.getBoundingClientRect();
    const stops = [...box.querySelectorAll('svg[data-cover^="plan/"] text')];
    const cut = stops.filter((stop) => {
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    });
    return stops.length < 2 ? null : cut.map((stop) => stop.textContent);
  });
}

test('FIX-64 the cover of a plan shows all of its stops at every width', async ({ page }) => {
  await page.goto('/explore');
  const featured = page.locator('.feature-desk > .cover');
  for (const width of [1440, 1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 720 });
    await featured.scrollIntoViewIfNeeded();
    await expect.poll(() => stopsCutOff(featured), `Explore at ${width} px`).toEqual([]);
  }
  await page.locator('.feature-desk a').first().click();
  await page.getByRole('dialog').waitFor();
  await page.reload();
  const hero = page.locator('.plan-hero > .cover');
  for (const height of [600, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(() => stopsCutOff(hero), `a plan at ${height} px`).toEqual([]);
    // As a page it stands as high as the window, with round corners.
    await expect.poll(async () => (await hero.boundingBox())?.height).toBeGreaterThan(height - 100);
    await expect(hero).not.toHaveCSS('border-radius', '0px');
  }
});

test('FIX-64 pointing at a result moves none of the others', async ({ page }) => {
  await page.goto('/search');
  const rows = page.locator('.place-row');
  await expect(rows.nth(5)).toBeVisible();
  const tops = () => rows.evaluateAll((all) => all.slice(0, 6).map((row) => row.getBoundingClientRect().top));
  const before = await tops();
  const second = await rows.nth(1).boundingBox();
  await page.mouse.move((second?.x ?? 0) + 20, (second?.y ?? 0) + 80);
  await expect(page.locator('.place-row[data-pointed]')).toHaveCount(1);
  expect(await tops()).toEqual(before);
});
