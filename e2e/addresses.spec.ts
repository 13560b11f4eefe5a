import { randomUUID } from 'node:crypto';
import { call } from './fixtures/api.ts';
import { expectAccessibleInBothThemes } from './fixtures/axe.ts';
import { createModerator } from './fixtures/moderating.ts';
import { createAccount, signInAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { expectToast } from './fixtures/toast.ts';

test('SRCH-31 RUL-85 ADM-02 a published pin whose address was not found is given its point, and that is taken back', {
  tag: '@flow',
}, async ({ page, context }) => {
  const author = await createAccount();
  const title = `A bench ${randomUUID().slice(0, 8)}`;
  const address = `Behind the third oak ${randomUUID().slice(0, 8)}`;
  await call('pins.create', { title, category: 'Outdoor', address, request_id: randomUUID() }, author.cookie);
  await signInAs(context, await createModerator());
  // At the end of the reports, and in a list of their own.
  await page.goto('/admin');
  await page.getByRole('region', { name: 'Pins without a point' }).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/admin\/places\?tab=addresses/);
  const read = page.getByRole('article', { name: title });
  await expect(read.getByText(address)).toBeVisible();
  await expect(read.getByText('The address is not found.')).toBeVisible();
  await expect(read.getByRole('link', { name: `By ${author.username}` })).toBeVisible();
  await read.getByRole('button', { name: 'Set the point' }).click();
  await expect(read.getByText('Choose a point first.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a pin without a point');
  // Half a point is none.
  await read.getByRole('textbox').fill('37.7766');
  await read.getByRole('button', { name: 'Set the point' }).click();
  await expect(read.getByText('Choose a point first.')).toBeVisible();
  await read.getByRole('textbox').fill('37.7766, -122.4247');
  await read.getByRole('button', { name: 'Set the point' }).click();
  await expectToast(page, `${title} has its point`);
  // On a phone the next pin may be read now.
  await expect(read).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, `${title} has no point again`);
  await page.goto('/admin/places?tab=addresses');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
