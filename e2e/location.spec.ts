import type { BrowserContext, Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { uniqueTitle } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const NORTH_BEACH = { latitude: 37.798912, longitude: -122.407534 };
const FOUND = ['Location Found', 'Using your current location for better search results.'] as const;
const DENIED = [
  'Location Permission Denied',
  'Please enable location access for more accurate results.',
] as const;

/** The device answers every question for its position with this failure, and counts them across pages. */
async function failsWith(page: Page, code: number): Promise<() => Promise<number>> {
  await page.addInitScript((answer) => {
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      localStorage.setItem('test.asked', String(Number(localStorage.getItem('test.asked') ?? 0) + 1));
      failed?.({ code: answer } as GeolocationPositionError);
    };
  }, code);
  return () => page.evaluate(() => Number(localStorage.getItem('test.asked') ?? 0));
}

async function allow(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NORTH_BEACH);
}

const useMyLocation = (page: Page) => page.getByRole('button', { name: 'Use my location' });
const areaButton = (page: Page) => page.getByRole('button', { name: /^Change area/ });
const subtitle = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

test.describe('asking for the position', () => {
  test('ERR-43 LOC-02 LOC-07 granted: found, told once ever, and plans are near you', async ({
    page,
    context,
  }) => {
    await allow(context);
    await page.goto('/explore');
    await expectToast(page, ...FOUND);
    await expect(useMyLocation(page)).toHaveCount(0);
    await page.goto('/curated-plans');
    await expect(subtitle(page, /^\d+ date plans? found near you$/)).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('FIX-65 RUL-58 far from every plan: the list says that distance empties it, and offers everything', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -45.87, longitude: 170.5 });
    await page.goto('/curated-plans');
    await expect(page.getByRole('heading', { name: 'No date plans near you' })).toBeVisible();
    await expect(page.getByText('No Date Plans Yet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show plans everywhere' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL('/curated-plans?where=everywhere');
    await page.getByRole('button', { name: /^Everywhere/ }).click();
    await expect(page.getByRole('heading', { name: 'No date plans near you' })).toBeVisible();
  });

  test('RUL-64 only rounded coordinates leave the device', async ({ page, context }) => {
    await allow(context);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/curated-plans');
    await expect(subtitle(page, /near you$/)).toBeVisible();
    expect(sent.filter((request) => request.includes('37.799'))).not.toEqual([]);
    expect(sent.filter((request) => /37\.7989|122\.4075/.test(request))).toEqual([]);
  });

  for (const [outcome, code, words] of [
    ['ERR-44 denied', 1, DENIED],
    [
      'ERR-45 timed out',
      3,
      ['Location Timeout', 'Taking too long to get your location. Using default area.'],
    ],
    ['ERR-46 unavailable', 2, ['Location Unavailable', 'Unable to get your location. Using default area.']],
  ] as const) {
    test(`LOC-03 ${outcome}: said in its own words, and the default area stays`, async ({ page }) => {
      await failsWith(page, code);
      await page.goto('/explore');
      await expect(areaButton(page)).toBeVisible();
      await useMyLocation(page).click();
      await expectToast(page, words[0], words[1]);
      await page.goto('/curated-plans');
      await expect(subtitle(page, /^\d+ date plans found$/)).toBeVisible();
    });
  }

  test('ERR-44 a browser that says no is denied', async ({ page }) => {
    await page.goto('/explore');
    await useMyLocation(page).click();
    await expectToast(page, ...DENIED);
  });

  test('LOC-04 LOC-06 the app asks by itself at most once; the button asks again', async ({ page }) => {
    const asked = await failsWith(page, 1);
    await page.goto('/explore');
    await expect(areaButton(page)).toBeVisible();
    expect(await asked()).toBe(0);
    await page.goto('/map');
    await expectToast(page, ...DENIED);
    expect(await asked()).toBe(1);
    await page.reload();
    await expect(page.getByRole('group', { name: 'Places on the map' })).toBeVisible();
    expect(await asked()).toBe(1);
    await page.goto('/explore');
    await useMyLocation(page).click();
    await expectToast(page, ...DENIED);
    expect(await asked()).toBe(2);
  });
});

test.describe('another area by name', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Town or neighbourhood' });
  const options = (page: Page) => page.getByRole('option');

  test('API-46 by keyboard: chosen, remembered, plans near it, and back again', { tag: '@flow' }, async ({
    page,
  }) => {
    await page.goto('/explore');
    await areaButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('oakland, ca');
    await expect(options(page).first()).toHaveText('OaklandCalifornia, United States');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(areaButton(page)).toHaveText(/Oakland$/);
    await expect(areaButton(page)).toBeFocused();
    await page.goto('/curated-plans');
    await expect(subtitle(page, /^\d+ date plans? found near Oakland$/)).toBeVisible();
    await page.goto('/explore');
    await expect(areaButton(page)).toHaveText(/Oakland$/);
    await areaButton(page).click();
    await options(page).filter({ hasText: 'Back to San Francisco' }).click();
    await expect(useMyLocation(page)).toBeVisible();
    await areaButton(page).click();
    await expect(options(page)).toHaveText(['Use my location', 'OaklandCalifornia, United States']);
  });

  test('RUL-63 far from every plan there are none, and the own position brings them back', async ({
    page,
    context,
  }) => {
    await page.goto('/explore');
    await areaButton(page).click();
    await field(page).fill('København');
    await options(page).filter({ hasText: 'Denmark' }).click();
    await expect(areaButton(page)).toHaveText(/Copenhagen$/);
    await page.goto('/curated-plans');
    await expect(subtitle(page, /^0 date plans found near Copenhagen$/)).toBeVisible();
    await allow(context);
    await page.goto('/explore');
    await areaButton(page).click();
    await options(page).filter({ hasText: 'Use my location' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/curated-plans');
    await expect(subtitle(page, /near you$/)).toBeVisible();
  });

  test('nothing of that name, and no connection', async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.goto('/explore');
    await areaButton(page).click();
    await field(page).fill('xyzzyplugh');
    await expect(page.getByText('No town or neighbourhood called “xyzzyplugh”')).toBeVisible();
    await page.route('**/rpc/location/search', (route) => route.abort());
    await field(page).fill('berkeley');
    await expect(page.getByText('Towns cannot be looked up right now. Please try again.')).toBeVisible();
    await page.unroute('**/rpc/location/search');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(options(page).first()).toHaveText('BerkeleyCalifornia, United States');
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto('/explore');
      await areaButton(page).click();
      await expect(options(page)).toHaveCount(1);
      await expectAccessible(page, 'to begin with');
      await field(page).fill('portland');
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page, 'found');
    });
  }
});

test('RUL-65 a creator is told when nobody nearby will find the plan', async ({ page, account }) => {
  const custom = (name: string) => ({ place_id: `custom_${name}`, name, address: 'by the pond', note: null });
  const plan = async (location_name: string | null) => {
    const places = [custom('bench'), custom('bridge')];
    const input = {
      title: uniqueTitle('Two benches'),
      places,
      location_name,
      request_id: crypto.randomUUID(),
    };
    const { body } = await call<{ id: string; latitude: number | null }>(
      'plans.create',
      input,
      account.cookie,
    );
    await page.goto(`/plan/${body.id}`);
    await expect(page.getByRole('heading', { name: input.title })).toBeVisible();
    return body;
  };
  const note = page.getByRole('note');
  expect((await plan('our corner')).latitude).toBeNull();
  await expect(note).toContainText('Nobody will find this plan in lists of plans nearby');
  expect((await plan('Sausalito')).latitude).toBeCloseTo(37.86, 1);
  await expect(note).toHaveCount(0);
});

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('FIX-68 RUL-110 to a reader in Tokyo the evening of San Francisco is told by its own clocks', async ({
    page,
  }) => {
    // Noon there, four in the morning here.
    await page.clock.setFixedTime(new Date('2026-05-15T12:00-07:00'));
    await page.goto('/explore');
    await expect(page.getByText(/^Sunset at 8:1\d PM$/)).toBeVisible();
    await page.getByLabel('When', { exact: true }).selectOption('picked');
    await expect(page.getByLabel('Date and time')).toHaveValue('2026-05-15T19:30');
  });
});
