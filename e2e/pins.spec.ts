import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { choose } from './fixtures/menu.ts';
import { createAccount } from './fixtures/people.ts';
import { uniqueTitle } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'New pin' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const search = (page: Page, words: string) => page.goto(`/search?q=${encodeURIComponent(words)}`);
const found = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** Somewhere in the city: a spot of one's own, so that no pin of another test is near. */
const someSpot = () => ({
  latitude: 37.72 + Math.random() * 0.06,
  longitude: -122.49 + Math.random() * 0.06,
});

async function storePin(owner: Account, part: object = {}): Promise<{ id: string; title: string }> {
  const title = uniqueTitle('A bench');
  const content = { title, category: 'Outdoor', at: someSpot(), request_id: randomUUID(), ...part };
  const { body } = await call<{ id: string }>('pins.create', content, owner.cookie);
  return { id: body.id, title };
}

async function openMap(page: Page): Promise<void> {
  const { latitude, longitude } = someSpot();
  await page.goto(`/map?lat=${latitude}&lng=${longitude}&radius=1`);
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
}

test('PIN-01 PIN-06 PIN-07 ERR-57 RT-01 a pin is dropped by a right click and found by somebody else', {
  tag: '@flow',
}, async ({ page, account: _, anotherPerson, isMobile }) => {
  test.skip(isMobile, 'a finger has no right button');
  const title = uniqueTitle('The last dune');
  const other = await anotherPerson(await createAccount());
  const live = other.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await search(other, title);
  await live;
  await expect(found(other, title)).toHaveCount(0);

  await openMap(page);
  await page.locator('.maplibregl-canvas').click({ button: 'right', position: { x: 500, y: 420 } });
  const form = panel(page);
  await form.getByRole('button', { name: 'Drop pin' }).click();
  await expect(form.getByText('Please select a category for your pin')).toBeVisible();
  await form.getByRole('button', { name: 'Outdoors' }).click();
  await form.getByRole('button', { name: 'Drop pin' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await field(page, 'Title').fill(title);
  await expect(form.getByRole('switch', { name: 'Visible to all' })).toBeChecked();
  await expect(form.getByRole('switch', { name: 'Privé' })).toBeDisabled();
  await form.getByRole('button', { name: 'Drop pin' }).click();
  await expectToast(page, 'Pin Created', title);
  await expect(form).toHaveCount(0);

  // Their kept search is cleared by the live event: looked at again it has the pin.
  await expect(async () => {
    await other.getByRole('link', { name: 'Plans' }).first().click();
    await other.goBack();
    await expect(found(other, title)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(found(other, title).getByText('Your Pin')).toHaveCount(0);
});

test('a pin is dropped by the keyboard alone, and moved by the arrow keys', async ({ page, account }) => {
  const title = uniqueTitle('By hand');
  await openMap(page);
  await page.getByRole('button', { name: 'Drop a pin' }).press('Enter');
  const pin = page.getByRole('button', { name: 'Your new pin' });
  await expect(panel(page)).toBeFocused();
  await pin.press('ArrowRight');
  await pin.press('Shift+ArrowUp');
  await panel(page).getByRole('button', { name: 'Coffee' }).press('Enter');
  await field(page, 'Title').fill(title);
  await field(page, 'Title').press('Enter');
  await expectToast(page, 'Pin Created', title);
  const { body } = await call<{ pins: { latitude: number | null }[] }>('pins.mine', {}, account.cookie);
  expect(body.pins).toHaveLength(1);
  expect(body.pins[0]?.latitude).not.toBeNull();
});

test('RT-01 RUL-98 a pin that somebody else drops appears on an open map, which asks again by itself', async ({
  page,
  account: _,
}) => {
  const spot = someSpot();
  const live = page.waitForResponse((response) => new URL(response.url()).pathname === '/live');
  await page.goto(`/map?lat=${spot.latitude}&lng=${spot.longitude}&radius=0.3`);
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  await live;
  const { title } = await storePin(await createAccount(), { at: spot });
  await expect(
    page.getByRole('group', { name: 'Places on the map' }).getByRole('button', { name: title }),
  ).toBeVisible();
});

test('an own private pin has a lock on the map, and what is saved a bookmark, by name as well', async ({
  page,
  account,
}) => {
  const spot = someSpot();
  const beside = { ...spot, longitude: spot.longitude + 0.001 };
  const own = await storePin(account, { at: spot, is_public: false });
  const other = await storePin(await createAccount(), { at: beside });
  await call('saved.save', { place_id: other.id }, account.cookie);
  await page.goto(`/map?lat=${spot.latitude}&lng=${spot.longitude}&radius=0.3`);
  const pins = page.getByRole('group', { name: 'Places on the map' });
  await expect(
    pins.getByRole('button', { name: new RegExp(`^${own.title}, .*only you can see it`) }),
  ).toBeVisible();
  await expect(pins.getByRole('button', { name: new RegExp(`^${other.title}, .*saved`) })).toBeVisible();
});

test('ERR-52 a visitor who wants to drop a pin is asked to sign in', async ({ page }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Drop a pin' }).click();
  await expectToast(page, 'Authentication Required', 'Sign in to drop pins of your own.');
});

test('PIN-05 ERR-58 an edit in one tab is told to the other, which loses nothing that was typed', async ({
  page,
  context,
  account,
  problems,
}) => {
  problems.expect(/409 \(Conflict\)/);
  const { title } = await storePin(account);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/profile?tab=pins');
    await choose(tab, tab.getByRole('button', { name: `More about ${title}` }), 'Edit Pin');
    await expect(field(tab, 'Title')).toHaveValue(title);
  }
  await field(page, 'Title').fill(`${title} one`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Pin Updated', `${title} one`);

  await field(second, 'Title').fill(`${title} two`);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const changed = second.getByRole('alert').filter({ hasText: 'This pin was changed in the meantime' });
  await expect(changed).toContainText(`${title} one`);
  await expect(changed).toContainText(`${title} two`);
  await expect(field(second, 'Title')).toHaveValue(`${title} two`);
  await changed.getByRole('button', { name: 'Save what I typed' }).click();
  await expectToast(second, 'Pin Updated', `${title} two`);
  await second.close();
});

test('CARD-05 CARD-12 CARD-13 ERR-59 an own pin is deleted from its card and comes back with Undo', async ({
  page,
  account,
}) => {
  const { title } = await storePin(account, { subcategory: 'Park' });
  await search(page, title);
  const card = found(page, title);
  await expect(card.getByText('Your Pin')).toBeVisible();
  await expect(card.getByText('Afternoon')).toBeVisible();
  await choose(page, card.getByRole('button', { name: `More about ${title}` }), 'Delete Pin');
  await expect(page.locator('.toast')).toContainText('Pin Deleted');
  await expect(card).toHaveCount(0);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test('PIN-03 CARD-13 the page of an own pin says who sees it, and that is changed where it stands', {
  tag: '@flow',
}, async ({ page, account, isMobile }) => {
  const { id, title } = await storePin(account);
  await page.goto(`/place/${id}`);
  await expect(page.getByText('Visible to all')).toBeVisible();
  await page.getByRole('button', { name: 'Change who sees it' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Visible to all' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Pin Updated', title);
  await expect(page.getByText('Only you can see it')).toBeVisible();

  if (isMobile) await choose(page, page.getByRole('button', { name: `More about ${title}` }), 'Delete Pin');
  else await page.getByRole('button', { name: 'Delete Pin' }).click();
  await expect(page.locator('.toast')).toContainText('Pin Deleted');
  await expect(page).not.toHaveURL(new RegExp(id));
});

test('PIN-03 PIN-04 CARD-14 private pins are not seen by others, public ones can only be reported', async ({
  page,
  account: _,
}) => {
  const owner = await createAccount();
  const secret = await storePin(owner, { is_public: false });
  const open = await storePin(owner);
  await search(page, secret.title);
  await expect(page.getByText('No places found').first()).toBeVisible();
  await expect(found(page, secret.title)).toHaveCount(0);
  await search(page, open.title);
  await found(page, open.title)
    .getByRole('button', { name: `More about ${open.title}` })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Report Pin']);
  await page.getByRole('menuitem', { name: 'Report Pin' }).click();
  await expect(page.getByRole('dialog')).toContainText('Report');
});

test('RUL-84 dropping a pin where an own one is asks which is meant, and forbids nothing', async ({
  page,
  account,
}) => {
  const { title } = await storePin(account);
  await page.goto('/profile?tab=pins');
  await page.getByRole('button', { name: 'Add a pin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Outdoors' }).click();
  await field(page, 'Title').fill(title);
  await field(page, 'Address').fill('600 Guerrero St, San Francisco');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.locator('.toast')).toContainText('Coordinates found');
  await expect(page.getByText(`You have a pin called ${title}`)).toBeVisible();
  await page.getByRole('button', { name: 'Drop pin' }).click();
  const asking = page.getByRole('dialog', { name: 'Edit the existing pin?' });
  await expect(asking.getByText(title)).toHaveCount(2);
  await expect(asking.getByRole('img', { name: 'Both pins on the map' })).toBeVisible();
  await asking.getByRole('button', { name: 'Drop a new one' }).click();
  await expectToast(page, 'Pin Created', title);
});

test('ERR-60 ERR-62 an address is found or not, and the bulk switch makes all pins private', async ({
  page,
  account,
}) => {
  await storePin(account);
  await page.goto('/profile?tab=pins');
  await page.getByRole('button', { name: 'Add a pin' }).click();
  await field(page, 'Address').fill('1 Nowhere Lane, San Francisco');
  await page.getByRole('button', { name: 'Find' }).click();
  await expectToast(page, 'Address not found');
  await field(page, 'Address').fill('600 Guerrero St, San Francisco, CA 94110');
  await page.getByRole('button', { name: 'Find' }).click();
  await expectToast(page, 'Coordinates found', 'Right at the house.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Make all private' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make all private' }).click();
  await expectToast(page, '1 pin is private now');
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
});
