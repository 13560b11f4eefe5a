import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { databasePool, forgetLimits } from './fixtures/database.ts';
import { createPlan } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

test.beforeEach(forgetLimits);

test('POL-08 searches are remembered once somebody wants it, offered under the empty field, and forgotten', {
  tag: '@flow',
}, async ({ page, account: _account }) => {
  await page.goto('/profile/settings/privacy');
  await page.getByRole('switch', { name: 'Remember my searches' }).click();
  await expect(page.getByRole('switch', { name: 'Remember my searches' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Remember my searches' })).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search places' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);
  for (const words of ['ramen', 'jazz']) {
    const stored = page.waitForResponse('**/rpc/places/rememberSearch');
    await box.fill(words);
    await box.press('Enter');
    await stored;
  }
  await box.fill('');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('listitem')).toHaveText(['jazz', 'ramen']);
  await expectAccessibleInBothThemes(page, 'recent searches');
  await page.keyboard.press('Escape');
  await expect(recent).toHaveCount(0);
  await box.blur();
  await box.focus();
  await recent.getByRole('button', { name: 'Forget jazz', exact: true }).click();
  await expect(recent.getByRole('listitem')).toHaveText(['ramen']);
  await expect(box).toBeFocused();
  await recent.getByRole('button', { name: 'Search for ramen again', exact: true }).click();
  await expect(page).toHaveURL(/q=ramen/);
  await expect(box).toHaveValue('ramen');
});

test('POL-10 an error of the page that nobody caught is told to the server once, without what people wrote', {
  tag: '@flow',
}, async ({ page, problems }) => {
  problems.expect(/Broken by/);
  await page.goto('/terms');
  const word = `Maya${Date.now()}`;
  const told = page.waitForResponse('**/rpc/platform/reportCrash');
  await page.evaluate((name) => {
    for (let time = 0; time < 2; time += 1)
      setTimeout(() => {
        throw new RangeError(`Broken by "${name}" at https://example.com/${name}`);
      });
  }, word);
  // Work behind the screens begins at the first sign of a person.
  await page.keyboard.press('Tab');
  expect((await told).status()).toBe(200);
  const { rows } = await databasePool().query(
    `select kind, message, version from crash_logs where message like 'RangeError: Broken by%' order by id desc limit 2`,
  );
  expect(rows[0]).toMatchObject({ kind: 'page', message: 'RangeError: Broken by … at …' });
  expect(rows[0].version).toMatch(/\.js$/);
  expect(JSON.stringify(rows)).not.toContain(word);
});

test('RUL-96 whose plan it is reads who sees it, and looks at it as a stranger does', {
  tag: '@flow',
}, async ({ page, account }) => {
  const plan = await createPlan(account);
  await page.goto(`/plan/${plan.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Who can see this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who can see this' });
  await expect(dialog.getByText('Anybody without an account')).toBeVisible();
  await expect(dialog.getByText('Can see it')).toHaveCount(3);
  await expectAccessibleInBothThemes(page, 'who can see this');
  await dialog.getByRole('link', { name: 'See it as a stranger', exact: true }).click();
  await expect(page.getByText('This is what a stranger sees.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: plan.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
});

test('RUL-96 FIX-42 who can see what is read kind by kind, by visitors too', { tag: '@flow' }, async ({
  page,
}) => {
  await page.goto('/profile/settings/privacy/who-can-see');
  await expect(page.getByRole('heading', { level: 1, name: 'Who can see what' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(page.getByText('Seen by you and your partner').first()).toBeVisible();
  await expect(page.getByText('As a locked card by a former partner', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'who can see what');
});

test('POL-06 POL-10 the privacy policy says of everything how long it is kept', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText('90 days', { exact: true })).toBeVisible();
  await expect(page.getByText('Liora itself keeps nothing of it', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the privacy policy');
});

test('RUL-96 RUL-124 over the main screens the browser asks nobody but Liora, for its map either', {
  tag: '@flow',
}, async ({ page, account: _account }) => {
  const asked = new Set<string>();
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    const { origin, pathname } = new URL(request.url());
    asked.add(origin);
    paths.add(pathname);
  });
  const started = page.waitForResponse('**/rpc/platform/start**');
  await page.goto('/');
  const { json } = await (await started).json();
  const own = new URL(page.url()).origin;
  for (const [link, address] of [
    ['Map', /map/],
    ['Plans', /curated-plans/],
    ['Saved', /saved/],
    ['Profile', /profile/],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    if (link === 'Map') await expect.poll(() => paths).toContain(new URL(json.map.url, own).pathname);
  }
  expect(json.map.kind).toBe('pmtiles');
  expect([...asked]).toEqual([own]);
});
