import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { database } from './fixtures/database.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { createModerator } from './fixtures/moderating.ts';
import { signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

let place: { id: string; name: string };
test.beforeEach(async () => {
  const mark = randomUUID().slice(0, 8);
  place = { id: `lumen-${mark}`, name: `Lumen ${mark}` };
  await database()
    .insertInto('venues')
    .values({
      place_id: place.id,
      name: place.name,
      address: '918 Cole Street',
      locality: 'San Francisco',
      category: 'Bar',
      categories: ['Bar'],
      latitude: 37.2,
      longitude: -123.4,
      time_zone: 'America/Los_Angeles',
      source: 'osm',
      source_id: place.id,
      licence: 'ODbL-1.0',
      source_date: '2025-10-01',
    })
    .execute();
});
test.afterEach(async () => {
  await database()
    .updateTable('venues')
    .set({ gone_at: new Date() })
    .where('place_id', '=', place.id)
    .execute();
});

const shown = async () =>
  (await call<{ place: { hoursWeekly: unknown[] | null; name: string } }>('places.get', { id: place.id }))
    .body.place;
const saved = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectToast(page, 'Saved');
};

test('RUL-95 ADM-02 a place without hours is found, gets hours by keys alone, is locked, and it is taken back', {
  tag: '@flow',
}, async ({ page, context }) => {
  await signInAs(context, await createModerator());
  await page.goto('/admin/places?tab=all&missing=hours');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(place.name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('link', { name: place.name });
  await expect(row.getByText('No hours')).toBeVisible();
  await tabTo(row);
  await page.keyboard.press('Enter');
  const read = page.getByRole('article', { name: place.name });
  await expect(read.getByText('No hours are shown.', { exact: true })).toBeVisible();
  await read.getByRole('button', { name: 'Add hours on Monday' }).press('Enter');
  await read.getByRole('button', { name: 'Copy Monday to …' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Every day' }).press('Enter');
  await expect(read.getByLabel('As OpenStreetMap writes them')).toHaveValue('Mo-Su 10:00-18:00');
  await expect(read.getByRole('region', { name: 'How the week will read' })).toContainText('10 AM–6 PM');
  // Without a reason nothing is saved, and the key leads to it.
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(read.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Seen at the door');
  await saved(page);
  await expect(read.getByRole('button', { name: 'Unlock Opening hours' })).toBeVisible();
  await expect(read.getByText(/^Locked by .+/)).toBeVisible();
  expect((await shown()).hoursWeekly).toHaveLength(7);
  await expectAccessibleInBothThemes(page, 'a place that is edited');

  await read.getByRole('link', { name: 'Open its page' }).press('Enter');
  // On phones the week is folded.
  await expect(page.getByText('10 AM–6 PM')).not.toHaveCount(0);
  await page.goBack();
  await read.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectToast(page, 'Taken back');
  await expect(read.getByRole('button', { name: 'Lock Opening hours' })).toBeVisible();
  expect((await shown()).hoursWeekly).toBeNull();
});

test('RUL-95 what somebody types outlives that another admin saves first, and looking at another place', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 409/);
  const [admin, other] = [await createModerator(), await createModerator()];
  await signInAs(context, admin);
  await page.goto(`/admin/places?tab=all&item=${place.id}`);
  const read = page.getByRole('article', { name: place.name });
  await read.getByLabel('Phone', { exact: true }).fill('+1 415 555 0100');
  await read.getByLabel('Reason').fill('They called');
  const { body } = await call<{ version: string }>('places.editable', { id: place.id }, other.cookie);
  const theirs = { id: place.id, version: body.version, set: { price: 2 }, reason: 'It costs more' };
  await call('places.edit', theirs, other.cookie);
  await read.getByRole('button', { name: 'Save' }).click();
  await expect(read.getByText('Somebody else changed this place.')).toBeVisible();
  await expect(read.getByLabel('Phone', { exact: true })).toHaveValue('+1 415 555 0100');
  await expect(read.getByRole('button', { name: 'Unlock Price' })).toBeVisible();
  await read.getByLabel('Phone', { exact: true }).focus();
  await saved(page);
  await expect(read.getByText('Phone: nothing → +1 415 555 0100')).toBeVisible();
});
