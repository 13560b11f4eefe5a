import type { Page } from '@playwright/test';
import { readInput } from './fixtures/reads.ts';
import { expect, test } from './fixtures/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search places' });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pins = (page: Page) => page.getByRole('group', { name: 'Places on the map' });
/** What has been fetched of MapLibre. */
const engineFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('maplibre')),
  );
/** How many colours a canvas has. */
const coloursOf = (element: Element) => {
  if (!(element instanceof HTMLCanvasElement)) return 0;
  const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
  return new Set(new Uint32Array(Uint8ClampedArray.from(pixels).buffer)).size;
};
const canvas = (page: Page) => page.getByRole('region', { name: /^Map\. Use the arrow keys/ });

test('ERR-48 nothing found is said in the words of the specification, with ways out', async ({ page }) => {
  await page.goto('/search?q=xyzzyplugh');
  await expect(
    page.getByRole('heading', { name: 'No places found for "xyzzyplugh"', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Try a different search term or add it as a custom place', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Add as custom place' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('RUL-68 what was not found comes along as the name of a custom place', async ({ page, account: _ }) => {
  await page.goto('/search?q=xyzzyplugh');
  await page.getByRole('link', { name: 'Add as custom place' }).click();
  const custom = page.getByRole('dialog', { name: 'Add Custom Place' });
  await expect(custom.getByLabel('Name')).toHaveValue('xyzzyplugh');
  await expect(custom.getByLabel('Address')).toBeFocused();
  await custom.getByLabel('Address').fill('Hyde Street Pier');
  await custom.getByLabel('Address').press('Enter');
  const stops = page
    .getByRole('dialog', { name: 'Create Curated Date Plan' })
    .getByRole('list', { name: 'Stops, in order' });
  await expect(stops.getByRole('listitem')).toHaveText(/xyzzyplugh/);
});

test('what was not found can be dropped as a pin under its name; a visitor signs in and comes back', async ({
  page,
  account: _,
  anotherPerson,
}) => {
  await page.goto('/search?q=xyzzyplugh');
  await page.getByRole('button', { name: 'Drop a pin' }).click();
  const pin = page.getByRole('dialog', { name: 'New pin' });
  await expect(pin.getByRole('textbox', { name: 'Title' })).toHaveValue('xyzzyplugh');
  await page.keyboard.press('Escape');
  await expect(pin).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Drop a pin' })).toBeFocused();

  const visitor = await anotherPerson();
  const known = Promise.withResolvers<void>();
  await visitor.route('**/rpc/platform/start*', (route) => known.promise.then(() => route.continue()));
  await visitor.goto('/search?q=xyzzyplugh');
  await visitor.getByRole('button', { name: 'Drop a pin' }).click();
  await expect(visitor.getByRole('dialog', { name: 'New pin' })).toBeVisible();
  known.resolve();
  await visitor.locator('.toast').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor).toHaveURL(/next=.*search.*xyzzyplugh/);
});

test('FIX-31 RUL-113 a corrected spelling says so and offers the letters as typed', async ({ page }) => {
  await page.goto('/search?q=birron');
  await expect(page.getByText('Showing results for “biron”.')).toBeVisible();
  await expect(row(page, 'Hotel Biron')).toBeVisible();
  await page.getByRole('button', { name: 'Search instead for “birron”' }).click();
  await expect(page.getByRole('heading', { name: 'No places found for "birron"' })).toBeVisible();
  await box(page).fill('birrom');
  await expect(page).not.toHaveURL(/literal/);
});

test('FIX-31 RUL-113 neighbours of a kind stand under a heading of their own and are not counted', async ({
  page,
}) => {
  await page.goto('/search?q=ramen');
  const neighbours = page.locator('section', {
    has: page.getByRole('heading', { name: 'Close to what you asked for' }),
  });
  await expect(neighbours.getByRole('article').first()).toBeVisible();
  const beside = await neighbours.getByRole('article').count();
  expect(beside).toBeLessThanOrEqual(6);
  const matching = (await rows(page).count()) - beside;
  await expect(title(page)).toHaveText(new RegExp(`^${matching} places? within 10 miles$`));
});

test('FIX-36 RUL-114 the screen names the order in use', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('button', { name: 'Sorted by Distance' })).toBeVisible();
  await page.goto('/search?q=biron');
  await page.getByRole('button', { name: 'Sorted by Best match' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Distance' }).click();
  await expect(page).toHaveURL(/sort=distance/);
  await expect(page.getByRole('button', { name: 'Sorted by Distance' })).toBeVisible();
});

test('FIX-76 the page is there before its count, and nothing moves when that comes', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/rpc\/places\/count/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/search?q=restaurant');
  await expect(rows(page).first()).toBeVisible();
  await expect(title(page)).toHaveText('Places within 10 miles');
  await expect(page.locator('[data-searching]')).toHaveCount(0);
  const before = await rows(page).first().boundingBox();
  answer();
  await expect(title(page)).toHaveText(/^(More than )?\d+ places within 10 miles$/);
  expect((await rows(page).first().boundingBox())?.y).toBe(before?.y);
});

test('ERR-47 a first search that fails is told, and can be repeated', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route('**/rpc/places/search?*', (route) => route.abort());
  // With more than words to search for, a document brings no list.
  await page.goto('/search?q=bar&radius=10');
  await expect(page.getByRole('heading', { name: 'Error searching places' })).toBeVisible();
  await page.unroute('**/rpc/places/search?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(row(page, 'Hotel Biron')).toBeVisible();
});

test('RUL-77 what is typed goes into the address, and Back from a place finds the same list', {
  tag: '@flow',
}, async ({ page }) => {
  await page.goto('/search');
  await box(page).fill('bar');
  await expect(page).toHaveURL(/q=bar/);
  const narrowed = page.waitForResponse(
    (reply) => readInput(reply.request(), 'places/search')?.outdoor === true,
  );
  await filters(page).getByRole('button', { name: 'Outdoor seating' }).click();
  await expect(page).toHaveURL(/outdoor=true/);
  await narrowed;
  await expect(page.locator('[data-searching]')).toHaveCount(0);
  await expect(filters(page).getByRole('button', { name: 'Outdoor seating' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(title(page)).toHaveText(/^\d+ places? within 10 miles$/);
  const found = (await title(page).textContent()) ?? '';
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/place\//);
  await page.goBack();
  await expect(page).toHaveURL(/q=bar.*outdoor=true|outdoor=true.*q=bar/);
  await expect(box(page)).toHaveValue('bar');
  await expect(filters(page).getByRole('button', { name: 'Outdoor seating' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(title(page)).toHaveText(found);
});

test('an address with filters opens with them, in the dialog, too', async ({ page }) => {
  await page.goto('/search?q=bar&outdoor=true&moods=lively');
  await expect(filters(page).getByRole('button', { name: 'Lively' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Filters, 2 chosen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/outdoor|moods/);
  await expect(page).toHaveURL(/q=bar/);
});

test('RUL-77 an address with broken filters opens with the others', async ({ page }) => {
  await page.goto('/search?q=coffee&price=cheap&moods=sleepy&radius=far');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('SRCH-15 SRCH-20 results are told with their radius, the nearest first', async ({ page }) => {
  await page.goto('/search?q=bar');
  await expect(title(page)).toHaveText(/^\d+ places within 10 miles$/);
  await expect(rows(page).nth(6)).toBeVisible();
  const shown = await rows(page)
    .getByText(/[\d.]+ mi$/)
    .allTextContents();
  const miles = shown.map((text) => Number.parseFloat(text.replace(/^\D*/, '')));
  expect(miles.length).toBeGreaterThan(5);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

test('a keyword is said as it was understood, and so is another spelling', async ({ page }) => {
  await page.goto('/search?q=romantic');
  await expect(page.getByText('Showing results in Restaurant for “romantic”.')).toBeVisible();
  await page.goto('/search?q=resturant');
  await expect(page.getByText('Showing results for “restaurant”')).toBeVisible();
});

test('FIX-33 a quarter that the text names is where the list looks, it says so, and there is a way back', async ({
  page,
}) => {
  await page.goto('/search?q=romantic near hayes valley');
  await expect(page.getByText('Near Hayes Valley.')).toBeVisible();
  await expect(page.getByText('Showing results in Restaurant for “romantic”.')).toBeVisible();
  await page.getByRole('button', { name: 'Search instead for “romantic near hayes valley”' }).click();
  await expect(page).toHaveURL(/literal=/);
  await expect(page.getByText('Near Hayes Valley.')).toBeHidden();
});

test.describe('list and map', () => {
  test.use({ paintedMap: true });

  test('keep in step: the row shows its pin, the pin selects its row', async ({ page }) => {
    await page.goto('/search?q=bar');
    const pin = pins(page).getByRole('button', { name: /^Bar Part Time/ });
    await expect(pin).toBeVisible();
    await expect(pin).toHaveAttribute('data-look', 'speck');
    await row(page, 'Bar Part Time').first().hover();
    await expect(pin).not.toHaveAttribute('data-look', 'speck');
    await pin.click();
    await expect(page).toHaveURL(/at=liora-bar-part-time/);
    await expect(row(page, 'Bar Part Time').first()).toHaveAttribute('data-selected');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(row(page, 'Bar Part Time').first()).toHaveAttribute('data-selected');
  });

  test('FIX-73 a map is a painted picture with its pins until somebody wants it, and takes over where that stood', async ({
    page,
  }) => {
    // Where data is saved it waits for somebody, however long.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/search?q=bar');
    const pin = pins(page).getByRole('button', { name: /^Bar Part Time/ });
    await expect(pin).toBeVisible();
    await expect(page.locator('canvas[data-painted]')).toBeVisible();
    expect(await page.locator('canvas').evaluate(coloursOf)).toBeGreaterThan(20);
    expect(await engineFiles(page)).toEqual([]);
    const stood = await pin.boundingBox();
    await canvas(page).focus();
    await expect(page.locator('.maplibregl-canvas')).toBeFocused();
    await expect(page.locator('[data-painted]')).toHaveCount(0);
    expect(await pin.boundingBox()).toEqual(stood);
    expect(await engineFiles(page)).not.toEqual([]);
  });

  test('FIX-73 the picture of a map follows the hand that drags it, and the map stands where it was left', async ({
    page,
  }) => {
    await page.goto('/search?q=bar');
    const pin = pins(page).getByRole('button', { name: /^Bar Part Time/ });
    await expect(pin).toBeVisible();
    const [stood, picture] = [await pin.boundingBox(), await canvas(page).boundingBox()];
    if (!stood || !picture) throw new Error('Both are visible.');
    const [x, y] = [picture.x + 30, picture.y + picture.height - 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y - 60, { steps: 4 });
    const dragged = { ...stood, x: stood.x + 80, y: stood.y - 60 };
    expect(await pin.boundingBox()).toEqual(dragged);
    await expect(page.locator('[data-painted]')).toBeAttached();
    await page.mouse.up();
    await expect(page.locator('[data-painted]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
    const left = await pin.boundingBox();
    expect([left?.x, left?.y].map((at) => Math.round(at ?? 0))).toEqual(
      [dragged.x, dragged.y].map(Math.round),
    );
  });

  test('are walked through by keyboard, and Escape returns to the list', async ({ page }) => {
    await page.goto('/search?q=bar');
    const first = pins(page).getByRole('button').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    await expect(pins(page).getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(rows(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
  });

  test('‘Search this area’ comes once the map was moved, and goes into the address', async ({ page }) => {
    await page.goto('/search?q=bar');
    await expect(pins(page).getByRole('button').first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Search this area' });
    await expect(button).toHaveCount(0);
    await canvas(page).focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowUp');
    await expect(button).toBeVisible();
    // Another size of the window is no move.
    const drawn = page.locator('.maplibregl-canvas');
    const size = await drawn.boundingBox();
    await page.setViewportSize({ width: 1366, height: 760 });
    await expect.poll(() => drawn.boundingBox()).not.toEqual(size);
    await button.click();
    await expect(page).toHaveURL(/lat=37\.\d+/);
    await expect(title(page)).toHaveText(/in this area$/);
    await page.reload();
    await expect(title(page)).toHaveText(/in this area$/);
    await filters(page).getByRole('button', { name: 'This area only' }).click();
    await expect(page).not.toHaveURL(/lat=/);
  });

  test('without WebGL there is the list alone, and a word about it', async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(kind: string, ...rest: []) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
        },
      });
    });
    for (const path of ['/search?q=bar', '/map']) {
      await page.goto(path);
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByText(/^The map needs WebGL/)).toBeVisible();
      await expect(canvas(page)).toHaveCount(0);
    }
  });

  test('without its tiles the map is drawn by hand, and says so', async ({ page, problems }) => {
    problems.expect(/Failed to load resource/);
    await page.route('**/map-tiles/**', (route) => route.abort());
    await page.goto('/search?q=bar');
    await expect(page.getByRole('status').filter({ hasText: 'Simple map' })).toBeVisible();
    await expect(pins(page).getByRole('button').first()).toBeVisible();
  });
});

test('SRCH-05 ERR-47 a search that fails keeps what was found before, and can be repeated', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/search?q=bar');
  await expect(row(page, 'Hotel Biron')).toBeVisible();
  await page.route('**/rpc/places/search?*', (route) => route.abort());
  await box(page).fill('museum');
  await expect(page.getByText('Error searching places', { exact: true })).toBeVisible();
  await expect(row(page, 'Hotel Biron')).toBeVisible();
  await page.unroute('**/rpc/places/search?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Error searching places', { exact: true })).toBeHidden();
  await expect(row(page, 'Hotel Biron')).toHaveCount(0);
});

test('NAV-12 KEY-18 a category shows its places; an unknown one shows the seven', { tag: '@flow' }, async ({
  page,
}) => {
  await page.goto('/category?name=Bar');
  await expect(title(page)).toHaveText(/^Drinks in San Francisco$/);
  await expect(rows(page).first()).toBeVisible();
  const kinds = page.getByRole('group', { name: 'Kinds' });
  await kinds.getByRole('button', { name: /^Wine bar/ }).click();
  await expect(page).toHaveURL(/sub=Wine/);
  await expect(row(page, 'Hotel Biron')).toBeVisible();
  await expect(row(page, 'Smuggler’s Cove')).toHaveCount(0);
  // A document is a visitor's: what members alone had would move their rows when the app is there.
  await page.getByRole('link', { name: 'Start a plan' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fcategory.*create%3Dtrue/);

  await page.goto('/category?name=Spaceport');
  await expect(page.getByRole('heading', { name: 'We have seven kinds of places' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
});
