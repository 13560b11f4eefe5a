import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { photographed, SECRETS } from '../server/src/modules/photos/testing/pictures.ts';
import { call } from './fixtures/api.ts';
import { forgetLimits } from './fixtures/database.ts';
import { createAccount } from './fixtures/people.ts';
import { addressOf } from './fixtures/pictures.ts';
import { uniqueTitle } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

/** Drawn for this test, 160 × 120: red on the left, blue on the right. */
const HEIC = path.join(import.meta.dirname, 'fixtures/files/drawing.heic');
/** Whoever is not shown something is told so, and the browser writes it down. */
const notShown = /status of 404/;
/** Asked with their session and nothing of a browser in between, which keeps a photo for a minute. */
const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status();

test('RUL-81 RUL-21 RT-01 a pin with a photo from a phone is seen live elsewhere without its place, until it is reported', {
  tag: '@flow',
}, async ({ page, account, anotherPerson, problems }) => {
  problems.expect(notShown);
  const title = uniqueTitle('The last dune');
  const other = await anotherPerson(await createAccount());
  const live = other.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await other.goto(`/search?q=${encodeURIComponent(title)}`);
  await live;
  const row = other.getByRole('article').filter({ hasText: title });
  await expect(row).toHaveCount(0);

  await page.goto('/profile?tab=pins');
  await page.getByRole('button', { name: 'Add a pin' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Outdoors' }).click();
  await form.getByRole('textbox', { name: 'Address' }).fill('600 Guerrero St, San Francisco');
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(page.locator('.toast')).toContainText('Coordinates found');
  const files = await Promise.all(
    (['jpeg', 'png'] as const).map(async (format, nth) => ({
      name: `IMG_2026_${nth}.${format}`,
      mimeType: `image/${format}`,
      buffer: await photographed(format, 6),
    })),
  );
  await form.locator('input[type=file]').setInputFiles(files);
  await expect(form.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
  await form.getByRole('button', { name: 'Remove photo 2' }).press('Enter');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Drop pin' }).click();
  await expectToast(page, 'Pin Created', title);

  // Their kept search is cleared by the live event: looked at again it has the pin, and its photo.
  await expect(async () => {
    await other.getByRole('link', { name: 'Plans' }).first().click();
    await other.goBack();
    await expect(row.locator('img.cover-photo')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await row.getByRole('link', { name: title }).first().click();
  const open = other.getByRole('button', { name: `Open photo 1 of 1, by ${account.username}` });
  await open.press('Enter');
  const viewer = other.getByRole('dialog', { name: title });
  const shown = viewer.getByRole('img', { name: `Photo by ${account.username}` });
  await expect(shown).toBeVisible();
  const address = await addressOf(shown);
  const body = await (await other.request.get(address)).body();
  for (const secret of [...SECRETS, 'Exif', 'GPS']) expect(body.includes(secret), secret).toBe(false);

  // All tests share an address, of which ten reports a day hide what they are about (RUL-120).
  await forgetLimits();
  await viewer.getByRole('button', { name: 'Report or block' }).click();
  await other.getByRole('button', { name: 'Report this photo' }).click();
  await other.getByRole('button', { name: 'Submit report' }).click();
  await expectToast(other, 'Report submitted', "We'll review this report within 24 hours.");
  await expect(open).toHaveCount(0);
  expect(await statusOf(other, address)).toBe(404);
  expect(await statusOf(page, address)).toBe(200);
});

test('RUL-81 a HEIC file, as phones take them, is read in a worker of its own and kept as it looks', async ({
  page,
  account,
}) => {
  await page.goto('/profile?tab=pins');
  await page.getByRole('button', { name: 'Add a pin' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Outdoors' }).click();
  await form.getByRole('textbox', { name: 'Title' }).fill(uniqueTitle('The red and blue wall'));
  await form.getByRole('textbox', { name: 'Address' }).fill('600 Guerrero St, San Francisco');
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(page.locator('.toast')).toContainText('Coordinates found');
  // The map has one, too.
  const worker = page.waitForEvent('worker', (one) => one.url().includes('heic.worker'));
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: readFileSync(HEIC) });
  await worker;
  await expect(form.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Drop pin' }).click();
  await expect(page.locator('.toast')).toContainText('Pin Created');
  const { body } = await call<{ pins: { photos: { id: string }[] }[] }>('pins.mine', {}, account.cookie);
  const photo = body.pins[0]?.photos[0]?.id ?? '';
  const { size, colours } = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
      willReadFrequently: true,
    });
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number) => [...(context?.getImageData(x, 60, 1, 1).data ?? [])].slice(0, 3);
    return { size: [bitmap.width, bitmap.height], colours: [at(20), at(140)] };
  }, `/photos/${photo}/large`);
  expect(size).toEqual([160, 120]);
  const redder = colours.map(([red = 0, , blue = 0]) => red - blue);
  expect(redder[0]).toBeGreaterThan(100);
  expect(redder[1]).toBeLessThan(-100);
});

test(
  'RUL-50 LOVE-14 photos of a review stand in it and lead the page of its place',
  {
    tag: '@flow',
  },
  async ({ page, account }, { parallelIndex }) => {
    await page.goto('/search?q=bakery');
    // Each of the tests that run at a time has its own place: what leads a page is gone with who took it.
    await page.getByRole('article').nth(parallelIndex).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Write a review' }).click();
    const dialog = page.getByRole('dialog');
    const [one, two] = [await photographed('jpeg', 1), await photographed('webp', 1)];
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'one.jpg', mimeType: 'image/jpeg', buffer: one },
      { name: 'two.webp', mimeType: 'image/webp', buffer: two },
    ]);
    await expect(dialog.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Show photo 2 first' }).click();
    for (const name of ['Vibe', 'Quality', 'Experience'])
      await dialog.getByRole('slider', { name }).fill('8');
    await dialog.getByRole('button', { name: 'Post review' }).click();
    const own = page.getByRole('article', { name: 'Your review' });
    await own.getByRole('button', { name: `Open photo 1 of 2, by ${account.username}` }).click();
    await expect(page.getByRole('dialog').getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible();
  },
);
