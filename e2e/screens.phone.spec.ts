import type { Page } from '@playwright/test';
import { leaveMapBlank } from './fixtures/blankMap.ts';
import { expect, test } from './fixtures/test.ts';

test('on a phone the list is a sheet over the map: it can be lowered, raised and read as a whole', async ({
  page,
}) => {
  await page.goto('/search?q=bar');
  const sheet = page.getByRole('region', { name: 'List' });
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toBeVisible();
  const heightOf = async () => (await sheet.boundingBox())?.y ?? 0;
  const half = await heightOf();
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect.poll(heightOf).toBeLessThan(half - 100);
  await page.getByRole('button', { name: 'Show less of the list' }).click();
  await expect.poll(heightOf).toBeGreaterThan(100);
});

test('on a phone the places of the map are cards in a row: the one in front and the chosen pin are the same place', async ({
  page,
  context,
}) => {
  await leaveMapBlank(context);
  await page.goto('/map?lat=37.7955&lng=-122.406&radius=0.5');
  const row = page.getByRole('region', { name: 'Places as cards' });
  const pins = page.getByRole('group', { name: 'Places on the map' });
  const chosen = pins.locator('[aria-pressed="true"]');
  const isInFront = async (id: string | null) => {
    const card = row.locator(`[data-place="${id}"]`);
    await expect.poll(async () => Math.round((await card.boundingBox())?.x ?? 0)).toBe(20);
  };
  await expect(pins.locator('[aria-pressed="false"]').nth(3)).toBeVisible();
  await pins.locator('[aria-pressed="false"]').nth(3).press('Enter');
  await expect(chosen).toHaveCount(1);
  const pressed = await chosen.getAttribute('data-key');
  await isInFront(pressed);

  await row.hover({ position: { x: 195, y: 90 } });
  await page.mouse.wheel(300, 0);
  await expect(chosen).not.toHaveAttribute('data-key', pressed ?? '');
  await isInFront(await chosen.getAttribute('data-key'));
  await expect(chosen).toBeInViewport();

  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('GEN-17 on a phone every button of the first screens can be hit with a thumb', async ({ page }) => {
  for (const path of ['/explore', '/curated-plans', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const tab of await tabs.all()) {
      const box = await tab.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('GEN-17 on the card of a plan its author can be hit with a thumb, too', async ({ page }) => {
  await page.goto('/curated-plans');
  const author = page.locator('.plan-card-by a').first();
  const box = await author.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // At its very edge: the card around it leads to the plan.
  await author.click({ position: { x: 4, y: 2 } });
  await expect(page).toHaveURL(/\/profile\//);
});

test('FIX-68 over the map a card says to its end when a place opens', async ({ page, context }) => {
  await leaveMapBlank(context);
  await page.goto('/map?lat=37.7955&lng=-122.406&radius=0.5');
  const pins = page.getByRole('group', { name: 'Places on the map' });
  await pins.locator('[aria-pressed="false"]').first().press('Enter');
  const hours = page.getByRole('region', { name: 'Places as cards' }).locator('.place-hours').first();
  await expect(hours).toBeVisible();
  const cut = await hours.evaluate((line) => {
    line.textContent = 'Closed, opens tomorrow 11:30 AM · usual hours';
    return line.scrollWidth - line.clientWidth;
  });
  expect(cut).toBe(0);
});

test('on a phone Create is a page of its own, and its button stays in reach', async ({
  page,
  account: _,
}) => {
  await page.goto('/curated-plans');
  await page.getByRole('button', { name: 'Create Date' }).click();
  const form = page.getByRole('dialog', { name: 'Create Curated Date Plan' });
  await expect.poll(async () => (await form.boundingBox())?.width).toBe(390);
  await expect(form.getByRole('button', { name: 'Create', exact: true })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('FIX-64 where nothing is found the picture stands in the middle, and the ways out above the tabs', async ({
  page,
}) => {
  await page.goto('/search?q=zqxjvk');
  const picture = page.locator('.sheet-body .empty-art svg');
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const add = await page.getByRole('link', { name: 'Add as custom place' }).boundingBox();
  expect((add?.y ?? 0) + (add?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});

test.describe('on the narrowest phones, in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  /** Words that stand over what is beside them. */
  const spilling = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, .explore-eyebrow > span')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );

  test('FIX-68 the title of the memories is one word in one line', async ({ page, account: _ }) => {
    await page.goto('/memories');
    const title = page.getByRole('heading', { level: 1 }).locator('span');
    await expect(title).toHaveText('Erinnerungen');
    expect(await title.evaluate((words) => words.getClientRects().length)).toBe(1);
  });

  test('FIX-68 titles and light keep clear of what stands beside them, and no page moves sideways', async ({
    page,
    account: _,
  }) => {
    for (const path of ['/notifications', '/saved', '/memories', '/us/surprises', '/explore', '/privacy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await spilling(page), path).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});

test('FIX-68 with letters of twice the size no page moves sideways', async ({ page, account: _ }) => {
  for (const path of ['/saved', '/profile', '/liora-loved']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('FIX-68 with letters of twice the size the title of the memories is one word in one line', async ({
  page,
  account: _,
}) => {
  await page.goto('/memories');
  const title = page.getByRole('heading', { level: 1 }).locator('span');
  await expect(title).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await title.evaluate((words) => words.getClientRects().length)).toBe(1);
});

test('FIX-68 with letters of twice the size the name of the first loved place keeps clear of its badge', async ({
  page,
}) => {
  await page.goto('/liora-loved');
  const lead = page.getByRole('article').first();
  await expect(lead.getByRole('heading')).toBeVisible();
  const [badge, name] = [lead.locator('.cover-tl'), lead.getByRole('heading')];
  const gap = () =>
    Promise.all([badge.boundingBox(), name.boundingBox()]).then(
      ([above, below]) => (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)),
    );
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await name.evaluate((heading) => {
    const link = heading.querySelector('a');
    if (link) link.textContent = 'A place whose name goes on over several lines of the card';
  });
  expect(await gap()).toBeGreaterThanOrEqual(0);
});

test('FIX-68 a pasted address widens neither a field nor its page', async ({ page, account: _ }) => {
  const address = `https://example.com/${'averylongaddress'.repeat(8)}`;
  for (const path of ['/curated-plans?create=true', '/memories/new']) {
    await page.goto(path);
    const field = page.getByRole('dialog').locator('textarea').first();
    await field.fill(address);
    const box = await field.boundingBox();
    expect(box?.width, path).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('FIX-68 where nothing is kept yet, the one button says what it does', async ({ page, account: _ }) => {
  await page.goto('/memories');
  const nothing = page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { name: 'Nothing kept yet' }) });
  await expect(nothing.locator('.empty-actions').getByText('New memory', { exact: true })).toBeVisible();
});

test('FIX-68 of a place the names of its scores grow with the letters of the browser', async ({ page }) => {
  await page.goto('/place/liora-zuni-cafe');
  const name = page.locator('.spark-bar dt').filter({ hasText: 'Experience' });
  await expect(name).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
