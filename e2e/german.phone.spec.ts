import { germanLook } from './fixtures/german.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('to somebody from Germany', () => {
  test.use({ locale: 'de-DE' });

  test('RUL-110 every screen of a visit is in German, with its dates and times', {
    tag: '@flow',
  }, async ({ page, problems }) => {
    // What a screen no longer waits for when it is left.
    problems.expect(/net::ERR_FAILED|net::ERR_ABORTED/);
    const expectGerman = await germanLook(page);
    await page.goto('/explore');
    await expect(page.getByRole('heading', { level: 1, name: /^Wohin/ })).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Wohin heute Abend/);
    await expectGerman('explore');

    await page.getByRole('link', { name: /^Orte suchen/ }).click();
    await page.getByRole('searchbox', { name: 'Orte suchen' }).fill('wine');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Geöffnet bis|Jetzt geöffnet|Geschlossen/).first()).toBeVisible();
    await expectGerman('search');

    await page.getByRole('link', { name: 'Pläne', exact: true }).first().click();
    await expect(page.getByText(/Date-Pläne? .*gefunden/)).toBeVisible();
    await expectGerman('plans');
    await page.locator('a[href^="/plan/"]').first().click();
    await expect(page.getByRole('button', { name: 'Mach ihn zu deinem' })).toBeVisible();
    await expectGerman('plan');
  });

  test('RUL-110 so are signing in and the settings', async ({ page }) => {
    const expectGerman = await germanLook(page);
    await page.goto('/profile/settings/appearance');
    await expect(page.getByRole('radio', { name: 'Wie im Browser' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '19:30' })).toBeChecked();
    await expectGerman('settings');
    await page.getByRole('link', { name: 'Profil', exact: true }).first().click();
    await page.getByRole('link', { name: 'Anmelden', exact: true }).first().click();
    await expect(page.getByLabel('Nutzername oder E-Mail')).toBeVisible();
    await expectGerman('sign-in');
  });
});

test('RUL-110 German is chosen in the settings and taken back there; before that nothing of it is fetched', async ({
  page,
  account: _account,
}) => {
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/de-/.test(request.url())) catalogues.push(request.url());
  });
  await page.goto('/profile/settings/appearance');
  const language = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(language('As in the browser')).toBeChecked();
  expect(catalogues).toEqual([]);
  // It is chosen once it is stored, and the page begins anew.
  await expect(language('Deutsch')).toBeEnabled();
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Sprache' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(language('Deutsch')).toBeChecked();
  // By keyboard, and the page begins anew in English.
  await expect(language('Deutsch')).toBeEnabled();
  await language('Deutsch').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('group', { name: 'Language' })).toBeVisible();
  await expect(language('English')).toBeChecked();
});
