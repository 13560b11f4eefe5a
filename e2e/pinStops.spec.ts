import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { createMember } from './fixtures/people.ts';
import { createPlan, uniqueTitle } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';

const form = (page: Page, name = 'Create Curated Date Plan') => page.getByRole('dialog', { name });
const custom = (page: Page) => page.getByRole('dialog', { name: 'Add Custom Place' });
const stops = (page: Page) => page.getByRole('list', { name: 'Stops, in order' }).getByRole('listitem');
const options = (page: Page) =>
  page
    .getByRole('listbox', { name: 'Results' })
    .getByRole('option')
    .filter({ hasNotText: 'as custom place' });

/** A spot of one's own, so that no pin of another test is near. */
const someSpot = () => ({
  latitude: 37.72 + Math.random() * 0.06,
  longitude: -122.49 + Math.random() * 0.06,
});

async function storePin(owner: Account, part: object = {}): Promise<{ id: string; title: string }> {
  const title = uniqueTitle('Bench');
  const pin = {
    title,
    category: 'Outdoor',
    at: someSpot(),
    address: 'Above the beach',
    request_id: randomUUID(),
    ...part,
  };
  const { body } = await call<{ id: string }>('pins.create', pin, owner.cookie);
  return { id: body.id, title };
}

async function choose(page: Page, dialog: string, typed: string): Promise<void> {
  await form(page, dialog)
    .getByLabel(/^Places/)
    .fill(typed);
  await options(page).filter({ hasText: typed }).click();
}

test('a pin that is chosen in the form of a new plan becomes a stop by its words, which can be corrected', {
  tag: '@flow',
}, async ({ page, account }) => {
  const pin = await storePin(account);
  await page.goto('/curated-plans?create=true');
  const title = uniqueTitle('At the bench');
  await form(page)
    .getByLabel(/^Title/)
    .fill(title);
  await choose(page, 'Create Curated Date Plan', 'Vesuvio Cafe');
  await choose(page, 'Create Curated Date Plan', pin.title);
  await expect(custom(page)).toContainText('Only these words of the pin go into the plan.');
  await expect(custom(page).getByLabel('Name')).toHaveValue(pin.title);
  await expect(custom(page).getByRole('button', { name: 'Add Place' })).toBeFocused();
  await custom(page).getByLabel('Address').fill('Above the north end of the beach');
  await custom(page).getByRole('button', { name: 'Add Place' }).click();
  await expect(stops(page)).toHaveText([/Vesuvio Cafe/, new RegExp(pin.title)]);
  // PCRE-25: chosen once more, it is there already, whatever its words have become.
  await choose(page, 'Create Curated Date Plan', pin.title);
  await expect(page.getByText('This place is in the plan already.')).toBeVisible();
  await expect(custom(page)).toHaveCount(0);
  await expect(stops(page)).toHaveCount(2);
  await form(page).getByRole('button', { name: 'Create', exact: true }).click();
  const stored = page.getByRole('dialog', { name: title });
  await expect(stored.getByText('Above the north end of the beach')).toBeVisible();
  await expect(stored.getByRole('link', { name: pin.title })).toHaveCount(0);
});

test('the same holds where a plan is edited', async ({ page, account }) => {
  const pin = await storePin(account, { address: null });
  const plan = await createPlan(account);
  await page.goto(`/curated-plans?edit=${plan.id}`);
  await choose(page, 'Edit date plan', pin.title);
  await expect(custom(page).getByLabel('Address')).toBeFocused();
  await expect(custom(page).getByRole('button', { name: 'Add Place' })).toBeDisabled();
  await page.keyboard.type('North side');
  await page.keyboard.press('Enter');
  await expect(stops(page)).toHaveCount(3);
  await form(page, 'Edit date plan').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page, 'Edit date plan')).toHaveCount(0);
  const { body } = await call<{ plan: { places: object[] } }>('plans.get', { id: plan.id }, account.cookie);
  expect(body.plan.places[2]).toMatchObject({ name: pin.title, address: 'North side', latitude: null });
});

test('Add to plan on a pin opens the same, once, from its row and from its page', async ({
  page,
  account,
}) => {
  const pin = await storePin(account);
  await page.goto(`/search?q=${encodeURIComponent(pin.title)}`);
  await page.getByRole('link', { name: `Add ${pin.title} to a plan` }).click();
  await expect(custom(page).getByLabel('Address')).toHaveValue('Above the beach');
  await page.keyboard.press('Escape');
  await expect(custom(page)).toHaveCount(0);
  await expect(form(page)).toBeVisible();
  await expect(stops(page)).toHaveCount(0);

  await page.goto(`/place/${pin.id}`);
  await page.getByRole('link', { name: 'Add to plan' }).click();
  await expect(custom(page).getByRole('button', { name: 'Add Place' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stops(page)).toHaveText([new RegExp(pin.title)]);
  // The address still says what the plan began with.
  await page.reload();
  await expect(stops(page)).toHaveText([new RegExp(pin.title)]);
  await expect(custom(page)).toHaveCount(0);
});

test('a Privé pin of somebody else is no stop of a plan, and its address says so', async ({
  page,
  member: _,
}) => {
  const pin = await storePin(await createMember(), { is_prive: true, is_public: false });
  await page.goto(`/search?q=${encodeURIComponent(pin.title)}`);
  await expect(page.getByRole('article').filter({ hasText: pin.title })).toBeVisible();
  await expect(page.getByRole('link', { name: `Add ${pin.title} to a plan` })).toHaveCount(0);
  await page.goto(`/place/${pin.id}`);
  await expect(page.getByRole('heading', { name: pin.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to plan' })).toHaveCount(0);

  await page.goto(`/curated-plans?create=true&with=${pin.id}`);
  await expect(form(page).getByRole('alert').filter({ hasText: 'no plan can stop' })).toBeVisible();
  await form(page)
    .getByLabel(/^Places/)
    .fill(pin.title);
  await expect(page.getByText(`No places found for "${pin.title}"`)).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test('what cannot be loaded is no stop, and the form says why', async ({ page, account: _, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/curated-plans?create=true&with=liora-atlantis');
  await expect(form(page)).toContainText('The place you wanted to add can no longer be found.');
  await page.route('**/rpc/places/get?*', (route) => route.abort());
  await page.goto('/curated-plans?create=true&with=liora-vesuvio');
  await expect(form(page)).toContainText('The place you wanted to add could not be loaded.');
  await page.unroute('**/rpc/places/get?*');
  await form(page).getByRole('button', { name: 'Try again' }).click();
  await expect(stops(page)).toHaveText([/Vesuvio Cafe/]);
  await expect(form(page)).not.toContainText('could not be loaded');
});

test('a stop that is not there any more is named where the plan is refused', async ({
  page,
  account: _,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/curated-plans?create=true&with=liora-vesuvio');
  await expect(stops(page)).toHaveCount(1);
  await choose(page, 'Create Curated Date Plan', 'City Lights');
  await form(page)
    .getByLabel(/^Title/)
    .fill(uniqueTitle('Gone'));
  await page.route('**/rpc/plans/create', (route) => {
    const sent = route.request().postData() ?? '';
    return route.continue({ postData: sent.replace('liora-vesuvio', 'liora-atlantis') });
  });
  await form(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form(page).getByRole('alert')).toContainText([
    'Vesuvio Cafe can no longer be found. Please remove it.',
  ]);
});

test('PCRE-25 of two stops whose places have become one each is taken out alone', async ({
  page,
  account,
}) => {
  const plan = await createPlan(account);
  let isDoubled = true;
  await page.route('**/rpc/plans/get?*', async (route) => {
    if (!isDoubled) return route.continue();
    const answer = await route.fetch();
    const body = await answer.json();
    const { places } = body.json.plan;
    places.splice(1, 0, { ...places[0], note: 'Once more' });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/curated-plans?edit=${plan.id}`);
  const dialog = form(page, 'Edit date plan');
  await expect(stops(page)).toHaveCount(3);
  await expect(stops(page).nth(1)).toContainText('This place is in the plan already.');
  await expect(stops(page).nth(0)).not.toContainText('already');
  await stops(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(stops(page)).toHaveCount(2);
  await expect(dialog.getByLabel(/^Note for/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stops(page)).toHaveCount(3);
  await stops(page)
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(stops(page)).toHaveCount(2);
  await expect(dialog.getByLabel(/^Note for/)).toHaveValue('Once more');
  isDoubled = false;
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const { body } = await call<{ plan: { places: object[] } }>('plans.get', { id: plan.id }, account.cookie);
  expect(body.plan.places).toHaveLength(2);
});
