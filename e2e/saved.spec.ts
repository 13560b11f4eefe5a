import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { leaveMapBlank } from './fixtures/blankMap.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { choose } from './fixtures/menu.ts';
import { createAccount, createMember, signInAs } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const { bookshop, bar, square } = DEMO_PLACES;
const NAMES: Record<string, string> = { [bookshop.id]: 'City Lights Booksellers', [bar.id]: 'Vesuvio Cafe' };
const save = (account: Account, place_id: string) => call('saved.save', { place_id }, account.cookie);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save Place' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('SAVE-01 SAVE-02 SAVE-03 SAVE-04 ERR-29 ERR-30 ERR-31 ERR-32 RUL-74 a place is saved into a new category, taken out, and brought back', {
  tag: '@flow',
}, async ({ page, account: _ }) => {
  await page.goto(`/place/${bookshop.id}`);
  await saveButton(page).click();
  await expect(dialog(page).getByText(NAMES[bookshop.id] ?? '')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'New category' }).click();
  await dialog(page).getByLabel('Name of the new category').fill('Rainy Sundays');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByRole('combobox')).toHaveText('Rainy Sundays');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Success', `${NAMES[bookshop.id]} saved to your places!`);
  await expect(dialog(page)).toHaveCount(0);
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await saved.click();
  await expectToast(page, 'Success', `${NAMES[bookshop.id]} removed from your places!`);
  await expect(saveButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toBeVisible();
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Rainy Sundays' }).click();
  await expect(card(page, NAMES[bookshop.id] ?? '')).toBeVisible();
  await expect(page.getByText('1 of 3 saved')).toBeVisible();
});

test('SAVE-08 ERR-50 CONST-35 the fourth place is refused in the words of the rule, and Privé is one press away', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/status of 403/);
  for (const id of [bookshop.id, square.id, 'liora-frances']) await save(account, id);
  await page.goto(`/place/${bar.id}`);
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(
    page,
    'Free Plan Limit Reached',
    'You can save up to 3 places on the free plan. Upgrade to save unlimited places!',
  );
  await page.getByRole('button', { name: 'See Privé' }).click();
  await expect(page).toHaveURL('/prive');
});

test('SAVE-07 ERR-49 RUL-71 a visitor is told to sign in, on a card and in a plan, each in its words', async ({
  page,
}) => {
  // Until it is known who presses, the dialog opens and says so.
  const known = () => page.waitForResponse(/\/rpc\/platform\/start/);
  await Promise.all([known(), page.goto('/search?q=city%20lights')]);
  await page.getByRole('button', { name: `Save ${NAMES[bookshop.id]}` }).click();
  await expectToast(page, 'Please log in', 'You need to be logged in to save places');
  const plan = await createPlan(await createAccount());
  await Promise.all([known(), page.goto(`/plan/${plan.id}`)]);
  await page.getByRole('button', { name: `Save ${bar.name}` }).click();
  await expectToast(page, 'Authentication required', 'Please sign in to save places');
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('CARD-06 PDET-13 API-10 cards and the stops of a plan know what the person has saved', async ({
  page,
  account,
}) => {
  await save(account, bar.id);
  const plan = await createPlan(await createAccount());
  await page.goto(`/plan/${plan.id}`);
  const stop = (name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });
  await expect(stop(bar.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(stop(NAMES[bookshop.id] ?? '')).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/search?q=vesuvio');
  await expect(stop(bar.name)).toHaveAttribute('aria-pressed', 'true');
});

test('on the map of saved places each pin has a bookmark, by name as well', async ({
  page,
  context,
  account,
}) => {
  await leaveMapBlank(context);
  await save(account, bar.id);
  await page.goto('/saved?view=map');
  const pin = page.getByRole('button', { name: new RegExp(`^${bar.name}, .*saved$`) });
  await expect(pin.locator('.map-mark svg')).toBeVisible();
});

test('what is saved on one device shows on the other', async ({ page, account, anotherPerson }) => {
  const phone = await anotherPerson(account);
  const stream = phone.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await phone.goto(`/place/${bookshop.id}`);
  expect((await stream).status()).toBe(200);
  await expect(saveButton(phone)).toBeVisible();
  await page.goto(`/place/${bookshop.id}`);
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('RUL-105 GEN-20 categories are renamed, merged and deleted, and places moved and taken out together', {
  tag: '@flow',
}, async ({ page }) => {
  const member = await createMember();
  await signInAs(page.context(), member);
  for (const id of [bookshop.id, bar.id]) await save(member, id);
  await page.goto('/saved');
  const places = page.getByRole('article');
  await expect(places).toHaveCount(2);
  await page.getByRole('button', { name: 'New category' }).first().click();
  await page.getByLabel('Name of the new category').fill('Books');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select ${NAMES[bookshop.id]}` }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const mover = page.getByRole('dialog', { name: 'Move 1 place' });
  await expect(mover.getByRole('combobox')).toContainText('Books');
  await mover.getByRole('button', { name: 'Move', exact: true }).click();
  await expectToast(page, 'Moved');
  await page.getByRole('link', { name: 'Books', exact: true }).click();
  await expect(places).toHaveCount(1);

  const more = (name: string) => page.getByRole('button', { name: `Change ${name}` });
  await choose(page, more('Books'), 'Rename');
  await page.getByLabel('Name', { exact: true }).fill('Shelves');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'Shelves' })).toBeVisible();
  await choose(page, more('Shelves'), 'Delete');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(places).toHaveCount(2);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Success', '2 places removed from your places!');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(places).toHaveCount(2);
});

test('a place gets a mark and a note that only its owner reads, and both are found', async ({
  page,
  account,
}) => {
  await save(account, bookshop.id);
  await save(account, bar.id);
  await page.goto('/saved');
  await choose(page, page.getByRole('button', { name: `More for ${bar.name}` }), 'Note, mark and categories');
  const form = page.getByRole('dialog', { name: bar.name });
  await form.getByRole('button', { name: 'Want to go' }).click();
  await form.getByLabel('Private note').fill('The table upstairs.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Search saved places' }).click();
  await page.getByRole('searchbox', { name: 'Search saved places' }).fill('upstairs');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Want to go').last()).toBeVisible();
});

test('GEN-21 CONST-44 the categories are chosen by typing their first letters', async ({ page, account }) => {
  for (const name of ['Slow dinners', 'Rainy Sundays', 'Rare evenings'])
    await call('saved.createCategory', { name, request_id: crypto.randomUUID() }, account.cookie);
  await page.goto(`/place/${bookshop.id}`);
  await tabTo(saveButton(page));
  await page.keyboard.press('Enter');
  const field = dialog(page).getByRole('combobox');
  await tabTo(field);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  // Letters that come slowly are each a word of its own; whoever types them too slowly types again.
  await expect(async () => {
    await page.keyboard.type('rar');
    const highlighted = expect(page.getByRole('option', { name: 'Rare evenings' }));
    await highlighted.toHaveAttribute('data-highlighted', '', { timeout: 1_000 });
  }).toPass();
  // Within a second it would go on: 'rars', with which nothing begins.
  await expect(async () => {
    await page.keyboard.type('s');
    const highlighted = expect(page.getByRole('option', { name: 'Slow dinners' }));
    await highlighted.toHaveAttribute('data-highlighted', '', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  await expect(field).toHaveText('Slow dinners');
});

test('ERR-51 SAVE-06 where the categories cannot be loaded a place is saved without one', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.route('**/rpc/saved/categories*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/place/${bookshop.id}`);
  await saveButton(page).click();
  await expectToast(page, 'Error loading categories');
  await expect(dialog(page).getByRole('combobox')).toHaveText('Uncategorized');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Success', `${NAMES[bookshop.id]} saved to your places!`);
});
