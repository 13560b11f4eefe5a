import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { createModerator } from './fixtures/moderating.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';
import { removeRecords, type Twins, twoRecords } from './fixtures/twins.ts';

interface PlacePage {
  place: { id: string; websiteUrl: string | null };
}
const placeAt = async (id: string) => (await call<PlacePage>('places.get', { id })).body.place;
const savesOf = async (cookie: string) =>
  (await call<{ places: { place: { id: string } }[] }>('saved.places', { sort: 'added', limit: 10 }, cookie))
    .body;

let twins: Twins;
/** In the list. */
const row = (page: Page) => page.getByRole('link', { name: `${twins.name} 98% alike` });
test.beforeEach(async () => {
  twins = await twoRecords();
});
test.afterEach(() => removeRecords(twins));

test('RUL-115 ADM-02 two records of one place are merged and parted again by keys alone', {
  tag: '@flow',
}, async ({ page, context }) => {
  const saver = await createAccount();
  await call('saved.save', { place_id: twins.ids[1] }, saver.cookie);
  const before = JSON.stringify(await savesOf(saver.cookie));
  await signInAs(context, await createModerator());
  await page.goto(`/admin/places?tab=duplicates&item=${twins.item}`);
  const read = page.getByRole('article', { name: twins.name });
  await expect(read.getByText('same name, same phone, 130 ft apart')).toBeVisible();
  // The one that somebody saved stays, until somebody chooses.
  await page.keyboard.press('s');
  await tabTo(read.getByRole('radio', { name: '918 Cole Street' }));
  await page.keyboard.press('ArrowRight');
  await expect(read.getByRole('radio', { name: '918 Cole St', exact: true })).toBeChecked();
  await page.keyboard.press('m');
  await expectToast(page, `Merged: ${twins.name}`);
  await expect(read).toHaveCount(0);
  expect(await placeAt(twins.ids[1])).toMatchObject({
    id: twins.ids[0],
    websiteUrl: twins.website,
  });
  expect(JSON.stringify(await savesOf(saver.cookie))).toContain(twins.ids[0]);

  await page.keyboard.press('u');
  await expectToast(page, `Undone: ${twins.name}`);
  expect((await placeAt(twins.ids[1])).id).toBe(twins.ids[1]);
  expect(await placeAt(twins.ids[0])).toMatchObject({ id: twins.ids[0], websiteUrl: null });
  expect(JSON.stringify(await savesOf(saver.cookie))).toBe(before);
});

test('RUL-115 a merge is undone later from the list of merges, and two places are told apart', async ({
  page,
  context,
}) => {
  const moderator = await createModerator();
  const [from, to] = twins.ids;
  await call('places.merge', { from, to, take: ['address'] }, moderator.cookie);
  await signInAs(context, moderator);
  await page.goto('/admin/places?tab=merges');
  const merge = page.getByRole('listitem').filter({ hasText: twins.name });
  await expect(merge.getByText('Taken over: Address')).toBeVisible();
  await tabTo(merge.getByRole('button', { name: `Undo the merge of ${twins.name} into ${twins.name}` }));
  await page.keyboard.press('Enter');
  await expectToast(page, `Undone: ${twins.name} into ${twins.name}`);
  await expect(merge.getByText(/^Undone on/)).toBeVisible();
  expect((await placeAt(from)).id).toBe(from);

  await page.getByRole('link', { name: 'All duplicates' }).click();
  await row(page).click();
  await page.keyboard.press('t');
  await expectToast(page, `Two places: ${twins.name}`);
  await expect(row(page)).toHaveCount(0);
});

test('axe finds nothing on the screens of duplicates', async ({ page, context }) => {
  await signInAs(context, await createModerator());
  await page.goto(`/admin/places?tab=duplicates&item=${twins.item}`);
  await expect(page.getByRole('article', { name: twins.name })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a pair');
});
