import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { leaveMapBlank } from './fixtures/blankMap.ts';
import { database } from './fixtures/database.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { createModerator } from './fixtures/moderating.ts';
import { signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

const PHONE_MAX_PX = 767;

let place: { id: string; name: string };
const imported = (id: string, name: string, latitude: number) =>
  database()
    .insertInto('venues')
    .values({
      place_id: id,
      name,
      address: '918 Cole Street',
      locality: 'San Francisco',
      category: 'Bar',
      categories: ['Bar'],
      latitude,
      longitude: -123.4,
      time_zone: 'America/Los_Angeles',
      source: 'overture',
      source_id: id,
      licence: 'CDLA-Permissive-2.0',
      source_date: '2025-10-01',
      confidence: 0.55,
    })
    .execute();
test.beforeEach(async ({ context }) => {
  await leaveMapBlank(context);
  const mark = randomUUID().slice(0, 8);
  place = { id: `lumen-${mark}`, name: `Lumen ${mark}` };
  await imported(place.id, place.name, 37.2);
});
test.afterEach(async () => {
  await database()
    .updateTable('venues')
    .set({ gone_at: new Date() })
    .where('place_id', 'like', `${place.id}%`)
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
  await page.goto('/admin/places?tab=all&missing=hours&confidence=60');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(place.name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('link', { name: place.name });
  await expect(row.getByText('No hours')).toBeVisible();
  await expect(row.getByText('Doubtful, 55 %')).toBeVisible();
  await tabTo(row);
  await page.keyboard.press('Enter');
  const read = page.getByRole('article', { name: place.name });
  await expect(read.getByText('Overture Maps: Doubtful, 55 %')).toBeVisible();
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
  const told = { place_id: place.id, kind: 'moved', note: null };
  const { body: proposal } = await call<{ id: string }>('places.reportFact', told, admin.cookie);
  const answer = { id: proposal.id, decision: 'accept', reason: 'Seen it', address: '7 New Street' };
  await call('places.decideProposal', answer, other.cookie);
  await page.goto(`/admin/places?tab=all&item=${place.id}`);
  const read = page.getByRole('article', { name: place.name });
  await expect(read.getByText('Address: 918 Cole Street → 7 New Street')).toBeVisible();
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

test('RUL-95 the list and the map of it point to each other, and the map narrows the list', {
  tag: '@flow',
}, async ({ page, context }) => {
  const wide = (page.viewportSize()?.width ?? 0) > PHONE_MAX_PX;
  await imported(`${place.id}-far`, `${place.name} far`, 37.5);
  await signInAs(context, await createModerator());
  await page.goto(`/admin/places?tab=all&q=${encodeURIComponent(place.name)}`);
  const row = page.getByRole('listitem').filter({ hasText: `${place.name} far` });
  await expect(row).toBeVisible();
  if (!wide) await page.getByText('Map', { exact: true }).click();
  const dot = page
    .getByRole('group', { name: 'Places on the map' })
    .getByRole('button', { name: `${place.name} far` });
  await expect(dot).toBeVisible();
  if (wide) {
    await row.hover();
    await expect(dot).toHaveAttribute('data-look', 'selected');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(dot).not.toHaveAttribute('data-look', 'selected');
  }
  await dot.press('Enter');
  await expect(dot).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleInBothThemes(page, 'the map of the list');
  if (wide) {
    await expect(row).toHaveAttribute('data-pointed');
    await dot.press('Escape');
    await expect(row.getByRole('link')).toBeFocused();
  }

  // One step closer to the middle between the two there is neither of them.
  await page.getByRole('region', { name: 'Map of the list' }).locator('canvas').press('+');
  await page.getByRole('button', { name: 'Only what is here' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No place fits' })).toBeVisible();
  await expect(page).toHaveURL(/area=/);
  await page.getByRole('button', { name: 'In one part of the map' }).press('Enter');
  await expect(dot).toBeVisible();
  // What is chosen on the map is opened below it.
  await dot.press('Enter');
  await page
    .getByRole('link', { name: `${place.name} far` })
    .last()
    .press('Enter');
  await expect(page.getByRole('article', { name: `${place.name} far` })).toBeVisible();
  await page.getByRole('button', { name: wide ? 'Map' : 'Back to the list', exact: true }).press('Enter');
  await expect(dot).toHaveAttribute('aria-pressed', 'true');
});
