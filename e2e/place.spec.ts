import { PLANS_PAGE_SIZE } from '@liora/domain/limits';
import { expectAccessible } from './fixtures/axe.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { createAccount } from './fixtures/people.ts';
import { plainDocuments } from './fixtures/plainDocuments.ts';
import { createPlan, DEMO_PLACES, uniqueTitle } from './fixtures/plans.ts';
import { readInput } from './fixtures/reads.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test('RUL-78 RUL-109 a place tells what is known of it, and where that comes from', async ({ page }) => {
  const plan = await createPlan(await createAccount());
  await page.goto(`/place/${DEMO_PLACES.bar.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Vesuvio Cafe' })).toBeVisible();
  await expect(main.getByText('Pub in North Beach')).toBeVisible();
  await expect(main.getByText('$$', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/255 Columbus Ave/)).toBeVisible();
  await expect(main.getByText('Nobody has rated this place yet.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /37\.79/);
  await expect(main.getByRole('heading', { name: 'Plans that stop here' })).toBeVisible();
  await expect(main.getByRole('link', { name: plan.title })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'A short walk from here' })).toBeVisible();
  await expect(main.getByText(/Liora.*CC.BY/)).toBeVisible();
  // Of another one nobody has said when it is open: then neither is claimed (RUL-107).
  await page.goto('/place/liora-specs');
  await expect(main.getByRole('heading', { level: 1, name: /Specs/ })).toBeVisible();
  await expect(main.getByText(/Liora.*CC.BY/)).toBeVisible();
  await expect(main.getByText(/^(?:Open|Closed)\b/)).toHaveCount(0);
});

test('FIX-73 the small map of a place is a picture, painted once it comes near, without the engine of maps', async ({
  page,
}) => {
  await page.goto('/place/liora-city-lights');
  const map = page.getByRole('img', { name: 'Map around City Lights Booksellers' });
  await page.getByRole('heading', { name: 'A short walk from here' }).scrollIntoViewIfNeeded();
  await expect(map.locator('canvas[data-painted]')).toBeAttached();
  await expect(map.getByText('9.0')).toBeAttached();
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => name.includes('maplibre'))).toEqual([]);
});

test('RUL-107 RUL-110 a place with known hours tells its state and its week, by the reader’s clock', async ({
  page,
}) => {
  await page.goto('/place/liora-de-young');
  const main = page.getByRole('main');
  await expect(main.getByText(/^(?:Open|Closed)/).first()).toBeVisible();
  await expect(main.getByText('Opening times').first()).toBeAttached();
  await expect(main.getByText(/^9:30\sAM–5:15\sPM$/).first()).toBeVisible();
});

test('one question is enough to tell the hours of now and of the planned evening', async ({ page }) => {
  const asked: string[] = [];
  await plainDocuments(page);
  page.on('request', (request) => readInput(request, 'places/get') && asked.push(request.url()));
  await page.addInitScript(() => sessionStorage.setItem('liora.planned-time', '2031-03-04T20:00:00Z'));
  await page.goto('/place/liora-de-young');
  // A Tuesday noon in San Francisco, too far ahead to know of holidays, and for its weekday alone.
  await expect(page.getByText('Tue, 3/4 12 PM: usually open')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('a visitor cannot add to a plan; a signed-in person begins one with the place in it', {
  tag: '@flow',
}, async ({ page, anotherPerson }) => {
  await page.goto(`/place/${DEMO_PLACES.bar.id}`);
  await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to plan' })).toHaveCount(0);
  const other = await anotherPerson(await createAccount());
  await other.goto(`/place/${DEMO_PLACES.bar.id}`);
  await other.getByRole('link', { name: 'Add to plan' }).click();
  const dialog = other.getByRole('dialog', { name: 'Create Curated Date Plan' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Vesuvio Cafe' })).toBeVisible();
});

test('FIX-25 all plans of a place are a page of their own, to the last one; it is as it was after Back, and leads back to the place', {
  tag: '@flow',
}, async ({ page, account }) => {
  const { square, bookshop } = DEMO_PLACES;
  const words = uniqueTitle('Round the square');
  // One's own, so that lists of other tests stay as they are.
  const wishes = {
    title: words,
    is_public: false,
    stops: [square, bookshop] as [typeof square, typeof bookshop],
  };
  for (let n = 0; n < PLANS_PAGE_SIZE + 2; n += 1) await createPlan(account, wishes);
  await page.goto(`/place/${square.id}`);
  const all = page.getByRole('link', { name: /^See all/ });
  await tabTo(all);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/place/${square.id}/plans`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plans that stop here' })).toBeVisible();
  await page.getByRole('button', { name: 'Show more plans' }).click();
  const own = page.getByRole('article').filter({ hasText: words });
  await expect(own).toHaveCount(PLANS_PAGE_SIZE + 2);
  const last = own.last().getByRole('link', { name: account.username });
  await expectAccessible(page, 'all plans of a place');
  await last.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/profile/);
  await page.goBack();
  await expect(own).toHaveCount(PLANS_PAGE_SIZE + 2);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(stood);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/place/${square.id}`);
});

test('NAV-27 an unknown place is the not-found screen', async ({ page, problems }) => {
  problems.expect(/status of 40[04]/);
  for (const id of ['liora-nowhere', 'not a place!', 'liora-nowhere/plans']) {
    await page.goto(`/place/${encodeURI(id)}`);
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  }
});

test("RUL-109 'Report wrong / closed' is two taps, 'Still right?' one, and the page says how old that is", {
  tag: '@flow',
}, async ({ page, account: _ }) => {
  await page.goto(`/place/${DEMO_PLACES.bar.id}`);
  await page.getByRole('button', { name: 'Report wrong / closed' }).click();
  const sheet = page.getByRole('dialog', { name: 'What is wrong?' });
  await expect(sheet.getByRole('button', { name: 'Send' })).toBeDisabled();
  await sheet.getByText('Moved', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Thank you', 'Somebody looks at it before the page changes.');
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Still right?' }).press('Enter');
  await expect(page.getByText('confirmed today')).toBeVisible();
  // Who has answered is not asked again.
  await expect(page.getByRole('button', { name: 'Still right?' })).toHaveCount(0);
});

test('visitors sign in before they say what is wrong, and come back to the place', async ({ page }) => {
  await page.goto(`/place/${DEMO_PLACES.bar.id}`);
  await page.getByRole('link', { name: 'Report wrong / closed' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/auth' && url.searchParams.get('next') === `/place/${DEMO_PLACES.bar.id}`,
  );
});
