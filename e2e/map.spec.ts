import type { Page } from '@playwright/test';
import { leaveMapBlank } from './fixtures/blankMap.ts';
import { expect, test } from './fixtures/test.ts';

test.beforeEach(({ context }) => leaveMapBlank(context));

const pins = (page: Page) => page.getByRole('group', { name: 'Places on the map' });
const clusters = (page: Page) => pins(page).getByRole('button', { name: /close together\. Zoom in$/ });
const places = (page: Page) => pins(page).locator('[aria-pressed]');
const rows = (page: Page) => page.getByRole('main').getByRole('article');
/** What stands in clusters and by itself, in view and around it. */
async function counted(page: Page): Promise<number> {
  const names = await clusters(page).evaluateAll((found) =>
    found.map((one) => one.getAttribute('aria-label')),
  );
  const inside = names.map((name) => Number.parseInt((name ?? '').replace(/[^\d]/g, ''), 10));
  return inside.reduce((sum, count) => sum + count, await places(page).count());
}
const FAR = '/map?lat=37.7749&lng=-122.4194&radius=40';

test('RUL-76 clusters count every place of the city, and presses lead to single ones; a selection stays when it is far again', async ({
  page,
}) => {
  await page.goto(FAR);
  await expect(clusters(page).first()).toBeVisible();
  // Until the map's own answer is there it shows what the list found, which are 200 at most.
  await expect.poll(() => counted(page)).toBeGreaterThan(200);

  // Each press parts a crowd, until there are pins.
  await expect(async () => {
    if ((await places(page).count()) < 3) {
      await clusters(page).first().press('Enter');
      await expect(page).not.toHaveURL(/radius=40/);
    }
    expect(await places(page).count()).toBeGreaterThan(2);
  }).toPass();
  await places(page).first().press('Enter');
  await expect(page).toHaveURL(/at=/);
  const pressed = pins(page).locator('[aria-pressed="true"]');
  const name = (await pressed.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await expect(page.locator('.full-map-card').getByRole('link', { name, exact: true })).toBeVisible();

  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(pressed).toHaveAccessibleName(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
});

test('RUL-76 the list follows the map, and filters hold for both', async ({ page }) => {
  await page.goto('/map?lat=37.7749&lng=-122.4194&radius=1&list=true');
  await expect(rows(page).first()).toBeVisible();
  await expect(clusters(page).or(places(page)).first()).toBeVisible();
  await page.getByRole('region', { name: /^Map\. Use the arrow keys/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL((url) => Number(url.searchParams.get('lat')) > 37.776);

  const before = await counted(page);
  const asked = page.waitForRequest(
    (request) => request.url().includes('/places/map') && decodeURIComponent(request.url()).includes('"Bar"'),
  );
  await page.getByRole('button', { name: 'Drinks', exact: true }).click();
  await asked;
  await expect.poll(() => counted(page)).toBeLessThan(before);
});

test('RUL-76 a map that could not be answered says so over the map, and asks again', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource: net::ERR_FAILED .*places\/map/);
  await page.route('**/places/map*', (route) => route.abort());
  await page.goto(FAR);
  const again = page.getByRole('button', { name: 'Some places did not load. Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/places/map*');
  await again.click();
  await expect.poll(() => counted(page)).toBeGreaterThan(200);
  await expect(again).toBeHidden();
});

test('RUL-125 RUL-76 Back brings back how the map stood, and it is remembered as it was left', {
  tag: '@flow',
}, async ({ page }) => {
  await page.goto(FAR);
  await expect(clusters(page).first()).toBeVisible();
  await clusters(page).first().press('Enter');
  await expect(page).not.toHaveURL(/radius=40/);
  const left = new URL(page.url()).search;
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page).toHaveURL(/\/curated-plans/);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.search === left);
  await expect(clusters(page).or(places(page)).first()).toBeVisible();

  const asked = page.waitForRequest((request) => request.url().includes('/places/map'));
  await page.goto('/map');
  const { json } = JSON.parse(new URL((await asked).url()).searchParams.get('data') ?? '{}');
  const [lat, lng] = ['lat', 'lng'].map((name) => Number(new URLSearchParams(left).get(name)));
  expect((json.south + json.north) / 2).toBeCloseTo(lat ?? 0, 1);
  expect((json.west + json.east) / 2).toBeCloseTo(lng ?? 0, 1);
});

test('arrow keys lead from pin to pin, and the scale is told in miles', async ({ page }) => {
  await page.goto('/map?lat=37.7749&lng=-122.4194&radius=1');
  await expect(pins(page).getByRole('button').nth(3)).toBeVisible();
  await expect(page.getByText(/^Scale: 0\.\d+ mi$/)).toBeAttached();
  await pins(page).locator('[tabindex="0"]').focus();
  const focused = pins(page).getByRole('button').and(page.locator(':focus'));
  const first = await focused.getAttribute('data-key');
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('data-key', first ?? '');
  await expect(focused).toHaveCount(1);
});
