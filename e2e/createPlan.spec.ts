import type { Locator, Page } from '@playwright/test';
import { tabTo } from './fixtures/keyboard.ts';
import { choose } from './fixtures/menu.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import { readInput } from './fixtures/reads.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Create Curated Date Plan' });
const places = (page: Page) => form(page).getByLabel(/^Places/);
const stops = (page: Page) => form(page).getByRole('list', { name: 'Stops, in order' }).getByRole('listitem');
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const create = (page: Page) => form(page).getByRole('button', { name: 'Create', exact: true });

/** Over the quietest screen, unless the one below has a part in it. */
async function openForm(page: Page, below = '/terms'): Promise<Locator> {
  await page.goto(`${below}?create=true`);
  await expect(form(page)).toBeVisible();
  return form(page);
}

/** Types into the place search box and picks what it finds. */
async function addPlace(page: Page, query: string, name: string): Promise<void> {
  await places(page).fill(query);
  await options(page).filter({ hasText: name }).filter({ hasNotText: 'as custom place' }).click();
  await expect(stops(page).filter({ hasText: name })).toBeVisible();
}

test('PCRE-01 PCRE-07 a plan can be created without touching the mouse', async ({ page, account: _ }) => {
  const title = uniqueTitle('Keys only');
  await page.goto('/curated-plans');
  await tabTo(page.getByRole('button', { name: 'Create Date' }));
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type(title);
  await tabTo(places(page));
  for (const [query, name] of [
    ['vesuvio', 'Vesuvio Cafe'],
    ['city lights', 'City Lights'],
    ['coit', 'Coit Tower'],
  ] as const) {
    await page.keyboard.type(query);
    await expect(options(page).first()).toContainText(name);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(stops(page).filter({ hasText: name })).toBeVisible();
  }
  await tabTo(form(page).getByRole('combobox', { name: 'Tags' }));
  await page.keyboard.type('Bookish');
  await page.keyboard.press('Enter');
  await tabTo(create(page));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Date Plan Created! 🎉', `"${title}" has been successfully created and published.`);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]{36}$/);
});

test('stops are put in order by keyboard and by buttons', { tag: '@flow' }, async ({ page, account: _ }) => {
  await openForm(page);
  await addPlace(page, 'vesuvio', 'Vesuvio Cafe');
  await addPlace(page, 'city lights', 'City Lights');
  await addPlace(page, 'coit', 'Coit Tower');
  const inOrder = (...names: RegExp[]) => expect(stops(page)).toHaveText(names);
  await inOrder(/Vesuvio Cafe/, /City Lights/, /Coit Tower/);

  const up = form(page).getByRole('button', { name: 'Move Coit Tower up' });
  await up.click();
  await inOrder(/Vesuvio Cafe/, /Coit Tower/, /City Lights/);
  await expect(up).toBeFocused();
  await form(page).getByRole('button', { name: 'Move Vesuvio Cafe down' }).click();
  await inOrder(/Coit Tower/, /Vesuvio Cafe/, /City Lights/);

  const grip = form(page).getByRole('button', { name: 'Reorder Coit Tower' });
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await inOrder(/Vesuvio Cafe/, /Coit Tower/, /City Lights/);
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await inOrder(/Vesuvio Cafe/, /City Lights/, /Coit Tower/);
  await expect(page.getByText('Coit Tower is now stop 3 of 3')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await inOrder(/Vesuvio Cafe/, /City Lights/, /Coit Tower/);
});

test('stops are put in order by dragging', async ({ page, account: _ }) => {
  await openForm(page);
  await addPlace(page, 'vesuvio', 'Vesuvio Cafe');
  await addPlace(page, 'coit', 'Coit Tower');
  const grip = form(page).getByRole('button', { name: 'Reorder Coit Tower' });
  const above = form(page).getByRole('button', { name: 'Reorder Vesuvio Cafe' });
  const [from, to] = [await grip.boundingBox(), await above.boundingBox()];
  if (!from || !to) throw new Error('A grip is not on screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(stops(page)).toHaveText([/Coit Tower/, /Vesuvio Cafe/]);
});

test('PCRE-06 PCRE-28 to PCRE-33 RUL-68 a place of one’s own joins by name and address', async ({
  page,
  account: _,
}) => {
  const title = uniqueTitle('Our bench');
  await openForm(page);
  await form(page).getByLabel('Title').fill(title);
  await addPlace(page, 'vesuvio', 'Vesuvio Cafe');
  await places(page).fill('Our bench');
  await options(page).filter({ hasText: 'Add "Our bench" as custom place' }).click();
  const custom = page.getByRole('dialog', { name: 'Add Custom Place' });
  await expect(custom.getByLabel('Name')).toHaveValue('Our bench');
  await expect(custom.getByRole('button', { name: 'Add Place' })).toBeDisabled();
  await custom.getByLabel('Address').fill('Ina Coolbrith Park');
  await custom.getByRole('button', { name: 'Add Place' }).click();
  await expect(custom).toHaveCount(0);
  await expect(stops(page)).toHaveText([/Vesuvio Cafe/, /Our bench/]);
  await create(page).click();
  await expect(page.getByRole('dialog', { name: title }).getByText('Ina Coolbrith Park')).toBeVisible();
});

test('PCRE-18 to PCRE-23 a plan without title or places is refused in words', async ({
  page,
  account: _,
}) => {
  const dialog = await openForm(page);
  await expect(create(page)).toBeDisabled();
  await dialog.getByLabel('Title').press('Enter');
  await expect(dialog.getByText('Title is required', { exact: true })).toBeVisible();
  await expectToast(page, 'Missing Title', 'Please enter a title for your date plan.');
  await dialog.getByLabel('Title').fill('Too short an evening');
  await addPlace(page, 'vesuvio', 'Vesuvio Cafe');
  await expect(create(page)).toBeDisabled();
  await dialog.getByLabel('Title').press('Enter');
  await expect(dialog.getByText('At least 2 places are required', { exact: true })).toBeVisible();
  await expectToast(page, 'More Places Needed', 'Please add at least 2 places to create a date plan.');
  await addPlace(page, 'coit', 'Coit Tower');
  await expect(create(page)).toBeEnabled();
});

test('PCRE-17 PCRE-24 ERR-02 a failure keeps the dialog and what was written, and says why', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const title = uniqueTitle('Second try');
  const dialog = await openForm(page);
  await dialog.getByLabel('Title').fill(title);
  await addPlace(page, 'vesuvio', 'Vesuvio Cafe');
  await addPlace(page, 'coit', 'Coit Tower');
  let cut: () => void = () => {};
  const pressed = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await page.route('**/rpc/plans/create', async (route) => {
    await pressed;
    await route.abort();
  });
  await create(page).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  cut();
  await expectToast(page, 'Creation Failed', 'Failed to create date plan. Please try again.');
  await expect(dialog.getByText('Failed to create date plan. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await expect(stops(page)).toHaveCount(2);
  await page.unroute('**/rpc/plans/create');
  await create(page).click();
  await expectToast(page, 'Date Plan Created! 🎉', `"${title}" has been successfully created and published.`);
});

test('PCRE-09 PCRE-10 a free member is asked to upgrade where members have the Privé switch', async ({
  page,
  account: _,
}) => {
  const dialog = await openForm(page);
  await expect(dialog.getByRole('switch', { name: 'Visible to all users' })).toBeChecked();
  await expect(dialog.getByRole('switch')).toHaveCount(1);
  await expect(dialog.getByText('Upgrade to Privé', { exact: true })).toBeVisible();
  await expect(
    dialog.getByText('Create exclusive date plans for Privé members only', { exact: true }),
  ).toBeVisible();
});

test('PCRE-11 PCRE-12 PCRE-13 visible and Privé turn each other off', async ({ page, member: _ }) => {
  const dialog = await openForm(page);
  const visible = dialog.getByRole('switch', { name: 'Visible to all users' });
  const prive = dialog.getByRole('switch', { name: 'Privé' });
  await expect(prive).not.toBeChecked();
  await prive.check();
  await expect(visible).not.toBeChecked();
  await visible.check();
  await expect(prive).not.toBeChecked();
});

test('PCRE-25 PCRE-26 PCRE-27 neither a place nor a tag is there twice', async ({ page, account: _ }) => {
  const dialog = await openForm(page);
  await addPlace(page, 'vesuvio', 'Vesuvio Cafe');
  await places(page).fill('vesuvio');
  await options(page).filter({ hasText: 'Vesuvio Cafe' }).click();
  await expect(stops(page)).toHaveCount(1);
  const tags = dialog.getByRole('combobox', { name: 'Tags' });
  for (const text of ['  Foggy ', 'Foggy', '   ']) {
    await tags.fill(text);
    await tags.press('Enter');
  }
  await expect(dialog.getByRole('button', { name: /^Remove Foggy/ })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test.describe('the place search box', () => {
  test('PSB-01 PSB-03 PSB-11 waits for three characters, and offers the text as a custom place before', async ({
    page,
    account: _,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (readInput(request, 'places/suggest')) asked.push(request.url());
    });
    await openForm(page);
    await places(page).pressSequentially('ve');
    await expect(page.getByText('Type at least 3 characters to search', { exact: true })).toBeVisible();
    await expect(options(page)).toHaveText(['Add "ve" as custom place']);
    await places(page).pressSequentially('suvio', { delay: 40 });
    await expect(options(page).first()).toContainText('Vesuvio Cafe');
    // PSB-02: one question, once typing has stopped.
    expect(asked).toHaveLength(1);
  });

  test('PSB-04 PSB-05 PSB-06 PSB-08 lists at most eight, with name, address and price', async ({
    page,
    account: _,
  }) => {
    await openForm(page);
    await places(page).fill('cafe');
    await expect(options(page).nth(1)).toBeVisible();
    expect(await options(page).count()).toBeLessThanOrEqual(8 + 1);
    await places(page).fill('vesuvio');
    const vesuvio = options(page).filter({ hasText: 'Vesuvio Cafe' });
    await expect(vesuvio).toContainText('255 Columbus');
    await expect(vesuvio).toContainText('$$');
  });

  test('PSB-12 says what it did not find', async ({ page, account: _ }) => {
    await openForm(page);
    await places(page).fill('xyzzyplugh');
    await expect(page.getByText('No places found for "xyzzyplugh"', { exact: true })).toBeVisible();
    await expect(page.getByText('Try a different search term or add it as a custom place')).toBeVisible();
    await expect(options(page)).toHaveText(['Add "xyzzyplugh" as custom place']);
  });
});

test('RUL-67 a plan is edited in the same dialog, filled, with the button Save', { tag: '@flow' }, async ({
  page,
  account,
}) => {
  const plan = await createPlan(account, { description: 'Slowly.', tags: ['Quiet'] });
  const title = uniqueTitle('A better name');
  await page.goto('/curated-plans');
  await page.getByRole('link', { name: plan.title }).click();
  await choose(
    page,
    page.getByRole('dialog', { name: plan.title }).getByRole('button', { name: 'More' }),
    'Edit plan',
  );
  const dialog = page.getByRole('dialog', { name: 'Edit date plan' });
  await expect(dialog.getByLabel('Title')).toHaveValue(plan.title);
  await expect(dialog.getByLabel('Description')).toHaveValue('Slowly.');
  await expect(dialog.getByRole('button', { name: 'Remove Quiet' })).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: plan.title })).toHaveCount(0);
});

test('a draft outlives its dialog, and is gone once it was given up', async ({ page, account: _ }) => {
  const dialog = await openForm(page, '/curated-plans');
  await dialog.getByLabel('Title').fill('Half an idea');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Date' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Half an idea');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Create Date' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});

test('a visitor who follows an address with the dialog signs in first', async ({ page }) => {
  await page.goto('/curated-plans?create=true');
  await expect(page).toHaveURL(/\/auth\?next=/);
});
