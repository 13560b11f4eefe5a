import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { choose } from './fixtures/menu.ts';
import { createMember } from './fixtures/people.ts';
import { createPlan, DEMO_PLACES } from './fixtures/plans.ts';
import type { Account } from './fixtures/somebodyNew.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const { bookshop, bar, square } = DEMO_PLACES;
const BOOKSHOP = 'City Lights Booksellers';

/** Two members who are linked. */
async function couple(): Promise<[Account, Account]> {
  const [maya, june] = [await createMember(), await createMember()];
  const { body } = await call<{ code: string }>('couples.createCode', {}, maya.cookie);
  await call('couples.accept', { code: body.code }, june.cookie);
  return [maya, june];
}
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('RUL-47 LINK-01 NOTIF-06 RT-03 what one saves the other sees at once, with a dot until they have looked, and not any more once it is kept', {
  tag: '@flow',
}, async ({ anotherPerson }) => {
  const [maya, june] = await couple();
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  await his.goto('/saved?tab=partner');
  await expect(his.getByText(`${maya.username} has not shared a place yet`)).toBeVisible();

  await hers.goto(`/place/${bookshop.id}`);
  await hers.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = hers.getByRole('dialog', { name: 'Save Place' });
  await expect(dialog.getByRole('switch', { name: `${june.username} sees it` })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  // Without doing anything.
  await expect(card(his, BOOKSHOP)).toBeVisible();
  await expect(item(his, BOOKSHOP).getByText(`Saved by ${maya.username}`)).toBeVisible();
  await expect(item(his, BOOKSHOP).getByText('New', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(his, 'shared with partner');
  // Once looked at it is new no longer, here and elsewhere.
  await expect
    .poll(async () => (await call<Shared>('saved.shared', {}, june.cookie)).body.places[0]?.is_new)
    .toBe(false);
  await tab(his, 'Plans').click();
  await tab(his, 'Shared with partner').click();
  await expect(card(his, BOOKSHOP)).toBeVisible();
  await expect(item(his, BOOKSHOP).getByText('New', { exact: true })).toHaveCount(0);

  // She keeps it: it leaves his open page, and comes again when she takes that back.
  await hers.goto('/saved');
  await choose(hers, hers.getByRole('button', { name: `More for ${BOOKSHOP}` }), 'Keep to myself');
  await expect(hers.getByText('Only you', { exact: true })).toBeVisible();
  await expect(card(his, BOOKSHOP)).toHaveCount(0);
  await hers.getByRole('button', { name: 'Undo' }).click();
  await expect(card(his, BOOKSHOP)).toBeVisible();

  await call('couples.disconnect', {}, maya.cookie);
  await expect(card(his, BOOKSHOP)).toHaveCount(0);
  await expect(his.getByText('You have no partner here yet')).toBeVisible();
});

interface Shared {
  places: { is_new: boolean }[];
}

test('RUL-47 his places are searched and sorted, her own switches stand with her places, and a place is kept from the first moment', async ({
  anotherPerson,
}) => {
  const [maya, june] = await couple();
  for (const { id } of [bookshop, bar, square]) await call('saved.save', { place_id: id }, maya.cookie);
  const his = await anotherPerson(june);
  await his.goto('/saved?tab=partner');
  await expect(his.getByRole('article')).toHaveCount(3);
  await his.getByRole('button', { name: 'Search saved places' }).click();
  await his.getByRole('searchbox', { name: 'Search your partner’s places' }).fill('vesuvio');
  await expect(his.getByRole('article')).toHaveCount(1);
  await his.getByRole('searchbox').fill('');
  await expect(his.getByRole('article')).toHaveCount(3);
  await choose(his, his.getByRole('button', { name: 'Sorted by Newest' }), 'Name');
  await expect(his.getByRole('article').first()).toContainText(BOOKSHOP);

  const hers = await anotherPerson(maya);
  await hers.goto('/saved');
  await hers.getByRole('button', { name: 'Select', exact: true }).click();
  await hers.getByRole('button', { name: 'Select all' }).click();
  await choose(hers, hers.getByRole('button', { name: 'Sharing' }), 'Keep to myself');
  await expectToast(hers, 'Only you see these 3 places now.');
  await expect(his.getByRole('article')).toHaveCount(0);

  await hers.goto('/place/liora-frances');
  await hers.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = hers.getByRole('dialog', { name: 'Save Place' });
  await dialog.getByRole('switch', { name: `${june.username} sees it` }).uncheck();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hers.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect((await call<Shared>('saved.shared', {}, june.cookie)).body.places).toEqual([]);
});

test('RUL-47 a private plan is said to be seen by two as long as the partner sees it', async ({
  anotherPerson,
  problems,
}) => {
  // In the end he no longer sees it.
  problems.expect(/status of 404/);
  const [maya, june] = await couple();
  const plan = await createPlan(maya, { is_public: false });
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  await his.goto(`/plan/${plan.id}`);
  await expect(his.getByText('Only you two', { exact: true })).toBeVisible();
  await hers.goto(`/plan/${plan.id}`);
  await expect(hers.getByText('Only you two', { exact: true })).toBeVisible();

  await hers.goto(`/plan/${plan.id}?edit=${plan.id}`);
  const form = hers.getByRole('dialog', { name: 'Edit date plan' });
  const visible = form.getByRole('switch', { name: /Visible to all users/ });
  await expect(form).toContainText('Only you two see it');
  await visible.click();
  await expect(form).toContainText('Turn off to keep it to you two');
  await visible.click();
  await form.getByRole('switch', { name: /Keep this to myself/ }).click();
  await expect(form).toContainText('Only you see it');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(hers.getByText('Only you', { exact: true })).toBeVisible();
});

test('RUL-47 both write in one plan at once and nothing is lost; of the same field both texts stay until it is decided', {
  tag: '@flow',
}, async ({ anotherPerson, problems, isMobile }) => {
  problems.expect(/status of 404|status of 409/);
  const [maya, june] = await couple();
  const { id } = await createPlan(maya, { is_public: false });
  const [hers, his] = [await anotherPerson(maya), await anotherPerson(june)];
  const form = (page: Page) => page.getByRole('dialog', { name: 'Edit date plan' });
  const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
  for (const page of [hers, his]) {
    await page.goto(`/plan/${id}?edit=${id}`);
    await expect(field(page, 'Title')).toBeVisible();
  }
  await expect(form(his).getByText(`${maya.username} decides who sees this plan.`)).toBeVisible();
  await expect(form(his).getByRole('switch')).toHaveCount(0);

  // Different fields: his words are in her open form, and both are stored.
  await field(hers, 'Description').fill('Bring a scarf.');
  await field(his, 'Title').fill('Lanterns');
  await form(his).getByRole('button', { name: 'Save' }).click();
  await expect(form(his)).toHaveCount(0);
  await expect(field(hers, 'Title')).toHaveValue('Lanterns');
  await expect(field(hers, 'Description')).toHaveValue('Bring a scarf.');

  // The same field: he stores his, and she is asked.
  await his.goto(`/plan/${id}?edit=${id}`);
  await field(his, 'Description').fill('Bring an umbrella.');
  await form(his).getByRole('button', { name: 'Save' }).click();
  await expect(form(his)).toHaveCount(0);
  const asked = form(hers).getByRole('group', { name: 'Description' });
  await expect(asked).toContainText('Bring a scarf.');
  await expect(asked).toContainText('Bring an umbrella.');
  // On phones the dock of the form lies over whatever is below the fold.
  if (!isMobile) await expectAccessibleInBothThemes(hers, 'what both changed');
  await form(hers).getByRole('button', { name: 'Save' }).click();
  await expectToast(
    hers,
    'First say what it should be',
    'Both of you changed the same, and both texts are still here.',
  );
  // It stands at the top of the form, the button at its foot.
  await expect(form(hers).getByRole('alert').filter({ hasText: 'Bring an umbrella.' })).toBeFocused();
  await asked.getByRole('button', { name: 'Keep both' }).click();
  await expect(field(hers, 'Description')).toHaveValue('Bring an umbrella.\nBring a scarf.');
  await form(hers).getByRole('button', { name: 'Save' }).click();
  await expect(form(hers)).toHaveCount(0);
  await expect(his.getByText('Bring a scarf.')).toBeVisible();

  // And it can be taken back.
  await hers.getByRole('button', { name: 'Undo' }).click();
  await expect(his.getByText('Bring a scarf.')).toHaveCount(0);
  await expect(his.getByText('Bring an umbrella.')).toBeVisible();

  await his.goto(`/plan/${id}?edit=${id}`);
  await expect(field(his, 'Title')).toHaveValue('Lanterns');
  await call('couples.disconnect', {}, maya.cookie);
  await expect(field(his, 'Title')).toHaveCount(0);
  await expect(his.getByText('Lanterns')).toHaveCount(0);
});
